import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { format, resolveConfig } from 'prettier';
import { postSchema } from '@site/model/schemas/blog.ts';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { choosePosts, type ChosenPost } from './choose-posts.ts';
import { listWords } from './content-pictures.ts';
import { convertContent, type ContentContext } from './convert-content.ts';
import { readExisting, type ExistingContent } from './existing-content.ts';
import { summarize, writeReport, type ImportedPost, type ImportReport, type LeftPost } from './import-report.ts';
import { numberPosts } from './number-posts.ts';
import type { ImportOptions } from './options.ts';
import { findOldPicture, listHosts } from './picture-address.ts';
import { PictureShelf } from './picture-shelf.ts';
import { downloads, noPictures, uploadsFolder } from './picture-sources.ts';
import { formatDay, makeDescription } from './post-fields.ts';
import { readExport } from './read-export.ts';
import type { WordPressExport } from './wordpress-export.ts';

type PostFields = Omit<ReturnType<typeof postSchema.parse>, 'id' | 'draft'> & { readonly draft?: true };

/** An article with all that its file holds but its number. */
interface ReadyPost {
  readonly chosen: ChosenPost;
  readonly fields: PostFields;
}

/** A text that no other page or article has: the content check refuses two results that look the same. */
function makeUnique(text: string, mark: string, taken: Set<string>, limit: number): string {
  let unique = text;
  for (let number = 1; taken.has(unique.toLowerCase()); number += 1) {
    const end = number === 1 ? ` (${mark})` : ` (${mark}, ${String(number)})`;
    unique = `${text.slice(0, limit - end.length).trimEnd()}${end}`;
  }
  taken.add(unique.toLowerCase());
  return unique;
}

/** Writes articles one after another, so that no two of them get one title. */
class PostMaker {
  private readonly titles: Set<string>;
  private readonly descriptions: Set<string>;
  private readonly context: Omit<ContentContext, 'note'>;

  constructor(existing: ExistingContent, context: Omit<ContentContext, 'note'>) {
    this.titles = new Set(existing.titles);
    this.descriptions = new Set(existing.descriptions);
    this.context = context;
  }

  /** @returns the article, or in words why it cannot be one. */
  async make(chosen: ChosenPost): Promise<ReadyPost | string> {
    const { item, day, isDraft, notes } = chosen;
    const contentHtml = await convertContent(item, { ...this.context, note: notes.take });
    if (contentHtml === '') return 'nothing of its text is left';
    const date = formatDay(day);
    const title = makeUnique(chosen.title, date, this.titles, 90);
    if (title !== chosen.title)
      notes.take('changed', `another has the title "${chosen.title}": the date stands after it`);
    const described = makeDescription({ excerpt: item.excerpt, title, date }, contentHtml, notes.take);
    const description = makeUnique(described, date, this.descriptions, 160);
    const fields = {
      title,
      date,
      description,
      contentHtml: `${contentHtml}\n`,
      ...(isDraft && { draft: true as const }),
    };
    const { error } = postSchema.safeParse({ id: 1, ...fields });
    if (!error) return { chosen, fields };
    return error.issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ');
  }
}

async function writePost(stage: ContentStage, slug: string, id: number, fields: PostFields): Promise<void> {
  const file = `blog/${slug}.yaml`;
  const yaml = stringify({ id, ...fields }, { lineWidth: 0, singleQuote: true, blockQuote: 'literal' });
  const options = await resolveConfig(import.meta.filename);
  await stage.write(file, await format(yaml, { ...options, filepath: file }));
}

function describeHosts({ addresses }: WordPressExport, formerHost: string, hosts: ReadonlySet<string>): string[] {
  if (hosts.has(formerHost.replace(/^www\./, ''))) return [];
  const [old = 'an address that is none'] = hosts;
  return [
    `The export is of ${addresses.length === 0 ? 'a site without an address' : old}, but content/site.yaml says formerHost: ${formerHost}: write ${old} there, else links of the articles to the old site stay links to it.`,
  ];
}

function pickSource({ uploads, download }: ImportOptions, hosts: ReadonlySet<string>) {
  if (uploads !== undefined) return uploadsFolder(uploads);
  return download ? downloads(hosts) : noPictures;
}

async function stageImport({ options, content, say }: ImportRun, stage: ContentStage): Promise<ImportReport> {
  const source = await readExport(options.file);
  const existing = await readExisting(content);
  const { chosen, alreadyThere, leftOut, places } = choosePosts(source.posts, existing.posts, options.drafts);
  const hosts = listHosts(source.addresses);
  const [base = 'https://invalid.invalid'] = source.addresses;
  const findPicture = (address: string) => findOldPicture(address, base, hosts);
  const shelf = new PictureShelf(pickSource(options, hosts), stage);
  const maker = new PostMaker(existing, {
    attachments: source.attachments,
    hosts,
    findPicture,
    words: listWords(source.attachments, findPicture),
    shelf,
    moved: places,
  });
  const ready: ReadyPost[] = [];
  const spoilt: LeftPost[] = [];
  for (const [index, post] of chosen.entries()) {
    if (index > 0 && index % 25 === 0) say(`${String(index)} of ${String(chosen.length)} articles`);
    const made = await maker.make(post);
    if (typeof made === 'string') spoilt.push({ title: post.title, reason: made });
    else ready.push(made);
  }
  const { ids, overtaken } = numberPosts(
    existing.posts,
    ready.map((post) => post.chosen.day),
  );
  const imported: ImportedPost[] = [];
  for (const [index, { chosen: post, fields }] of ready.entries()) {
    const id = ids[index] ?? 0;
    await writePost(stage, post.slug, id, fields);
    const { slug, isDraft, notes, item } = post;
    imported.push({ title: fields.title, slug, id, date: fields.date, isDraft, link: item.link, notes });
  }
  const sum = (field: 'terms' | 'comments') => source.posts.reduce((total, post) => total + post[field], 0);
  return {
    file: path.basename(options.file),
    isDryRun: options.dryRun,
    imported,
    alreadyThere,
    leftOut: [...leftOut, ...spoilt],
    others: source.others,
    terms: sum('terms'),
    comments: sum('comments'),
    pictures: shelf.count,
    hasPictureSource: options.uploads !== undefined || options.download,
    remarks: describeHosts(source, existing.formerHost, hosts),
    overtaken,
    problems: imported.length > 0 ? await stage.check() : [],
  };
}

export interface ImportRun {
  readonly options: ImportOptions;
  /** The content folder. */
  readonly content: string;
  /** Tells how far it is, and the summary. */
  readonly say: (line: string) => void;
}

/**
 * Brings the articles of a WordPress export into the content, all or none.
 * @returns the exit code: 0 for done, 1 where the content check refuses what would stand there.
 * @throws Error in one sentence where the export cannot be read; nothing is written then.
 */
export async function runImport(run: ImportRun): Promise<number> {
  const { options, content, say } = run;
  const stage = await openContentStage(content);
  try {
    const report = await stageImport(run, stage);
    const isRefused = report.problems.length > 0;
    if (!isRefused && !options.dryRun) await stage.commit();
    if (options.dryRun) say(writeReport(report));
    else await writeFile(options.report, writeReport(report));
    say(summarize(report));
    if (!options.dryRun) say(`The whole report: ${options.report}`);
    return isRefused ? 1 : 0;
  } finally {
    await stage.drop();
  }
}
