import { test as baseTest, type OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { saveChanges } from './save.ts';
import { readView } from './view.ts';

type Values = Record<string, unknown>;

/** The editor of a copy of the content, without its browser. */
class Desk {
  readonly content: OwnerCopy;

  constructor(content: OwnerCopy) {
    this.content = content;
  }

  /** What the editor shows of a file, such as team/ana.json. */
  async open(place: string): Promise<Values> {
    const data = (await readView(this.content.folder)).get(place);
    if (data === undefined) throw new Error(`${place} is not in the view`);
    return JSON.parse(data) as Values;
  }

  /**
   * @param data undefined removes the file.
   * @returns why it was refused; empty where it was saved.
   */
  async save(place: string, data: Values | undefined, deletions: readonly string[] = []): Promise<string> {
    const changes = data ? { additions: [{ path: place, data }], deletions } : { additions: [], deletions: [place] };
    try {
      await saveChanges(this.content.folder, changes);
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
