import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { printable } from '@site/model/command/printable.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { listTranslatable, markField, markWords } from '@site/model/translations/translation-mark.ts';
import { formatPostDate, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { choosePosts, readExisting, type ChosenPost, type Existing, type SkippedPost } from './choose-posts.ts';
import { convertContent, type PostContext } from './convert-content.ts';
import { listFields, listOthers } from './list-others.ts';
import { bareHost, OldSite } from './old-site.ts';
import { Places, readPages } from './places.ts';
import { downloads, PictureImporter, uploadsFolder, type PictureSource } from './pictures.ts';
import { makeDescription } from './post-fields.ts';
import { readExports, type ExportItem } from './read-export.ts';
import { planRedirects, stageRedirects } from './redirects.ts';
import { plain, summarize, writeReport, type ImportedPost, type ImportReport } from './report.ts';

export interface ImportOptions {
  /** The files of one WordPress export. */
  readonly files: readonly string[];
  /** A copy of the old site's wp-content/uploads. */
  readonly uploads: string | undefined;
  /** Whether pictures are downloaded from the old site. */
  readonly download: boolean;
  /** Whether unpublished posts are imported as drafts. */
  readonly drafts: boolean;
  /** Whether the import is only tried and nothing is written. */
  readonly dryRun: boolean;
  /** The path of the report. */
  readonly report: string;
}

export interface ImportRun {
  readonly options: ImportOptions;
  /** The content folder. */
  readonly content: string;
  /** Prints progress and the summary. */
  readonly print: (line: string) => void;
}

/** Makes a text unique among all pages and posts: the content check rejects two equal search results. */
function makeUnique(text: string, date: string, taken: Set<string>, limit: number): string {
  let unique = text;
  for (let number = 1; taken.has(unique.toLowerCase()); number += 1) {
    const end = number === 1 ? ` (${date})` : ` (${date}, ${number})`;
    unique = `${text.slice(0, limit - end.length).trimEnd()}${end}`;
  }
  taken.add(unique.toLowerCase());
  return unique;
}

/**
 * @returns the fields of a post, without its number; or the reason why it cannot be imported.
 * @param taken titles and descriptions in lowercase.
 */
async function makePost(
  { item, title: original, day, isDraft, author, notes }: ChosenPost,
  taken: Pick<Existing, 'titles' | 'descriptions'>,
  context: Omit<PostContext, 'notes' | 'title'>,
) {
  const date = formatPostDate(new Date(`${day}T00:00Z`));
  const title = makeUnique(original, date, taken.titles, 90);
  const html = await convertContent(item, { ...context, title, notes });
  if (title !== original) notes.push(['changed', `another has the title "${original}": the date is added to it`]);
  const description = makeUnique(makeDescription(item.excerpt, title, html, notes), date, taken.descriptions, 160);
  notes.push(...listFields(item, `${description} ${html}`));
  if (html === '') return 'none of its text is left';
  const fields = { title, date, ...(author !== undefined && { author }), description, contentHtml: `${html}\n` };
  const whole = { ...fields, ...(isDraft && { draft: true }) };
  const { error } = postSchema.safeParse({ id: 1, ...whole });
  return error ? error.issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ') : whole;
}

/** Advice where the export is from another site than the content expects. */
function compareHosts({ hosts }: OldSite, formerHost: string): string[] {
  const [host] = hosts;
  if (host === formerHost.replace(/^www\./, '')) return [];
  return [
    `The export is from ${host ?? 'a site without an address'}, but content/site.yaml says formerHost: ${formerHost}: write ${host ?? 'its host'} there, otherwise links in the articles keep leading to the old site.`,
  ];
}

async function pictureSource({ uploads, download }: ImportOptions, site: OldSite): Promise<PictureSource | undefined> {
  if (uploads !== undefined) return uploadsFolder(uploads);
  // Attachments may be on a host of their own.
  const attached = site.source.items.flatMap(({ attachmentUrl }) => site.parse(attachmentUrl) ?? []);
  return download ? downloads(new Set([...site.hosts, ...attached.map(bareHost)])) : undefined;
}

/** One attempt at an import. */
interface Attempt extends ImportRun {
  readonly site: OldSite;
  /** Why posts are left out, which the content check has refused. */
  readonly refused: ReadonlyMap<ExportItem, string>;
  readonly stage: ContentStage;
}

/** The file of a post, from the content folder. */
const fileOf = ({ slug, language }: ChosenPost) => `${language ? `${language.code}/` : ''}blog/${slug}.yaml`;

/** The words of a translation; the other fields are those of the post that it translates. */
function writeTranslation(
  file: string,
  { title, description, contentHtml }: Record<string, unknown>,
  { content }: ContentStage,
): string | undefined {
  const original = readContent(content).entries.find(
    (entry) => entry.file === `content/${file.replace(/^[^/]+\//, '')}`,
  );
  if (!original) return undefined;
  return writeEntryYaml({ title, description, contentHtml, [markField]: markWords(listTranslatable(original)) });
}

async function stagePosts(
  chosen: readonly ChosenPost[],
  existing: Existing,
  context: Omit<PostContext, 'notes' | 'title'>,
  { stage, print }: Attempt,
) {
  const imported: ImportedPost[] = [];
  const skipped: SkippedPost[] = [];
  let id = Math.max(0, ...existing.posts.map((post) => post.id));
  /** Of other languages: what they say is compared with nothing. */
  const others = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const [index, post] of chosen.entries()) {
    if (index > 0 && index % 25 === 0) print(`${index} of ${chosen.length} articles`);
    const fields = await makePost(post, post.language ? others : existing, context).catch(
      // One bad post must not end the import.
      (error: unknown) => `cannot be read (${error instanceof Error ? error.message : String(error)})`,
    );
    const file = fileOf(post);
    const next = post.language ? id : id + 1;
    const source =
      typeof fields === 'string' ||
      (post.language ? writeTranslation(file, fields, stage) : writeEntryYaml({ id: next, ...fields }));
    if (typeof source !== 'string' || typeof fields === 'string') {
      const reason = typeof fields === 'string' ? fields : 'the article that it translates is left out';
      skipped.push({ title: post.title, reason, notes: post.notes });
      continue;
    }
    id = next;
    await stage.write(file, source);
    imported.push({ ...post, id, title: fields.title, date: fields.date, file: `content/${file}` });
  }
  return { imported, skipped };
}

