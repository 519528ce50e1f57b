import type { Problem } from '@site/zod-content/problem.ts';
import type { ChosenPost, SkippedPost } from './choose-posts.ts';

/** What the report lists for a post: what was lost or changed, and what needs attention. */
const noteHeadings = {
  left: 'In the export, and not in the article',
  kept: 'In brackets, and kept as text: if it is code of the old site, remove it',
  picture: 'Pictures left out',
  link: 'Links that lead to nothing here',
  field: 'Not imported, since articles have no such field',
  changed: 'Changed',
} as const;

export type Note = readonly [kind: keyof typeof noteHeadings, what: string];

interface ImportedPost extends ChosenPost {
  readonly id: number;
  /** Such as 13 May 2016. */
  readonly date: string;
}

export interface ImportReport {
  readonly files: readonly string[];
  readonly isDryRun: boolean;
  readonly imported: readonly ImportedPost[];
  readonly skipped: readonly SkippedPost[];
  /** How many pictures are new. */
  readonly pictures: number;
  readonly redirects: number;
  /** Everything else in the export, a line each, by heading. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** Problems that the content check finds; nothing is written then. */
  readonly problems: readonly Problem[];
}

const maxLength = 400;

const amount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Text from the export on one line, truncated. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}… (${line.length} characters)`;
}

/** Escapes Markdown: a title may contain anything. */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}

export function code(text: string): string {
  return `\`${oneLine(text).replaceAll('`', "'")}\``;
}

/** Counts, and what the owner must know, one line each. */
export function summarize(report: ImportReport): string[] {
  const { imported, skipped, pictures, redirects, problems, isDryRun } = report;
  const missing = imported.flatMap(({ notes }) => notes.filter(([kind]) => kind === 'picture')).length;
  const lines = [
    problems.length > 0 && 'Rejected: nothing was written.',
    isDryRun && 'Dry run: nothing was written.',
    `${amount(imported.length, 'article')}; ${amount(pictures, 'picture')}.`,
    redirects > 0 &&
      `${amount(redirects, 'old address leads', 'old addresses lead')} to the new ones (content/redirects.yaml).`,
    skipped.length > 0 && `${amount(skipped.length, 'article')} left out.`,
    missing > 0 &&
      `${amount(missing, 'picture')} missing: import with --uploads <folder>, a copy of wp-content/uploads. Existing articles are not changed: delete those without their pictures before.`,
    ...problems.map(({ file, field, advice }) => `${file}: ${field} ${advice}`),
  ];
  return lines.filter((line) => line !== false);
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''];
}

function listNotes(notes: readonly Note[]): string[] {
  return Object.entries(noteHeadings).flatMap(([kind, heading]) => {
    const found = new Set(notes.filter((note) => note[0] === kind).map(([, what]) => what));
    return found.size === 0 ? [] : [`- ${heading}:`, ...[...found].map((what) => `  - ${code(what)}`)];
  });
}

function describePost({ title, id, date, slug, item, notes }: ImportedPost): string[] {
  const from = item.link === '' ? '' : `, from ${code(item.link)}`;
  return [
    `### ${escapeMarkdown(title)}`,
    '',
    `${id}, ${date}, ${code(`content/blog/${slug}.yaml`)}${from}`,
    '',
    ...listNotes(notes),
    '',
  ];
}

const listSkipped = (posts: readonly SkippedPost[]) =>
  posts.map(({ title, reason, notes = [] }) =>
    [`${escapeMarkdown(title)}: ${reason}`, ...listNotes(notes).map((line) => `  ${line}`)].join('\n'),
  );

/** The complete report, as Markdown. */
export function writeReport(report: ImportReport): string {
  const { files, imported, skipped, others } = report;
  return [
    `# Import of ${escapeMarkdown(files.join(', '))}`,
    '',
    ...summarize(report).flatMap((line) => [escapeMarkdown(line), '']),
    ...section('Articles left out', listSkipped(skipped)),
    ...[...others].flatMap(([heading, lines]) => section(heading, lines)),
    ...(imported.length > 0 ? ['## Articles', ''] : []),
    ...imported.flatMap(describePost),
  ].join('\n');
}
