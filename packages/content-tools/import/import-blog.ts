import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { withoutHidden } from '@site/model/text/hidden.ts';
import { readCommandLine, UsageError } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { formatPostDate, writeEntryYaml } from '../entries/new-entry.ts';
import { listRedirects } from '../names/moves.ts';
import { bareHost } from './old-addresses.ts';
import { choosePosts, readExisting, type ChosenPost } from './choose-posts.ts';
import { convertContent, type PostContext } from './convert-content.ts';
import { downloads, PictureImporter, uploadsFolder, type PictureSource } from './pictures.ts';
import { redirectOldSite } from './redirect-old-site.ts';
import { makeDescription } from './post-fields.ts';
import { readExport, type ExportItem, type WordPressExport } from './read-export.ts';
import { summarize, writeReport, type ImportedPost, type ImportReport } from './report.ts';

const advice = 'npm run blog:import -- --help lists the options.';

type ImportOptions = ReturnType<typeof readOptions>;

/** @param args the arguments after the command. @throws HelpRequest, or UsageError that says what to write. */
export function readOptions(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readCommandLine(args, {
    command: 'npm run blog:import',
    does: 'Imports the articles of a WordPress export into content/blog, with redirects from their old addresses, and a report.',
    takes: '<export.xml>',
    options: {
      uploads: {
        type: 'string',
        value: 'folder',
        help: "a copy of the old site's wp-content/uploads, for the pictures",
      },
      download: { ...flag, help: 'downloads the pictures from the old site instead' },
      drafts: { ...flag, help: 'imports unpublished articles too, as drafts' },
      'dry-run': { ...flag, help: 'writes nothing, and prints the report' },
      report: { type: 'string', value: 'file', help: 'where the report goes; beside the export if left out' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new UsageError(`Write the name of one export, such as npm run blog:import -- export.xml\n${advice}`);
  }
  const { uploads, download, drafts, 'dry-run': dryRun } = values;
  if (uploads !== undefined && download) throw new UsageError(`Write --uploads or --download, not both\n${advice}`);
  const { dir, name } = path.parse(file);
  return {
    /** The WordPress export. */
    file,
    /** A copy of the old site's wp-content/uploads. */
    uploads,
    /** Whether pictures are downloaded from the old site. */
    download,
    /** Whether unpublished posts are imported as drafts. */
    drafts,
    /** Whether the import is only tried and nothing is written. */
    dryRun,
    /** The path of the report. */
    report: values.report ?? path.join(dir, `${name}.report.md`),
  };
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
 * @param taken titles and descriptions in lowercase; those of the post are added.
 */
async function makePost(
  { item, title: original, day, isDraft, notes }: ChosenPost,
  taken: { readonly titles: Set<string>; readonly descriptions: Set<string> },
  context: Omit<PostContext, 'notes' | 'title'>,
) {
  const date = formatPostDate(new Date(`${day}T00:00Z`));
  const named = withoutHidden(original);
  const title = makeUnique(named, date, taken.titles, 90);
  const contentHtml = await convertContent(item, { ...context, title, notes });
  if (contentHtml === '') return 'none of its text is left';
  if (title !== named) notes.push(['changed', `another has the title "${original}": the date is added to it`]);
  const described = makeDescription({ excerpt: item.excerpt, title, date }, contentHtml, notes);
  const description = makeUnique(withoutHidden(described), date, taken.descriptions, 160);
  const fields = { title, date, description, ...(isDraft && { draft: true }), contentHtml: `${contentHtml}\n` };
  const { error } = postSchema.safeParse({ id: 1, ...fields });
  if (!error) return fields;
  return error.issues.map((issue) => `${fieldName(issue.path)} ${issue.message}`).join('; ');
}

/** Advice where the export is from another site than the content expects. */
function compareHosts({ hosts }: WordPressExport, formerHost: string): string[] {
  if (hosts.has(formerHost.replace(/^www\./, ''))) return [];
  const [host] = hosts;
  const site = host ?? 'a site without an address';
  return [
    `The export is from ${site}, but content/site.yaml says formerHost: ${formerHost}: write ${host ?? 'its host'} there, otherwise links in the articles keep leading to the old site.`,
  ];
}

async function pictureSource(
  { uploads, download }: ImportOptions,
  { hosts, uploads: listed }: WordPressExport,
): Promise<PictureSource | undefined> {
  if (uploads !== undefined) return uploadsFolder(uploads);
  // Attachments may be on a host of their own.
  return download ? downloads(new Set([...hosts, ...[...listed.values()].map(({ url }) => bareHost(url))])) : undefined;
}

interface ImportRun {
  readonly options: ImportOptions;
  /** The content folder. */
  readonly content: string;
  /** Prints progress and the summary. */
  readonly print: (line: string) => void;
}

/**
 * @param refused why posts are left out, by their ids in the export: the content check has refused them.
 */
async function stageImport(
  { options, content, print }: ImportRun,
  source: WordPressExport,
  refused: ReadonlyMap<ExportItem, string>,
  stage: ContentStage,
): Promise<ImportReport> {
  const { posts, titles, descriptions, formerHost } = readExisting(content);
  const known = listRedirects(readContent(content));
  const items = source.posts.filter((item) => !refused.has(item));
  const { chosen, existing, skipped, newAddresses } = choosePosts(items, posts, known, options.drafts);
  skipped.push(...[...refused].map(([{ title }, reason]) => ({ title, reason })));
  const pictureFiles = await pictureSource(options, source);
  const pictures = new PictureImporter(source, pictureFiles, stage);
  const firstId = Math.max(0, ...posts.map(({ id }) => id)) + 1;
  const imported: ImportedPost[] = [];
  for (const [index, post] of chosen.entries()) {
    if (index > 0 && index % 25 === 0) print(`${index} of ${chosen.length} articles`);
    const fields = await makePost(post, { titles, descriptions }, { source, newAddresses, pictures }).catch(
      // One bad post must not end the import.
      (error: unknown) => `cannot be read (${error instanceof Error ? error.message : String(error)})`,
    );
    if (typeof fields === 'string') {
      skipped.push({ title: post.title, reason: fields });
      continue;
    }
    const id = firstId + imported.length;
    await stage.write(`blog/${post.slug}.yaml`, writeEntryYaml({ id, ...fields }));
    imported.push({ ...post, id, title: fields.title, date: fields.date });
  }
  const redirects = await redirectOldSite(source, newAddresses, known, stage);
  return {
    file: path.basename(options.file),
    source,
    isDryRun: options.dryRun,
    hasPictureSource: pictureFiles !== undefined,
    imported,
    existing,
    skipped,
    pictures: pictures.count,
    redirects,
    advice: compareHosts(source, formerHost),
    problems: imported.length + redirects.count > 0 ? await stage.check() : [],
  };
}

/**
 * Imports the posts of a WordPress export into the content, all or none.
 * @returns the exit code: 1 where the content check rejects the posts.
 * @throws Error in one sentence where the export cannot be read; nothing is written then.
 */
export async function importBlog(run: ImportRun): Promise<number> {
  const source = await readExport(run.options.file);
  const refused = new Map<ExportItem, string>();
  for (;;) {
    const code = await tryImport(run, source, refused);
    if (code !== undefined) return code;
  }
}

/**
 * Imports everything but the refused posts.
 * @param refused takes those that the content check refuses now.
 * @returns the exit code; undefined where posts were refused, and nothing was written.
 */
async function tryImport(
  run: ImportRun,
  source: WordPressExport,
  refused: Map<ExportItem, string>,
): Promise<number | undefined> {
  const { options, content, print } = run;
  const stage = await openContentStage(content);
  try {
    const report = await stageImport(run, source, refused, stage);
    for (const { slug, item } of report.imported) {
      const problem = report.problems.find(({ file }) => file === `content/blog/${slug}.yaml`);
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
