import { isCancel, text } from '@clack/prompts';
import { EntryError } from '../entries/entry-error.ts';
import { findProblem, questions, readAnswers, type Answers, type Given, type Question } from './questions.ts';

/** The person at the prompt pressed Ctrl-C or Escape. */
export class Cancelled extends Error {}

interface Sources {
  readonly given: Given;
  /** Whether somebody can answer prompts. */
  readonly isAtTerminal: boolean;
  readonly signal: AbortSignal;
}

async function ask(given: Given, signal: AbortSignal): Promise<Given> {
  const texts: Record<string, string | undefined> = { ...given };
  for (const [name, one] of Object.entries<Question>(questions)) {
    const answer = texts[name];
    const problem = answer === undefined ? undefined : findProblem(one, answer, texts);
    // Only an address has a position.
    const isOpen = answer === undefined && (name !== 'position' || texts.address);
    if (!isOpen && problem === undefined) continue;
    const typed = await text({
      message: `${name}: ${problem ?? one.advice}`,
      initialValue: answer ?? '',
      validate: (value = '') => findProblem(one, value, texts),
      signal,
    });
    if (isCancel(typed)) throw new Cancelled();
    texts[name] = typed;
  }
  return texts;
}

/**
 * Takes the answers from options; somebody at a terminal is asked for those that are not given, or wrong.
 * @throws EntryError with a line for each answer that is missing or wrong; Cancelled where the person stops.
 */
export async function askAll({ given, isAtTerminal, signal }: Sources): Promise<Answers> {
  const read = readAnswers(isAtTerminal ? await ask(given, signal) : given);
  if ('answers' in read) return read.answers;
  throw new EntryError(
    Object.entries(read.refused)
      .map(([name, problem]) => `--${name} ${problem}`)
      .join('\n'),
  );
}
