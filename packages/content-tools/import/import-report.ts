import type { Problem } from '@site/model/check/problem.ts';
import { noteKinds, type NoteKind, type Notes } from './notes.ts';
import type { Overtaken } from './number-posts.ts';

/** An article that comes with the import. */
export interface ImportedPost {
  readonly title: string;
  readonly slug: string;
  readonly id: number;
  readonly date: string;
  readonly isDraft: boolean;
  /** Where it stood on the old site. */
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
  /** Items that are no articles, by type. */
  readonly others: ReadonlyMap<string, number>;
  readonly terms: number;
  readonly comments: number;
  readonly pictures: number;
  readonly hasPictureSource: boolean;
  /** What is to be known of the whole, in sentences. */
  readonly remarks: readonly string[];
  readonly overtaken: readonly Overtaken[];
  /** What the content check refuses, with the articles' titles; nothing is written then. */
  readonly problems: readonly Problem[];
}

function amount(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** A text that came from outside, on one line and without Markdown's signs: a title may hold anything. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}

function code(text: string): string {
  return `\`${text.replace(/\s+/g, ' ').replaceAll('`', "'")}\``;
}

function countNotes(report: ImportReport, kind: NoteKind): number {
  return report.imported.reduce((sum, { notes }) => sum + notes.count(kind), 0);
}

function verdict({ problems, isDryRun, imported }: ImportReport): string {
  if (problems.length > 0) return 'Refused: nothing was written.';
  if (isDryRun) return 'A trial: nothing was written.';
  return imported.length === 0 ? 'Nothing to import.' : 'Done.';
}

/** The problem of an imported file is told with the article's title. */
function describeRefusal({ file, field, advice }: Problem, imported: readonly ImportedPost[]): string {
  const post = imported.find(({ slug }) => file === `content/blog/${slug}.yaml`);
  const place = field === '' ? file : `${file}: ${field}`;
  return post ? `"${post.title}", ${place} ${advice}` : `${place} ${advice}`;
}

const pictureAdvice =
  'Pictures come with --uploads <folder>, a copy of wp-content/uploads, or with --download, from the old site. Articles that are there stay as they are: delete those without their pictures before you import again.';

/** A few lines for the terminal. */
export function summarize(report: ImportReport): string {
  const { imported, alreadyThere, leftOut, others, pictures, problems } = report;
  const drafts = imported.filter(({ isDraft }) => isDraft).length;
  const missing = countNotes(report, 'picture');
  const lines = [
    `${amount(imported.length, 'article')}${drafts > 0 ? `, ${amount(drafts, 'draft')} among them` : ''}; ${amount(pictures, 'picture')}.`,
    alreadyThere.length > 0 && `${amount(alreadyThere.length, 'article')} already there, left as they are.`,
    leftOut.length > 0 && `${amount(leftOut.length, 'article')} left out.`,
    others.size > 0 && `Not imported: ${[...others].map(([type, count]) => `${String(count)} ${type}`).join(', ')}.`,
    missing > 0 && `${amount(missing, 'picture')} missing.`,
    missing > 0 && !report.hasPictureSource && pictureAdvice,
    ...report.remarks,
    ...problems.map((problem) => describeRefusal(problem, imported)),
    verdict(report),
  ];
  return lines.filter((line) => line !== false).join('\n');
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''];
}

function describePost({ title, slug, id, date, isDraft, link, notes }: ImportedPost): string[] {
  const from = link === '' ? '' : `, from ${code(link)}`;
  const lines = notes.list().map(({ kind, notes: found }) => {
    const items = found.map(([what, count]) => (count > 1 ? `${code(what)} (${String(count)} times)` : code(what)));
    return `- ${noteKinds[kind]}: ${items.join(', ')}`;
  });
  const head = `${String(id)}, ${date}, ${code(`content/blog/${slug}.yaml`)}${isDraft ? ', a draft' : ''}${from}`;
  return [`### ${plain(title)}`, '', head, '', ...lines, ...(lines.length > 0 ? [''] : [])];
}

function describeOvertaken({ slug, id, free }: Overtaken): string {
  const file = code(`content/blog/${slug}.yaml`);
  return free === undefined
    ? `${file} (${String(id)}) belongs among those that came`
    : `${file} (${String(id)}): write ${code(`id: ${String(free)}`)} to have it above all that came`;
}

/** All that happened, as Markdown. */
export function writeReport(report: ImportReport): string {
  const { file, imported, others, terms, comments, problems } = report;
  const left = ({ title, reason }: LeftPost) => `${plain(title)}: ${reason}`;
  const dropped = [
    ...[...others].map(([type, count]) => `${amount(count, 'item')} of type ${code(type)}`),
    comments > 0 && `${amount(comments, 'comment')}: the blog has none`,
    terms > 0 && `${amount(terms, 'category or tag', 'categories and tags')} of articles: the blog has none`,
  ].filter((line) => line !== false);
  const missing = countNotes(report, 'picture');
  const remarks = [...report.remarks, ...(missing > 0 && !report.hasPictureSource ? [pictureAdvice] : [])];
  return [
    `# Import of ${plain(file)}`,
    '',
    `${verdict(report)} ${amount(imported.length, 'article')}, ${amount(report.pictures, 'picture')}; ${amount(missing, 'picture')} missing.`,
    '',
    ...section(
      'What the content check refuses',
      problems.map((problem) => plain(describeRefusal(problem, imported))),
    ),
    ...section('To know', remarks.map(plain)),
    ...section('Newer articles that stand below older ones now', report.overtaken.map(describeOvertaken)),
    ...section('Left out', report.leftOut.map(left)),
    ...section('Already there', report.alreadyThere.map(left)),
    ...section('Not imported', dropped),
    ...(imported.length > 0 ? ['## Articles', ''] : []),
    ...imported.flatMap(describePost),
  ].join('\n');
}
