import type { Readable, Writable } from 'node:stream';
import { isCancel, log, select, text } from '@clack/prompts';
import { EntryError } from '../entries/save-content.ts';

/** A value that a command needs: an option provides it, otherwise a prompt asks for it. */
export interface Question<Value> {
  /** The option's name, such as `poster-alt`. */
  readonly option: string;
  /** What to write, as a prompt shows it. */
  readonly advice: string;
  /** @throws EntryError whose message completes "--poster-alt …"; `undefined` is a missing answer. */
  readonly read: (answer: string | undefined) => Value | Promise<Value>;
  /** The only valid answers. */
  readonly choices?: readonly string[];
  /** The default at the prompt, and the answer without a terminal. */
  readonly initial?: string | undefined;
  /** Whether a valid `initial` is the answer without a prompt. */
  readonly isSettled?: boolean;
}

/** Where a person answers prompts. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** The person at the prompt pressed Ctrl-C or Escape. */
export class Cancelled extends Error {}

/** The terminal that started this process; undefined where its input or output is something else. */
export function findTerminal(): Terminal | undefined {
  const { stdin: input, stdout: output } = process;
  return input.isTTY && output.isTTY ? { input, output } : undefined;
}

/** @returns the value, or what is wrong with the answer, as a sentence about the option. */
async function tryRead<Value>(
  { option, read }: Question<Value>,
  answer: string | undefined,
): Promise<{ readonly value: Value } | { readonly problem: string }> {
  try {
    return { value: await read(answer) };
  } catch (error) {
    if (error instanceof EntryError) return { problem: `--${option} ${error.message}` };
    throw error;
  }
}

interface Sources {
  /** The command's options by name. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal | undefined;
  readonly signal: AbortSignal;
}

/** Collects answers from options and prompts. Without a terminal, all missing and wrong answers are reported together. */
export class Interview {
  readonly #sources: Sources;
  readonly #asked = new Set<string>();
  /** What is wrong, by option. */
  readonly #problems = new Map<string, string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * @returns the answer; undefined where it is missing or wrong and there is no terminal, which `check` reports.
   * @throws Cancelled where the person at the terminal stops.
   */
  async ask<Value>(question: Question<Value>): Promise<Value | undefined> {
    const { given, terminal } = this.#sources;
    const { option, initial, isSettled = false } = question;
    this.#asked.add(option);
    const answer = given[option] ?? (terminal && !isSettled ? undefined : initial);
    if (terminal && answer === undefined) return this.#prompt(question, terminal, initial);
    const reading = await tryRead(question, answer);
    if ('value' in reading) return reading.value;
    if (!terminal) {
      this.#problems.set(option, reading.problem);
      return undefined;
    }
    log.warn(reading.problem, { output: terminal.output });
    return this.#prompt(question, terminal, answer);
  }

  /** @returns the value of an option without asking for it; undefined where it was not given. */
  async take<Value>(question: Question<Value>): Promise<Value | undefined> {
    this.#asked.add(question.option);
    return this.#sources.given[question.option] === undefined ? undefined : this.ask(question);
  }

  /** Asks for what later questions depend on. @throws EntryError where it, or an earlier answer, is missing or wrong. */
  async require<Value>(question: Question<Value>): Promise<Value> {
    const value = await this.ask(question);
    this.check();
    return value as Value;
  }

  async #prompt<Value>(
    question: Question<Value>,
    { input, output }: Terminal,
    initialValue: string | undefined,
  ): Promise<Value> {
    const { option, advice, choices, initial } = question;
    const common = { input, output, signal: this.#sources.signal, message: `${option}: ${advice}` };
    const typed = choices
      ? await select({
          ...common,
          options: choices.map((value) => ({ value })),
          ...(initial !== undefined && { initialValue: initial }),
        })
      : await text({
          ...common,
          ...(initialValue !== undefined && { initialValue }),
          validate: async (value) => {
            const reading = await tryRead(question, value ?? '');
            return 'problem' in reading ? reading.problem : undefined;
          },
        });
    if (isCancel(typed)) throw new Cancelled();
    return question.read(typed);
  }

  /** @throws EntryError with a line for each answer so far that is missing or wrong. */
  check(): void {
    if (this.#problems.size > 0) throw new EntryError([...this.#problems.values()].join('\n'));
  }

  /**
   * Ends the questions.
   * @param collection named in messages about options that do not apply to it.
   * @throws EntryError with a line for each answer that is missing or wrong, or that does not apply.
   */
  finish(collection: string): void {
    this.check();
    const unused = Object.keys(this.#sources.given).filter((option) => !this.#asked.has(option));
    const lines = unused.map((option) => `--${option} does not apply to ${collection}: leave it out`);
    if (lines.length > 0) throw new EntryError(lines.join('\n'));
  }
}
