import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { formatPostDate, writeEntryYaml } from '../entries/new-entry.ts';
import { choosePosts, numberPosts, readExisting, type ChosenPost, type ExistingContent } from './choose-posts.ts';
import { convertContent, type ContentContext } from './convert-content.ts';
import { listWords } from './convert-pictures.ts';
import { downloads, findOldPicture, listHosts, noPictures, PictureShelf, uploadsFolder } from './pictures.ts';
import { makeDescription } from './post-fields.ts';
import { readExport, type WordPressExport } from './read-export.ts';
import { summarize, writeReport, type ImportedPost, type ImportReport, type LeftPost } from './report.ts';

/** What an import was asked for. */
export interface ImportOptions {
  /** The WordPress export. */
  readonly file: string;
  /** A copy of the old site's wp-content/uploads. */
  readonly uploads?: string | undefined;
  /** Whether pictures are downloaded from the old site. */
  readonly download: boolean;
  /** Whether articles that are not published there are imported as drafts. */
  readonly drafts: boolean;
  /** Whether everything is tried and nothing written. */
  readonly dryRun: boolean;
  /** The path of the report. */
  readonly report: string;
}

const usage =
  'npm run blog:import -- export.xml [--uploads <folder> | --download] [--drafts] [--dry-run] [--report <file>]';

/** @param args the command line after the command. @throws Error that says what to write. */
export function readOptions(args: string[]): ImportOptions {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      uploads: { type: 'string' },
      download: flag,
      drafts: flag,
      'dry-run': flag,
      report: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Write the name of one export:\n${usage}`);
  const { uploads, download, drafts, 'dry-run': dryRun } = values;
  if (uploads !== undefined && download) throw new Error(`Write --uploads or --download, not both:\n${usage}`);
  const { dir, name } = path.parse(file);
  return { file, uploads, download, drafts, dryRun, report: values.report ?? path.join(dir, `${name}.report.md`) };
}

/** A text that no other page or article has: the content check refuses two equal search results. */
function makeUnique(text: string, mark: string, taken: Set<string>, limit: number): string {
  let unique = text;
  for (let number = 1; taken.has(unique.toLowerCase()); number += 1) {
    const end = number === 1 ? ` (${mark})` : ` (${mark}, ${String(number)})`;
    unique = `${text.slice(0, limit - end.length).trimEnd()}${end}`;
  }
  taken.add(unique.toLowerCase());
  return unique;
}

/**
 * @returns the fields of an article, without its number; or the reason why it cannot be imported.
 * @param taken titles and descriptions in lowercase; those of the article are added.
 */
async function makePost(
  { item, title: wanted, day, isDraft, note }: ChosenPost,
  taken: { readonly titles: Set<string>; readonly descriptions: Set<string> },
  context: Omit<ContentContext, 'note'>,
) {
  const contentHtml = await convertContent(item, { ...context, note });
  if (contentHtml === '') return 'nothing of its text is left';
  const date = formatPostDate(new Date(`${day}T00:00Z`), 'UTC');
  const title = makeUnique(wanted, date, taken.titles, 90);
  if (title !== wanted) note('changed', `another has the title "${wanted}": the date is added to it`);
  const described = makeDescription({ excerpt: item.excerpt, title, date }, contentHtml, note);
  const description = makeUnique(described, date, taken.descriptions, 160);
  const fields = { title, date, description, ...(isDraft && { draft: true }), contentHtml: `${contentHtml}\n` };
  const { error } = postSchema.safeParse({ id: 1, ...fields });
  if (!error) return fields;
  return error.issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ');
}

/** What has to be known where the export is of another site than the content expects. */
function compareHosts(
  { addresses }: WordPressExport,
  { formerHost }: ExistingContent,
  hosts: ReadonlySet<string>,
): string[] {
  if (hosts.has(formerHost.replace(/^www\./, ''))) return [];
  const [old = 'its host'] = hosts;
  return [
    `The export is of ${addresses.length === 0 ? 'a site without an address' : old}, but content/site.yaml says formerHost: ${formerHost}: write ${old} there, otherwise links of the articles to the old site keep leading to it.`,
  ];
}

export interface ImportRun {
  readonly options: ImportOptions;
  /** The content folder. */
  readonly content: string;
  /** Takes lines of progress, and the summary. */
  readonly say: (line: string) => void;
}

async function stageImport({ options, content, say }: ImportRun, stage: ContentStage): Promise<ImportReport> {
  const source = await readExport(options.file);
  const existing = await readExisting(content);
  const { chosen, alreadyThere, leftOut, places } = choosePosts(source.posts, existing.posts, options.drafts);
  const hosts = listHosts(source.addresses);
  const [base = 'https://invalid.invalid'] = source.addresses;
  const findPicture = (address: string) => findOldPicture(address, base, hosts);
  const { uploads, download } = options;
  const pictures = uploads === undefined ? (download ? downloads(hosts) : noPictures) : uploadsFolder(uploads);
  const shelf = new PictureShelf(pictures, stage);
  const { attachments } = source;
  const words = listWords(attachments, findPicture);
  const context = { attachments, hosts, findPicture, words, place: shelf.place, moved: places };
  const taken = { titles: new Set(existing.titles), descriptions: new Set(existing.descriptions) };
  const ready: { readonly post: ChosenPost; readonly fields: Exclude<Awaited<ReturnType<typeof makePost>>, string> }[] =
    [];
  const unusable: LeftPost[] = [];
  for (const [index, post] of chosen.entries()) {
    if (index > 0 && index % 25 === 0) say(`${String(index)} of ${String(chosen.length)} articles`);
    const fields = await makePost(post, taken, context);
    if (typeof fields === 'string') unusable.push({ title: post.title, reason: fields });
    else ready.push({ post, fields });
  }
  const days = ready.map(({ post }) => post.day);
  const { ids, overtaken } = numberPosts(existing.posts, days);
  const imported: ImportedPost[] = [];
  for (const [index, { post, fields }] of ready.entries()) {
    const { slug, isDraft, notes, item } = post;
    const id = ids[index] ?? 0;
    await stage.write(`blog/${slug}.yaml`, writeEntryYaml({ id, ...fields }));
    imported.push({ title: fields.title, slug, id, date: fields.date, isDraft, link: item.link, notes });
  }
  const sum = (field: 'terms' | 'comments') => source.posts.reduce((total, post) => total + post[field], 0);
  return {
    file: path.basename(options.file),
    isDryRun: options.dryRun,
    imported,
    alreadyThere,
    leftOut: [...leftOut, ...unusable],
    others: source.others,
    terms: sum('terms'),
    comments: sum('comments'),
    pictures: shelf.count,
    hasPictureSource: uploads !== undefined || download,
    remarks: compareHosts(source, existing, hosts),
    overtaken,
    problems: imported.length > 0 ? await stage.check() : [],
  };
}

/**
 * Imports the articles of a WordPress export into the content, all or none.
 * @returns the exit code: 1 where the content check refuses the articles.
 * @throws Error in one sentence where the export cannot be read; nothing is written then.
 */
export async function importBlog(run: ImportRun): Promise<number> {
  const { options, content, say } = run;
  const stage = await openContentStage(content);
  try {
    const report = await stageImport(run, stage);
    const isRefused = report.problems.length > 0;
    if (!isRefused && !options.dryRun) await stage.commit();
    if (options.dryRun) say(writeReport(report));
    else {
      await writeFile(options.report, writeReport(report));
      say([...summarize(report), `The whole report: ${options.report}`].join('\n'));
    }
    return isRefused ? 1 : 0;
  } finally {
    await stage.drop();
  }
}
