import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { importBlog, type ImportOptions } from './import-blog.ts';
import type { ExportItem } from './read-export.ts';

/** Overrides of an ordinary post. */
interface ItemFields extends Partial<Omit<ExportItem, 'meta' | 'terms'>> {
  readonly meta?: Readonly<Record<string, string>>;
  /** Names of terms by taxonomy, such as `category: Lighting`. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Raw XML in the item. */
  readonly more?: string;
}

export const oldSite = 'https://www.oldsite.example';

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const element = (name: string, text: string | number) => `<${name}>${cdata(String(text))}</${name}>`;

/** Long enough to describe a post, and different for each number. */
export const sentence = (id: number) =>
  `Take ${id}: we carried the lamps up four floors, and the first shot was lit before the coffee came.`;

function writeItem(fields: ItemFields): string {
  const { id = 1, type = 'post', title = `Take ${id}`, name = `take-${id}`, meta = {}, terms = {} } = fields;
  return [
    '<item>',
    element('title', title),
    `<link>${fields.link ?? `${oldSite}/${name}/`}</link>`,
    element('dc:creator', fields.creator ?? ''),
    `<guid isPermaLink="false">${oldSite}/?p=${id}</guid>`,
    element('content:encoded', fields.content ?? (type === 'post' ? sentence(id) : '')),
    element('excerpt:encoded', fields.excerpt ?? ''),
    element('wp:post_id', id),
    element('wp:post_date', fields.date ?? '2016-05-13 09:30:00'),
    element('wp:post_name', name),
    element('wp:status', fields.status ?? (type === 'attachment' ? 'inherit' : 'publish')),
    element('wp:post_type', type),
    element('wp:post_password', fields.password ?? ''),
    element('wp:is_sticky', 0),
    fields.attachmentUrl === undefined ? '' : element('wp:attachment_url', fields.attachmentUrl),
    ...Object.entries(terms).map(
      ([domain, term]) => `<category domain="${domain}" nicename="${term.toLowerCase()}">${cdata(term)}</category>`,
    ),
    ...Object.entries(meta).map(
      ([key, value]) => `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`,
    ),
    fields.more ?? '',
    '</item>',
  ].join('\n');
}

export function picture(id: number, file: string, alt = '', more: ItemFields = {}): ItemFields {
  const attachmentUrl = `${oldSite}/wp-content/uploads/${file}`;
  const meta = { _wp_attached_file: file, ...(alt !== '' && { _wp_attachment_image_alt: alt }) };
  return { id, type: 'attachment', title: file, name: `file-${id}`, attachmentUrl, meta, ...more };
}

/** @param channel raw XML before the items. */
export function writeExport(items: readonly ItemFields[], channel = ''): string {
  const namespaces = ['excerpt', 'content', 'dc', 'wp']
    .map((name) => `xmlns:${name}="http://${name}.example/"`)
    .join(' ');
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" ${namespaces}>
<channel>
<title>Old Site</title><link>${oldSite}</link><language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${oldSite}</wp:base_blog_url>
${channel}
${items.map(writeItem).join('\n')}
</channel>
</rss>`;
}

export type Items = readonly ItemFields[];

export const inProject = (content: OwnerCopy, file: string) => path.join(content.folder, '..', file);

/** @returns the exit code, what was printed, the report, and the content files that changed. */
export async function run(content: OwnerCopy, exports: readonly string[], options: Partial<ImportOptions> = {}) {
  const before = await content.state();
  const report = inProject(content, 'report.md');
  const files = exports.map((_, index) => inProject(content, `export.${index}.xml`));
  await Promise.all(files.map(async (file, index) => writeFile(file, exports[index] ?? '')));
  const printed: string[] = [];
  const usual = { files, uploads: undefined, dryRun: false, report };
  const code = await importBlog({ ...usual, ...options }, content.folder, (line) => printed.push(line));
  const text = await readFile(report, 'utf8').catch(() => '');
  return { code, output: printed.join('\n'), report: text, changed: await content.changedSince(before) };
}

export const importItems = async (content: OwnerCopy, items: Items, options?: Partial<ImportOptions>) =>
  run(content, [writeExport(items)], options);

export async function writeUploads(content: OwnerCopy, names: readonly string[]): Promise<string> {
  const folder = inProject(content, 'uploads');
  for (const [index, name] of names.entries()) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    const background = { r: 40 * index, g: 90, b: 20 };
    await sharp({ create: { width: 1300, height: 800, channels: 3, background } }).toFile(path.join(folder, name));
  }
  return folder;
}

export async function readPost(content: OwnerCopy, name: string): Promise<Record<string, unknown>> {
  return parse(await content.read(`${name}.yaml`)) as Record<string, unknown>;
}

export const readHtml = async (content: OwnerCopy, slug: string) =>
  String((await readPost(content, `blog/${slug}`)).contentHtml);