async function stageImport(attempt: Attempt): Promise<ImportReport> {
  const { options, site, refused, stage } = attempt;
  const existing = readExisting(stage.content);
  const source = { ...site.source, items: site.source.items.filter((item) => !refused.has(item)) };
  const choice = choosePosts(source, existing, options.drafts);
  const places = new Places(site, choice.paths, stage.content, existing.redirects);
  const files = await pictureSource(options, site);
  const pictures = new PictureImporter(site, files, stage);
  const context = { site, pictures, findPlace: (url: URL) => places.find(url) };
  const { imported, skipped } = await stagePosts(choice.chosen, existing, context, attempt);
  const left = new Set(
    [...choice.chosen].filter((post) => !imported.some(({ item }) => item === post.item)).map(({ item }) => item.link),
  );
  const moves = places.listMoves().filter(({ link }) => !left.has(link));
  const { added, notes } = planRedirects(moves, existing.redirects, readPages(stage.content).isPage);
  await stageRedirects(stage, added);
  const others = listOthers(site, places, pictures, [...existing.redirects, ...added]);
  others.set('Addresses that lead elsewhere', notes.map(plain));
  return {
    files: options.files.map((file) => path.basename(file)),
    isDryRun: options.dryRun,
    hasPictureSource: files !== undefined,
    imported,
    existing: choice.existing,
    skipped: [...choice.skipped, ...skipped, ...[...refused].map(([{ title }, reason]) => ({ title, reason }))],
    pictures: pictures.count,
    redirects: added.length,
    others,
    advice: compareHosts(site, existing.formerHost),
    problems: imported.length + added.length > 0 ? await stage.check() : [],
  };
}

/**
 * Imports everything but the refused posts.
 * @param refused takes those that the content check refuses now.
 * @returns the exit code; undefined where posts were refused, and nothing was written.
 */
async function tryImport(run: ImportRun, site: OldSite, refused: Map<ExportItem, string>): Promise<number | undefined> {
  const { options, content, print } = run;
  const stage = await openContentStage(content);
  try {
    const report = await stageImport({ ...run, site, refused, stage });
    for (const { file, item } of report.imported) {
      const problem = report.problems.find((one) => one.file === file);
      if (problem) refused.set(item, [problem.field, problem.advice].filter(Boolean).join(' '));
    }
    if (report.imported.some(({ item }) => refused.has(item))) return undefined;
    const isRejected = report.problems.length > 0;
    if (!isRejected && !options.dryRun) await stage.commit();
    if (options.dryRun) print(writeReport(report));
    else {
      await writeFile(options.report, printable(writeReport(report)));
      print([...summarize(report), `The complete report: ${options.report}`].join('\n'));
    }
    return isRejected ? 1 : 0;
  } finally {
    await stage.drop();
  }
}

/**
 * Imports the posts of a WordPress export into the content, all or none.
 * @returns the exit code: 1 where the content check rejects the posts.
 * @throws Error in one sentence where the export cannot be read; nothing is written then.
 */
export async function importBlog(run: ImportRun): Promise<number> {
  const site = new OldSite(await readExports(run.options.files));
  const refused = new Map<ExportItem, string>();
  for (;;) {
    const code = await tryImport(run, site, refused);
    if (code !== undefined) return code;
  }
}
