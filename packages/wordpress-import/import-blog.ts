import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { printable } from '@site/model/command/printable.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { listTranslatable, digestField, digestWords } from '@site/model/translations/translation-digest.ts';
import { formatPostDate, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { choosePosts, readExisting, type ChosenPost, type Existing, type SkippedPost } from './choose-posts.ts';
import { convertContent, type PostContext } from './convert-content.ts';
import { listFields, listOthers } from './list-others.ts';
import { OldSite } from './old-site.ts';
import { Places, readPages } from './places.ts';
import { PictureImporter, uploadsFolder } from './pictures.ts';
import { makeDescription } from './post-fields.ts';
import { readExports, type ExportItem } from './read-export.ts';
import { planRedirects, stageRedirects } from './redirects.ts';
import { plain, summarize, writeReport, type ImportedPost, type ImportReport } from './report.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** A copy of the old site's wp-content/uploads. */
  readonly uploads: string | undefined;
  /** Whether unpublished posts are imported as drafts. */
  readonly drafts: boolean;
  readonly dryRun: boolean;
  readonly report: string;
}

export interface ImportRun {
  readonly options: ImportOptions;
  readonly content: string;
  readonly print: (line: string) => void;
}

/** @returns the fields of a post, without its number; or the reason why it cannot be imported. */
async function makePost(
  { item, title, day, isDraft, author, notes }: ChosenPost,
  context: Omit<PostContext, 'notes' | 'title'>,
) {
  const date = formatPostDate(new Date(`${day}T00:00Z`));
  const html = await convertContent(item, { ...context, title, notes });
  const description = makeDescription(item.excerpt, title, html, notes);
  notes.push(...listFields(item, `${description} ${html}`));
  if (html === '') return 'none of its text is left';
  const signed = author === undefined ? {} : { author };
  const fields = { title, date, ...signed, description, ...(isDraft && { draft: true }), contentHtml: `${html}\n` };
  const { error } = postSchema.safeParse({ id: 1, ...fields });
  return error ? error.issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ') : fields;
}

/** Advice where the export is from another site than the content expects. */
function compareHosts({ hosts }: OldSite, formerHost: string): string[] {
  const [host] = hosts;
  if (host === formerHost.replace(/^www\./, '')) return [];
  return [
    `The export is from ${host ?? 'a site without an address'}, but content/site.yaml says formerHost: ${formerHost}: write ${host ?? 'its host'} there, otherwise links in the articles keep leading to the old site.`,
  ];
}

interface Import extends ImportRun {
  readonly site: OldSite;
  readonly stage: ContentStage;
  readonly existing: () => Existing;
  readonly pictures: PictureImporter;
  /** Posts that turn out not to be possible. */
  readonly refused: Map<ExportItem, SkippedPost>;
}

/** The words of a translation; the other fields are those of the post that it translates. */
function writeTranslation(
  { slug }: ChosenPost,
  fields: Readonly<Record<string, unknown>>,
  { content }: ContentStage,
): string {
  const { title, description, contentHtml } = fields;
  const original = readContent(content).entries.find((entry) => entry.name === 'posts' && entry.slug === slug);
  const digest = original && digestWords(listTranslatable(original));
  return writeEntryYaml({ title, description, contentHtml, [digestField]: digest });
}

async function stagePosts(chosen: readonly ChosenPost[], places: Places, run: Import): Promise<ImportedPost[]> {
  const { stage, site, pictures, refused } = run;
  const imported: ImportedPost[] = [];
  let id = Math.max(0, ...run.existing().posts.map((post) => post.id));
  for (const post of chosen) {
    const context = { site, pictures, findPlace: (url: URL) => places.find(url) };
    const fields = await makePost(post, context).catch(
      // One bad post must not end the import.
      (error: unknown) => `cannot be read (${error instanceof Error ? error.message : String(error)})`,
    );
    if (typeof fields === 'string') {
      refused.set(post.item, { title: post.title, reason: fields, notes: post.notes });
      continue;
    }
    if (!post.isTranslation) id += 1;
    const source = post.isTranslation ? writeTranslation(post, fields, stage) : writeEntryYaml({ id, ...fields });
    await stage.write(post.file, source);
    const { title, date, contentHtml: html } = fields;
    imported.push({ ...post, id, title, date, html });
  }
  return imported;
}

/** Takes back all but the pictures, which take the longest. */
async function reset(stage: ContentStage): Promise<void> {
  for (const file of [...stage.changed].filter((name) => !name.startsWith('media/'))) {
    const place = stage.before.files.get(file)?.place;
    await stage.write(file, place === undefined ? undefined : await readFile(place));
  }
}

async function stageImport(run: Import): Promise<ImportReport> {
  const { options, site, stage, pictures, refused } = run;
  const existing = run.existing();
  const source = { ...site.source, items: site.source.items.filter((item) => !refused.has(item)) };
  pictures.shown.clear();
  const { chosen, skipped, paths, ...choice } = choosePosts(source, existing, options.drafts);
  const places = new Places(site, paths, stage.before, existing.redirects);
  const imported = await stagePosts(chosen, places, run);
  const { added, notes } = planRedirects(places.listMoves(), existing.redirects, readPages(stage.content).isPage);
  await stageRedirects(stage, added);
  const problems = imported.length + added.length > 0 ? await stage.check() : [];
  for (const { file, item, title, notes: own } of imported) {
    const problem = problems.find((one) => one.file === `content/${file}`);
    const reason = [problem?.field, problem?.advice].filter(Boolean).join(' ');
    if (problem) refused.set(item, { title, reason, notes: own });
  }
  const others = listOthers(site, places, pictures, [...existing.redirects, ...added]);
  others.set('Addresses that lead elsewhere', notes.map(plain));
  return {
    files: options.files.map((file) => path.basename(file)),
    isDryRun: options.dryRun,
    imported,
    existing: choice.existing,
    skipped: [...skipped, ...refused.values()],
    pictures: pictures.written.size,
    hasPictureSource: pictures.hasSource,
    redirects: added.length,
    others,
    advice: compareHosts(site, existing.formerHost),
    problems,
  };
}

/**
 * Imports the posts of a WordPress export into the content, all or none.
 * @returns the exit code: 1 where the content check rejects the posts.
 * @throws Error in one sentence where the export cannot be read; nothing is written then.
 */
export async function importBlog(run: ImportRun): Promise<number> {
  const { options, print } = run;
  const site = new OldSite(await readExports(options.files));
  const source = options.uploads === undefined ? undefined : await uploadsFolder(options.uploads);
  const stage = await openContentStage(run.content);
  try {
    const refused = new Map<ExportItem, SkippedPost>();
    const pictures = new PictureImporter(site, source, stage);
    const whole = { ...run, site, stage, pictures, refused, existing: () => readExisting(stage.before) };
    let report = await stageImport(whole);
    // Others may link to what was refused, or translate it.
    for (let known = 0; refused.size > known;) {
      known = refused.size;
      await reset(stage);
      report = await stageImport(whole);
    }
    await pictures.removeUnused(report.imported.map(({ html }) => html));
    report.pictures = pictures.written.size;
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
