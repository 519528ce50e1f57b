import path from 'node:path';
import { test as baseTest, type OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { saveChanges } from './save.ts';
import { readView } from './view.ts';

export type Values = Record<string, unknown>;

/** The editor of a copy of the content, without its browser. */
class Desk {
  readonly content: OwnerCopy;
  /** Where new pictures wait. */
  readonly waiting: string;

  constructor(content: OwnerCopy) {
    this.content = content;
    this.waiting = path.join(content.folder, '../.cache/editor/pictures');
  }

  /** What the editor shows of a file, such as team/ana.json. */
  async open(place: string): Promise<Values> {
    const data = (await readView(this.content.folder)).get(place);
    if (data === undefined) throw new Error(`${place} is not in the view`);
    return JSON.parse(data) as Values;
  }

  /** @returns why it was refused; empty where it was saved. */
  async save(place: string, data: Values, deletions: readonly string[] = []): Promise<string> {
    return this.#change([{ path: place, data }], deletions);
  }

  /** @returns why it was refused; empty where it was removed. */
  async remove(place: string): Promise<string> {
    return this.#change([], [place]);
  }

  async #change(additions: { path: string; data: Values }[], deletions: readonly string[]): Promise<string> {
    try {
      await saveChanges(this.content.folder, { additions, deletions }, this.waiting);
      return '';
    } catch (error) {
      if (error instanceof EntryError) return error.message;
      throw error;
    }
  }
}

/** The view's path for a file of content/. */
export const placeOf = (file: string) => file.replace(/\.\w+$/, '.json');

/** A test that gets an editor of its own copy of the content. */
export const test = baseTest.extend('desk', ({ content }) => new Desk(content));
