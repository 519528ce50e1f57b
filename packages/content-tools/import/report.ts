import type { Problem } from '@site/model/check/problem.ts';
import type { ChosenPost, SkippedPost } from './choose-posts.ts';
import { noteHeadings } from './note.ts';
import type { OldSiteRedirects } from './redirect-old-site.ts';
import type { WordPressExport } from './read-export.ts';

/** A post that was imported. */
export interface ImportedPost extends ChosenPost {
  readonly id: number;
  /** Such as 13 May 2016. */
  readonly date: string;
}

export interface ImportReport {
  /** The export's file name. */
  readonly file: string;
  readonly source: WordPressExport;
  readonly isDryRun: boolean;
  readonly hasPictureSource: boolean;
  readonly imported: readonly ImportedPost[];
  readonly existing: readonly SkippedPost[];
  readonly skipped: readonly SkippedPost[];
  /** How many pictures are new. */
  readonly pictures: number;
  readonly redirects: OldSiteRedirects;
  /** General advice, in sentences. */
  readonly advice: readonly string[];
  /** What the content check rejects; nothing is written then. */
  readonly problems: readonly Problem[];
}

function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Text from the export on one line and without Markdown: a title may contain anything. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);
}

function code(text: string): string {
  return `\`${text.replace(/\s+/g, ' ').replaceAll('`', "'")}\``;
}

const fileOf = (slug: string) => `content/blog/${slug}.yaml`;

function outcome({ problems, isDryRun, imported, redirects }: ImportReport): string {
  if (problems.length > 0) return 'Rejected: nothing was written.';
  if (isDryRun) return 'Dry run: nothing was written.';
  return imported.length === 0 && redirects.count === 0 ? 'Nothing to import.' : 'Done.';
}

const pictureAdvice =
  'Pictures are imported with --uploads <folder>, a copy of wp-content/uploads, or with --download, from the old site. Existing articles are not changed: delete those without their pictures before you import again.';

/** A summary: counts, and what the owner must know, one line each. */
export function summarize(report: ImportReport): string[] {
  const { imported, existing, skipped, pictures, redirects, problems } = report;
  const drafts = imported.filter(({ isDraft }) => isDraft).length;
  const missing = imported.flatMap(({ notes }) => notes.filter(([kind]) => kind === 'picture')).length;
  const lines = [
    outcome(report),
    `${amount(imported.length, 'article')}${drafts > 0 ? `, including ${amount(drafts, 'draft')}` : ''}; ${amount(pictures, 'picture')}.`,
    redirects.count > 0 &&
      `${amount(redirects.count, 'old address leads', 'old addresses lead')} to the new ones (content/redirects.yaml).`,
    redirects.lostPages.length > 0 &&
      `${amount(redirects.lostPages.length, 'page of the old site has', 'pages of the old site have')} no page here: the report lists them.`,
    existing.length > 0 && `${amount(existing.length, 'existing article')} not changed.`,
    skipped.length > 0 && `${amount(skipped.length, 'article')} left out.`,
    missing > 0 && `${amount(missing, 'picture')} missing.`,
    missing > 0 && !report.hasPictureSource && pictureAdvice,
    ...report.advice,
    ...problems.map(({ file, field, advice }) => {
      const post = imported.find(({ slug }) => file === fileOf(slug));
      return `${post ? `"${post.title}", ` : ''}${file}${field && `: ${field}`} ${advice}`;
    }),
  ];
  return lines.filter((line) => line !== false);
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${heading}`, '', ...lines.map((line) => `- ${line}`), ''];
}

function listSkipped(heading: string, posts: readonly SkippedPost[]): string[] {
  return section(
    heading,
    posts.map(({ title, reason }) => `${plain(title)}: ${reason}`),
  );
}

function describePost({ title, slug, id, date, isDraft, item, notes }: ImportedPost): string[] {
  const from = item.link === '' ? '' : `, from ${code(item.link)}`;
  const lines = Object.entries(noteHeadings).flatMap(([kind, heading]) => {
    const found = Map.groupBy(
      notes.filter((note) => note[0] === kind),
      ([, what]) => what,
    );
    const items = [...found].map(([what, { length }]) => code(what) + (length > 1 ? ` (${length} times)` : ''));
    return items.length === 0 ? [] : `- ${heading}: ${items.join(', ')}`;
  });
  const head = `${id}, ${date}, ${code(fileOf(slug))}${isDraft ? ', a draft' : ''}${from}`;
  return [`### ${plain(title)}`, '', head, '', ...lines, ...(lines.length > 0 ? [''] : [])];
}

/** WordPress's own records, and files, whose titles say nothing. */
const unnamed = new Set(['attachment', 'revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache']);

/** The complete report, as Markdown. */
export function writeReport(report: ImportReport): string {
  const { imported, source, redirects } = report;
  const sum = (field: 'terms' | 'comments') => source.posts.reduce((total, post) => total + post[field], 0);
  const dropped = [
    ...[...source.otherTypes].map(([type, titles]) => {
      const named = titles.filter((title) => title !== '' && !unnamed.has(type));
      const list = named.length > 0 ? `: ${named.map(plain).join(', ')}` : '';
      return `${amount(titles.length, 'item')} of type ${code(type)}${list}`;
    }),
    sum('comments') > 0 && `${amount(sum('comments'), 'comment')}: the blog has none`,
    sum('terms') > 0 &&
      `${amount(sum('terms'), 'category or tag', 'categories and tags')} of articles: the blog has none`,
  ].filter((line) => line !== false);
  return [
    `# Import of ${plain(report.file)}`,
    '',
    ...summarize(report).flatMap((line) => [plain(line), '']),
    ...listSkipped('Left out', report.skipped),
    ...listSkipped('Already in the blog', report.existing),
    ...section('Not imported', dropped),
    ...section(
      'Pages of the old site that lead to a page here with their name: check that it is theirs',
      redirects.pages.map(({ from, to }) => `${code(from)} leads to ${code(to)}`),
    ),
    ...section(
      'Pages of the old site without a page here: write each into content/redirects.yaml, with the page that takes its place',
      redirects.lostPages.map(({ from, title }) => `${plain(title)}: ${code(`- { from: ${from}, to: /… }`)}`),
    ),
    ...section('Addresses that lead elsewhere', redirects.notes.map(plain)),
    ...(imported.length > 0 ? ['## Articles', ''] : []),
    ...imported.flatMap(describePost),
  ].join('\n');
}
