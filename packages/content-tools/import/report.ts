import type { Problem } from '@site/model/check/problem.ts';
import type { Overtaken } from './choose-posts.ts';

/** What the import reports about an article: what it left behind, what it changed, and what needs a look. */
const noteKinds = {
  picture: 'Pictures left out',
  alt: 'Pictures without alternative text: write it into `alt`',
  shortcode: 'Shortcodes dropped (the text between them is kept)',
  block: 'Blocks dropped that WordPress draws itself',
  element: 'Elements dropped',
  script: 'Scripts dropped from elements and links',
  file: 'Links to files of the old site, which are not imported',
  changed: 'Changed',
} as const;

type NoteKind = keyof typeof noteKinds;

/** Takes a note; the same one twice is counted. */
export type TakeNote = (kind: NoteKind, what: string) => void;

/** The notes of one article, each with how often it was taken. */
export type Notes = ReadonlyMap<NoteKind, ReadonlyMap<string, number>>;

export function takeNotes(): { readonly notes: Notes; readonly note: TakeNote } {
  const notes = new Map<NoteKind, Map<string, number>>();
  const note: TakeNote = (kind, what) => {
    const ofKind = notes.get(kind) ?? new Map<string, number>();
    notes.set(kind, ofKind.set(what, (ofKind.get(what) ?? 0) + 1));
  };
  return { notes, note };
}

/** An article that was imported. */
export interface ImportedPost {
  readonly title: string;
  readonly slug: string;
  readonly id: number;
  readonly date: string;
  readonly isDraft: boolean;
  /** Its address on the old site. */
  readonly link: string;
  readonly notes: Notes;
}

export interface LeftPost {
  readonly title: string;
  readonly reason: string;
}

export interface ImportReport {
  /** The export's name. */
  readonly file: string;
  readonly isDryRun: boolean;
  readonly imported: readonly ImportedPost[];
  readonly alreadyThere: readonly LeftPost[];
  readonly leftOut: readonly LeftPost[];
  /** Items that are not articles, by type. */
  readonly others: ReadonlyMap<string, number>;
  readonly terms: number;
  readonly comments: number;
  readonly pictures: number;
  readonly hasPictureSource: boolean;
  /** About the whole import, in sentences. */
  readonly remarks: readonly string[];
  readonly overtaken: readonly Overtaken[];
  /** What the content check refuses; nothing is written then. */
  readonly problems: readonly Problem[];
}

function amount(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** A foreign text on one line and without Markdown's signs: a title may hold anything. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}

function code(text: string): string {
  return `\`${text.replace(/\s+/g, ' ').replaceAll('`', "'")}\``;
}

function verdict({ problems, isDryRun, imported }: ImportReport): string {
  if (problems.length > 0) return 'Refused: nothing was written.';
  if (isDryRun) return 'A trial: nothing was written.';
  return imported.length === 0 ? 'Nothing to import.' : 'Done.';
}

/** The problem of an imported file is reported with the article's title. */
function describeRefusal({ file, field, advice }: Problem, imported: readonly ImportedPost[]): string {
  const post = imported.find(({ slug }) => file === `content/blog/${slug}.yaml`);
  const place = field === '' ? file : `${file}: ${field}`;
  return post ? `"${post.title}", ${place} ${advice}` : `${place} ${advice}`;
}

const pictureAdvice =
  'Pictures are imported with --uploads <folder>, a copy of wp-content/uploads, or with --download, from the old site. Existing articles stay as they are: delete those without their pictures before you import again.';

/** The counts of the import, and what has to be known of it, one line each. */
export function summarize(report: ImportReport): string[] {
  const { imported, alreadyThere, leftOut, pictures, problems } = report;
  const drafts = imported.filter(({ isDraft }) => isDraft).length;
  const counts = imported.flatMap(({ notes }) => [...(notes.get('picture')?.values() ?? [])]);
  const missing = counts.reduce((sum, count) => sum + count, 0);
  const lines = [
    verdict(report),
    `${amount(imported.length, 'article')}${drafts > 0 ? `, ${amount(drafts, 'draft')} among them` : ''}; ${amount(pictures, 'picture')}.`,
    alreadyThere.length > 0 && `${amount(alreadyThere.length, 'article')} already there, left as they are.`,
    leftOut.length > 0 && `${amount(leftOut.length, 'article')} left out.`,
    missing > 0 && `${amount(missing, 'picture')} missing.`,
    missing > 0 && !report.hasPictureSource && pictureAdvice,
    ...report.remarks,
    ...problems.map((problem) => describeRefusal(problem, imported)),
  ];
  return lines.filter((line) => line !== false);
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''];
}

function describePost({ title, slug, id, date, isDraft, link, notes }: ImportedPost): string[] {
  const from = link === '' ? '' : `, from ${code(link)}`;
  const kinds = (Object.keys(noteKinds) as NoteKind[]).filter((kind) => notes.has(kind));
  const lines = kinds.map((kind) => {
    const items = [...(notes.get(kind) ?? [])].map(
      ([what, count]) => code(what) + (count > 1 ? ` (${String(count)} times)` : ''),
    );
    return `- ${noteKinds[kind]}: ${items.join(', ')}`;
  });
  const head = `${String(id)}, ${date}, ${code(`content/blog/${slug}.yaml`)}${isDraft ? ', a draft' : ''}${from}`;
  return [`### ${plain(title)}`, '', head, '', ...lines, ...(lines.length > 0 ? [''] : [])];
}

function describeOvertaken({ slug, id, free }: Overtaken): string {
  const file = code(`content/blog/${slug}.yaml`);
  return free === undefined
    ? `${file} (${String(id)}) belongs among the imported ones`
    : `${file} (${String(id)}): write ${code(`id: ${String(free)}`)} to have it above all imported ones`;
}

/** Everything that happened, as Markdown. */
export function writeReport(report: ImportReport): string {
  const { imported, others, terms, comments } = report;
  const left = ({ title, reason }: LeftPost) => `${plain(title)}: ${reason}`;
  const dropped = [
    ...[...others].map(([type, count]) => `${amount(count, 'item')} of type ${code(type)}`),
    comments > 0 && `${amount(comments, 'comment')}: the blog has none`,
    terms > 0 && `${amount(terms, 'category or tag', 'categories and tags')} of articles: the blog has none`,
  ].filter((line) => line !== false);
  return [
    `# Import of ${plain(report.file)}`,
    '',
    ...summarize(report).flatMap((line) => [plain(line), '']),
    ...section('Newer articles that are below older ones now', report.overtaken.map(describeOvertaken)),
    ...section('Left out', report.leftOut.map(left)),
    ...section('Already there', report.alreadyThere.map(left)),
    ...section('Not imported', dropped),
    ...(imported.length > 0 ? ['## Articles', ''] : []),
    ...imported.flatMap(describePost),
  ].join('\n');
}
