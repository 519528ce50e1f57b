import type { Readable, Writable } from 'node:stream';
import { isCancel, log, select, text } from '@clack/prompts';
import type { Checked, Question } from './question.ts';

/** Where somebody can be asked. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Whoever was asked wants no more of it. */
export class Cancelled extends Error {}

/** The terminal that started this process; undefined where its input or output is something else. */
export function findTerminal(): Terminal | undefined {
  const { stdin: input, stdout: output } = process;
  return input.isTTY && output.isTTY ? { input, output } : undefined;
}

async function prompt<Value>(
  { field, advice, choices, initial, check }: Question<Value>,
  common: Terminal & { signal?: AbortSignal | undefined },
): Promise<string> {
  const { signal, ...terminal } = common;
  const faultOf = (checked: Checked<Value>) => ('advice' in checked ? `${field} ${checked.advice}` : undefined);
  const message = `${field}: ${advice}`;
  const options = { ...terminal, message, ...(signal && { signal }) };
  const answer = choices
    ? await select({
        ...options,
        options: choices.map((value) => ({ value })),
        ...(initial !== undefined && { initialValue: initial }),
      })
    : await text({
        ...options,
        ...(initial !== undefined && { initialValue: initial }),
        validate: (value = '') => {
          const checked = check(value);
          return checked instanceof Promise ? checked.then(faultOf) : faultOf(checked);
        },
      });
  if (isCancel(answer)) throw new Cancelled();
  return answer;
}

/**
 * Asks until the answer is right; what is wrong is said under it.
 * @param fault what was wrong with an answer given before, such as that of an option.
 * @throws Cancelled on Ctrl-C, Escape or the signal.
 */
export async function askInTerminal<Value>(
  question: Question<Value>,
  terminal: Terminal,
  { fault, signal }: { fault?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Value> {
  if (fault !== undefined) log.warn(fault, { output: terminal.output });
  const answer = await prompt(question, { ...terminal, signal });
  const checked: Checked<Value> = await question.check(answer);
  // A file that was there a moment ago may be gone.
  return 'value' in checked
    ? checked.value
    : askInTerminal(question, terminal, { fault: `${question.field} ${checked.advice}`, signal });
}
