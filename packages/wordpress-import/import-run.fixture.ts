import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { writeExport } from './export.fixture.ts';
import { importBlog, type ImportOptions } from './import-blog.ts';

export type Items = Parameters<typeof writeExport>[0];

export const inProject = (content: OwnerCopy, file: string) => path.join(content.folder, '..', file);

/** Imports files of an export. @returns the exit code, what was printed, the report, and the content files that changed. */
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
