import { optionName, type Question } from './question.ts';
import { askInTerminal, type Terminal } from './terminal.ts';

/** What is missing or wrong, each on a line of its own. */
export class AnswerError extends Error {}

type Complete<Answers> = { readonly [Field in keyof Answers]: Exclude<Answers[Field], undefined> };

interface InterviewSources {
  /** Answers by option, such as `poster-alt`. */
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal | undefined;
  readonly signal: AbortSignal;
}

/**
 * Collects answers: from the command's options first, else from whoever sits at the terminal. Without one, all that is
 * missing is said together at the end.
 */
export class Interview {
  readonly #sources: InterviewSources;
  readonly #asked = new Set<string>();
  /** By option: what is said of one first holds. */
  readonly #faults = new Map<string, string>();

  constructor(sources: InterviewSources) {
    this.#sources = sources;
  }

  /** @returns the answer; undefined where there is none and nobody to ask, which `finish` says. */
  async ask<Value>(question: Question<Value>): Promise<Value | undefined> {
    const { given, terminal, signal } = this.#sources;
    const option = optionName(question.field);
    this.#asked.add(option);
    const ready = terminal && !question.settled ? undefined : question.initial;
    const answer = given[option] ?? ready;
    const checked = answer === undefined ? undefined : await question.check(answer);
    if (checked && 'value' in checked) return checked.value;
    const fault = checked && `--${option} ${checked.advice}`;
    if (terminal) {
      const known = answer === undefined || question.choices ? question : { ...question, initial: answer };
      return askInTerminal(known, terminal, { fault, signal });
    }
    if (!this.#faults.has(option)) this.#faults.set(option, fault ?? `--${option} is missing: ${question.advice}`);
    return undefined;
  }

  /** The answer of an option that is never asked for; undefined where it was not given. */
  async take<Value>(question: Question<Value>): Promise<Value | undefined> {
    const option = optionName(question.field);
    this.#asked.add(option);
    return this.#sources.given[option] === undefined ? undefined : this.ask(question);
  }

  /**
   * Ends it.
   * @param subject what is added, for the options that do not belong to it.
   * @param answers those that it needs.
   * @returns the same, all of them there.
   * @throws AnswerError with a line for each answer that is missing, wrong or of no use.
   */
  finish<Answers extends Readonly<Record<string, unknown>>>(subject: string, answers: Answers): Complete<Answers> {
    const unused = Object.entries(this.#sources.given)
      .filter(([option, answer]) => answer !== undefined && !this.#asked.has(option))
      .map(([option]) => `--${option} is of no use for ${subject}: leave it out`);
    // What is of use depends on answers that may be missing.
    const faults = this.#faults.size > 0 ? [...this.#faults.values()] : unused;
    if (faults.length > 0) throw new AnswerError(faults.join('\n'));
    return answers as Complete<Answers>;
  }
}
