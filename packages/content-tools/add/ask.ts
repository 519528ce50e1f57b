import type { Readable, Writable } from 'node:stream';
import { isCancel, log, select, text } from '@clack/prompts';
import { EntryError } from '../entries/save-content.ts';

/** One thing that a command needs to know: an option answers it, otherwise a prompt does. */
export interface Question<Value> {
  /** The option's name, such as `poster-alt`. */
  readonly option: string;
  /** What to write, as a prompt shows it. */
  readonly advice: string;
  /** @throws EntryError whose message completes "--poster-alt …"; `undefined` stands for a missing answer. */
  readonly read: (answer: string | undefined) => Value | Promise<Value>;
  /** The only possible answers. */
  readonly choices?: readonly string[];
  /** Filled in at the prompt; without a terminal it is the answer. */
  readonly initial?: string | undefined;
  /** Whether `initial` is the answer without a prompt, as long as it can be read. */
  readonly isSettled?: boolean;
}

/** Where questions can be asked. */
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

type Reading<Value> = { readonly value: Value; readonly fault?: undefined } | { readonly fault: string };

async function tryRead<Value>({ option, read }: Question<Value>, answer: string | undefined): Promise<Reading<Value>> {
  try {
    return { value: await read(answer) };
  } catch (error) {
    if (error instanceof EntryError) return { fault: `--${option} ${error.message}` };
    throw error;
  }
}

interface Sources {
  /** Answers by option. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal | undefined;
  readonly signal: AbortSignal;
}

type Complete<Answers> = { readonly [Name in keyof Answers]: Exclude<Answers[Name], undefined> };

/** Collects answers from options, then from the terminal. Without one, everything that is missing is listed at once. */
export class Interview {
  readonly #sources: Sources;
  readonly #asked = new Set<string>();
  /** The first fault of each option. */
  readonly #faults = new Map<string, string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /**
   * @returns the answer; undefined where it is missing or wrong and nobody can be asked, which `require` and `finish` report.
   * @throws Cancelled where the person at the terminal stops.
   */
  async ask<Value>(question: Question<Value>): Promise<Value | undefined> {
    const { given, terminal } = this.#sources;
    const { option, initial, isSettled = false } = question;
    this.#asked.add(option);
    const answer = given[option] ?? (terminal && !isSettled ? undefined : initial);
    const reading = terminal && answer === undefined ? undefined : await tryRead(question, answer);
    if (reading && reading.fault === undefined) return reading.value;
    if (terminal) return this.#prompt(question, terminal, answer, reading?.fault);
    if (reading && !this.#faults.has(option)) this.#faults.set(option, reading.fault);
    return undefined;
  }

  /** The answer of an option that is never asked for; undefined where it was not given. */
  async take<Value>(question: Question<Value>): Promise<Value | undefined> {
    this.#asked.add(question.option);
    return this.#sources.given[question.option] === undefined ? undefined : this.ask(question);
  }

  async #prompt<Value>(
    question: Question<Value>,
    { input, output }: Terminal,
    answer: string | undefined,
    fault: string | undefined,
  ): Promise<Value> {
    if (fault !== undefined) log.warn(fault, { output });
    const { option, advice, choices, initial = answer } = question;
    const common = { input, output, signal: this.#sources.signal, message: `${option}: ${advice}` };
    const typed = choices
      ? await select({
          ...common,
          options: choices.map((value) => ({ value })),
          ...(question.initial !== undefined && { initialValue: question.initial }),
        })
      : await text({
          ...common,
          ...(initial !== undefined && { initialValue: answer ?? initial }),
          validate: async (value) => (await tryRead(question, value ?? '')).fault,
        });
    if (isCancel(typed)) throw new Cancelled();
    return question.read(typed);
  }

  /**
   * @param answers the ones without which nothing else can be asked.
   * @returns the same, all of them present.
   * @throws EntryError with a line for each answer so far that is missing or wrong.
   */
  require<Answers extends Readonly<Record<string, unknown>>>(answers: Answers): Complete<Answers> {
    if (this.#faults.size > 0) throw new EntryError([...this.#faults.values()].join('\n'));
    return answers as Complete<Answers>;
  }

  /**
   * Ends the questions.
   * @param subject what is added, named in messages about options that do not apply to it.
   * @throws EntryError with a line for each answer that is missing or wrong, or else for each that does not apply.
   */
  finish(subject: string): void {
    this.require({});
    const unused = Object.entries(this.#sources.given)
      .filter(([option, answer]) => answer !== undefined && !this.#asked.has(option))
      .map(([option]) => `--${option} does not apply to ${subject}: leave it out`);
    if (unused.length > 0) throw new EntryError(unused.join('\n'));
  }
}
