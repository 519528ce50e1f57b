import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode } from '@site/model/files/has-code.ts';
import type { Signature } from '../../people/person.ts';
import { writeWhole } from '../../saves/write-whole.ts';
import type { Ask, Outcome, PublishStatus, Step } from '../publication.ts';
import { PublishTrouble } from './trouble.ts';

const stateSchema = z.object({
  /** Who publishes at this moment. */
  running: z.string().optional(),
  last: z
    .object({
      name: z.string(),
      date: z.string(),
      refusal: z.object({ message: z.string(), details: z.string().optional() }).optional(),
    })
    .optional(),
  asks: z.array(z.object({ name: z.string(), date: z.string() })),
  /** Up to when it was looked what is due, such as 2026-11-27 09:00, where the company is. */
  moment: z.string().optional(),
});
type State = z.infer<typeof stateSchema>;

const interrupted = 'The editor was stopped while it published. Nothing is lost, and the site is whole: publish again.';

/** What everybody is shown of publishing, also after a window was closed or the editor was started again. */
export class Progress {
  readonly #file: string;
  #state: Promise<State> | undefined;
  #running: PublishStatus['running'];

  constructor(root: string) {
    this.#file = path.join(root, '.cache/editor/publication.json');
  }

  async #read(): Promise<State> {
    const state = stateSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    if (state.running === undefined) return state;
    // The program that has written it is gone.
    const last = { name: state.running, date: new Date().toISOString(), refusal: { message: interrupted } };
    return { ...state, running: undefined, last };
  }

  async load(): Promise<State> {
    this.#state ??= this.#read().catch((error: unknown) => {
      if (hasCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError) return { asks: [] };
      throw error;
    });
    return this.#state;
  }

  async #change(change: (state: State) => State): Promise<void> {
    const next = change(await this.load());
    this.#state = Promise.resolve(next);
    // Only words for the screen: a full disk does not keep anybody from publishing.
    await writeWhole(this.#file, next).catch(() => undefined);
  }

  async read(): Promise<Pick<PublishStatus, 'running' | 'last' | 'asks'>> {
    const { last, asks } = await this.load();
    return { running: this.#running, last, asks };
  }

  /** Notes up to when it was looked what is due. */
  async note(moment: string): Promise<void> {
    await this.#change((state) => ({ ...state, moment }));
  }

  /** Notes that somebody wants what is saved to be published. */
  async ask({ name }: Signature): Promise<void> {
    const ask: Ask = { name, date: new Date().toISOString() };
    await this.#change((state) => ({ ...state, asks: [...state.asks.filter((one) => one.name !== name), ask] }));
  }

  /** Shows a publication while it runs, and how it ended. @throws PublishTrouble while another one runs. */
  async follow<Result>(
    { name }: Signature,
    publish: (onStep: (step: Step) => void) => Promise<Result>,
  ): Promise<Result> {
    if (this.#running) {
      throw new PublishTrouble(`${this.#running.name} is publishing at this moment: wait until that is done.`);
    }
    this.#running = { name, step: 'asking' };
    let outcome: Outcome = { name, date: '' };
    try {
      await this.#change((state) => ({ ...state, running: name }));
      return await publish((step) => {
        this.#running = { name, step };
      });
    } catch (error) {
      const refusal = error instanceof PublishTrouble ? error : new PublishTrouble(String(error));
      outcome = { ...outcome, refusal: { message: refusal.message, details: refusal.details } };
      throw error;
    } finally {
      this.#running = undefined;
      const last = { ...outcome, date: new Date().toISOString() };
      await this.#change((state) => ({ ...state, running: undefined, asks: outcome.refusal ? state.asks : [], last }));
    }
  }
}
