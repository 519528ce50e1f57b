import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { printable } from '@site/model/command/printable.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import { formatPostDate, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { choosePosts, readExisting, type ChosenPost, type SkippedPost } from './choose-posts.ts';
import { convertContent } from './convert-content.ts';
import { listFields, listOthers } from './list-others.ts';
import { createOldSite, type OldSite } from './old-site.ts';
import { createPictureImporter, findUploads, type PictureImporter } from './pictures.ts';
import { createPlaces, stageRedirects, type Places } from './places.ts';
import { makeDescription } from './post-fields.ts';
import { readExports, type ExportItem } from './read-export.ts';
import { escapeMarkdown, summarize, writeReport, type ImportReport } from './report.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** A copy of the old site's wp-content/uploads. */
  readonly uploads: string | undefined;
  readonly dryRun: boolean;
  readonly report: string;
}

interface Import {
  readonly site: OldSite;
  readonly stage: ContentStage;
  readonly pictures: PictureImporter;
}

/** An article, with the reason why it can't be imported, if any. */
async function makePost(post: ChosenPost, id: number, places: Places, { site, pictures }: Import) {
  const { item, title, author, notes } = post;
  const context = { site, pictures, title, notes, findPlace: places.find };
  const { html, taken } = await convertContent(item, context).catch((error: unknown) => {
    // One bad post must not end the import.
    notes.push(['left', `all of it, which cannot be read (${String(error)})`]);
    return { html: '', taken: new Set<string>() };
  });
  const description = makeDescription(item.excerpt, title, html, notes);
  notes.push(...listFields(item, `${description} ${html}`));
  const date = formatPostDate(new Date(`${item.date.slice(0, 10)}T00:00Z`));
  const fields = { id, title, date, ...(author !== undefined && { author }), description, contentHtml: `${html}\n` };
  const issues = postSchema.safeParse(fields).error?.issues ?? [];
  const faults = issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ');
  return { ...post, id, date, fields, taken, reason: html === '' ? 'none of its text is left' : faults };
}

/** Chooses and converts posts, and starts over without those that fail, since others may link to them. */
async function convertPosts(run: Import, refused: ReadonlyMap<ExportItem, SkippedPost> = new Map()) {
  const { site, stage } = run;
  const existing = readExisting(stage.before);
  const items = site.source.items.filter((item) => !refused.has(item));
  const choice = choosePosts({ ...site.source, items }, existing);
  const places = createPlaces(site, choice.paths, stage.before, existing.redirects);
  const posts = [];
  for (const [index, post] of choice.chosen.entries())
    posts.push(await makePost(post, existing.nextId + index, places, run));
  const impossible = posts.filter(({ reason }) => reason !== '');
  if (impossible.length > 0)
    return convertPosts(run, new Map([...refused, ...impossible.map((post) => [post.item, post] as const)]));
  return { posts, places, skipped: [...choice.skipped, ...refused.values()] };
}

async function stageImport(run: Import, { files, dryRun }: ImportOptions): Promise<ImportReport> {
  const { site, stage, pictures } = run;
  const { posts, places, skipped } = await convertPosts(run);
  for (const { slug, fields } of posts) await stage.write(`blog/${slug}.yaml`, writeEntryYaml(fields));
  const written = await pictures.write(posts.map(({ fields }) => fields.contentHtml));
  const { added, notes } = places.planRedirects();
  await stageRedirects(stage, added);
  const isShown = (address: string) => posts.some(({ taken }) => taken.has(site.findPicture(address)?.key ?? ''));
  const others = listOthers(site.source, isShown);
  others.set('Addresses that lead elsewhere', notes.map(escapeMarkdown));
  return {
    files: files.map((file) => path.basename(file)),
    isDryRun: dryRun,
    imported: posts,
    skipped,
    pictures: written,
    redirects: added.length,
    others,
    problems: stage.changed.size > 0 ? await stage.check() : [],
  };
}

/**
 * Imports the posts of a WordPress export into the content, all or none.
 * @returns the exit code: 1 if the content check rejects the posts.
 * @throws Error in one sentence if the export cannot be read; nothing is written then.
 */
export async function importBlog(
  options: ImportOptions,
  content: string,
  print: (line: string) => void,
): Promise<number> {
  const site = createOldSite(await readExports(options.files));
  const uploads = options.uploads === undefined ? undefined : await findUploads(options.uploads);
  const stage = await openContentStage(content);
  try {
    const pictures = createPictureImporter(uploads, stage);
    const report = await stageImport({ site, stage, pictures }, options);
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
