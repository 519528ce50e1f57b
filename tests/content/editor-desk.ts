import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest } from 'vitest';
import { readView } from '@site/editor/content/content-view.ts';
import { saveChanges, type SaveResult } from '@site/editor/content/save-changes.ts';
import { linkFolder } from '@site/system/link-folder.ts';
import { ContentCopy, projectFolder } from './copy-content.ts';

export type Values = Record<string, unknown>;

/** The editor of a copy of the content, without its browser. */
export class Desk {
  readonly content: ContentCopy;
  /** Where new pictures wait. */
  readonly pictures: string;

  constructor(folder: string) {
    this.content = new ContentCopy(path.join(folder, 'content'));
    this.pictures = path.join(folder, '.cache/editor/pictures');
  }

  /** What the editor shows of a file, such as team/ana.json. */
  async open(place: string): Promise<Values> {
    const data = (await readView(this.content.folder)).get(place);
    if (data === undefined) throw new Error(`${place} is not in the view`);
    return JSON.parse(data) as Values;
  }

  async save(place: string, data: Values, deletions: readonly string[] = []): Promise<SaveResult> {
    return saveChanges(this.content.folder, { additions: [{ path: place, data }], deletions }, this.pictures);
  }

  async remove(place: string): Promise<SaveResult> {
    return saveChanges(this.content.folder, { additions: [], deletions: [place] }, this.pictures);
  }

  /** The state of each file that content holds, pictures too. */
  async state(): Promise<ReadonlyMap<string, string>> {
    const names = await readdir(this.content.folder, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return new Map(
      await Promise.all(
        files.map(
          async (file) =>
            [path.relative(this.content.folder, file), (await readFile(file)).toString('base64')] as const,
        ),
      ),
    );
  }

  /** The files that differ from a state before. */
  async changedSince(before: ReadonlyMap<string, string>): Promise<string[]> {
    const after = await this.state();
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((file) => before.get(file) !== after.get(file))
      .sort();
  }
}

/** A place of the view for a file of content/. */
export const placeOf = (file: string) => file.replace(/\.\w+$/, '.json');

/** A test that gets an editor of its own copy of the content; each of its checks reads all of that. */
export const test = baseTest.extend('desk', async ({}, { onCleanup }): Promise<Desk> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onCleanup(() => rm(folder, { recursive: true }));
  const [source, target] = [projectFolder, folder].map((root) => path.join(root, 'content')) as [string, string];
  const media = path.join(source, 'media');
  await cp(source, target, { recursive: true, filter: (file) => file !== media });
  await linkFolder(media, path.join(target, 'media'));
  return new Desk(folder);
});
