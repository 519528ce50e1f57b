import path from 'node:path';
import { test as baseTest, type OwnerCopy } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { NamesQuestion, type NamesAnswer, type NamesPlanInWords } from './names-question.ts';
import { saveChanges } from './save.ts';
import { readView, viewPath } from './view.ts';

type Values = Record<string, unknown>;

/** Whose saves they are. */
export const person = { name: 'Olga Owner', email: 'olga@example.com' };

/** The editor of a copy of the content, without its browser. */
export class Desk {
  readonly content: OwnerCopy;
  /** What the last save has asked. */
  question: NamesPlanInWords | undefined;

  constructor(content: OwnerCopy) {
    this.content = content;
  }

  /** What the editor shows of a file, such as team/ana.json. */
  async open(place: string): Promise<Values> {
    const data = await readView(this.content.folder).get(place)?.read();
    if (data === undefined) throw new Error(`${place} is not in the view`);
    return JSON.parse(data) as Values;
  }

  /**
   * Saves, and says yes to what else that changes.
   * @param data undefined removes the file.
   * @param choose gives what the person has chosen to that, where it is not what is offered.
   * @returns why it was refused; empty where it was saved.
   */
  async save(
    place: string,
    data: Values | undefined,
    deletions: readonly string[] = [],
    choose?: (question: NamesPlanInWords) => Partial<NamesAnswer>,
  ): Promise<string> {
    const changes = data ? { additions: [{ path: place, data }], deletions } : { additions: [], deletions: [place] };
    try {
      await saveChanges(this.content.folder, changes, person).catch(async (error: unknown) => {
        if (!(error instanceof NamesQuestion)) throw error;
        this.question = error.question;
        const { plan, leadsTo } = error.question;
        const names = { plan, leadsTo, uses: {}, ...choose?.(error.question) };
        await saveChanges(this.content.folder, { ...changes, names }, person);
      });
      return '';
    } catch (error) {
      if (error instanceof EntryError || error instanceof NamesQuestion || error instanceof ConflictQuestion)
        return error.message;
      throw error;
    }
  }

  /** Gives an entry another name. @param file such as team/ana.yaml */
  async rename(file: string, name: string): Promise<string> {
    const place = viewPath(file);
    return this.save(path.posix.join(path.posix.dirname(place), `${name}.json`), await this.open(place), [place]);
  }

  /** Gives a page another address. */
  async move(file: string, address: string): Promise<string> {
    const place = viewPath(file);
    return this.save(place, { ...(await this.open(place)), path: address });
  }

  /** Deletes a file. @param choose as for a save. */
  async delete(file: string, choose?: (question: NamesPlanInWords) => Partial<NamesAnswer>): Promise<string> {
    return this.save(viewPath(file), undefined, [], choose);
  }
}

/** A test that gets an editor of its own copy of the content. */
export const test = baseTest.extend('desk', ({ content }) => new Desk(content));
