import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { splitFrontMatter } from '@site/zod-content/front-matter.ts';
import { linkFolder } from '@site/model/files/link-folder.ts';

export const projectFolder = path.join(import.meta.dirname, '../..');

/** Content for tests only, from the project's folder: owners change the shipped one. */
const fixture = 'tests/fixture';

type FieldPath = readonly (string | number)[];

/** A copy of the fixture that a test may change. Files are named from its folder, such as videos/title.yaml. */
export class ContentCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** All problems, without line numbers. */
  async check(today?: string): Promise<string[]> {
    const problems = await checkContent(this.folder, today);
    return problems.map(({ file, field, advice }) => describeProblem({ file, field, advice }));
  }

  async read(file: string): Promise<string> {
    return readFile(this.place(file), 'utf8');
  }

  async readBytes(file: string): Promise<Buffer> {
    return readFile(this.place(file));
  }

  /** The files are hard links to the fixture's, so each is replaced instead of written into. */
  async write(file: string, source: string | Uint8Array): Promise<void> {
    await rm(this.place(file), { force: true });
    await mkdir(path.dirname(this.place(file)), { recursive: true });
    await writeFile(this.place(file), source);
  }

  async writeFilm(file: string): Promise<void> {
    await this.write(file, await this.readBytes('media/loops/hero-music.mp4'));
  }

  async rename(file: string, to: string): Promise<void> {
    await rename(this.place(file), this.place(to));
  }

  async remove(file: string): Promise<void> {
    await rm(this.place(file));
  }

  /** A folder's files by name; of pages, the written ones. */
  async listFolder(folder: string): Promise<string[]> {
    const ending = folder === 'pages' ? '.mdoc' : '.yaml';
    const names = (await readdir(this.place(folder))).filter((file) => file.endsWith(ending));
    return names.sort().map((name) => `${folder}/${name}`);
  }

  /** The first two files of a folder, for tests that need any entry. */
  async filesIn(folder: string): Promise<[string, string]> {
    const [first, second] = await this.listFolder(folder);
    if (first === undefined || second === undefined) throw new Error(`content/${folder} has fewer than two files`);
    return [first, second];
  }

  async videoOf(category: string): Promise<string> {
    for (const file of await this.listFolder('videos')) {
      if (new RegExp(`^category: ${category}$`, 'm').test(await this.read(file))) return file;
    }
    throw new Error(`content/videos has no ${category} video`);
  }

  /** Sets a value in a YAML file or in a page's front matter; `undefined` removes the field. */
  async setField(file: string, field: FieldPath, value: unknown): Promise<void> {
    const source = await this.read(file);
    const front = splitFrontMatter(source);
    const document = parseDocument(front?.yaml ?? source);
    if (value === undefined) document.deleteIn(field);
    else document.setIn(field, value);
    await this.write(file, front ? `---\n${document.toString()}---\n${front.body}` : document.toString());
  }

  /** Appends a paragraph to a page's text, and returns its line in the file. */
  async appendText(file: string, paragraph: string): Promise<number> {
    const before = `${(await this.read(file)).trimEnd()}\n\n`;
    await this.write(file, `${before}${paragraph}\n`);
    return before.split('\n').length;
  }

  private place(file: string): string {
    return path.join(this.folder, file);
  }
}

/** The fixture with all of its languages. */
export async function copyWithLanguages(folder: string): Promise<ContentCopy> {
  await linkFolder(path.join(projectFolder, fixture), folder);
  return new ContentCopy(folder);
}

/** The fixture in one language, since translations would follow most mistakes. */
export async function copyFixture(folder: string): Promise<string> {
  const copy = await copyWithLanguages(folder);
  await rm(path.join(folder, 'fr'), { recursive: true });
  await copy.setField('site.yaml', ['languages'], undefined);
  return folder;
}

/** @param parent the folder for the copy, which the caller removes. */
export async function copyContent(parent = tmpdir()): Promise<ContentCopy> {
  const folder = await mkdtemp(path.join(parent, 'content-'));
  return new ContentCopy(await copyFixture(folder));
}

export const test = baseTest.extend('content', async ({}, { onCleanup }): Promise<ContentCopy> => {
  const content = await copyContent();
  onCleanup(() => rm(content.folder, { recursive: true }));
  return content;
});
