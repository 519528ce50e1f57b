import type { z } from 'zod';
import { fieldName } from '@site/model/check/problem.ts';

/** An answer that was looked at: what the entry gets of it, or what is wrong, as the schemas word it. */
export type Checked<Value> = { readonly value: Value } | { readonly advice: string };

/** One thing that a command needs to know; an option of its name, such as `--poster-alt`, answers it ahead. */
export interface Question<Value> {
  /** Such as `posterAlt`. */
  readonly field: string;
  /** What to write. */
  readonly advice: string;
  readonly check: (answer: string) => Checked<Value> | Promise<Checked<Value>>;
  /** The only answers there are. */
  readonly choices?: readonly string[];
  /** Stands there ready; taken where nobody can be asked. */
  readonly initial?: string | undefined;
  /** Whether `initial` is taken without a question where it is right. */
  readonly settled?: boolean;
}

/** The option of a field: `posterAlt` is `--poster-alt`. */
export function optionName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && [fieldName(issue.path), issue.message].filter(Boolean).join(' ');
}

/** Turns what was typed into what the schema looks at. */
export type Read = (answer: string) => unknown;

const readText: Read = (answer) => answer;

/** Text that is no number becomes one that no schema takes. */
export const readNumber: Read = (answer) => (/^\s*\d+\s*$/.test(answer) ? Number(answer) : NaN);

/** Reads `Director: Ana Quiroga; Editor: Desmond Pryce`. */
export const readCredits: Read = (answer) => {
  const parts = answer.split(';').filter((part) => part.trim() !== '');
  if (parts.length === 0) return undefined;
  return parts.map((part) => {
    const [role, ...name] = part.split(':');
    return { role, name: name.length > 0 ? name.join(':') : undefined };
  });
};

interface Extras {
  readonly read?: Read;
  readonly choices?: readonly string[];
  readonly initial?: string | undefined;
  readonly settled?: boolean;
  /** Said after the schema's advice. */
  readonly hint?: string;
}

/** The question for a field of an entry: the schema says what to write, and what is wrong with an answer. */
export function askField<Schema extends z.ZodType>(
  field: string,
  schema: Schema,
  { read = readText, choices, initial, settled = false, hint }: Extras = {},
): Question<z.output<Schema>> {
  const missing = messageOf(schema, undefined) ?? '';
  return {
    field,
    advice: `${missing.replace(/^is (?:missing|not right): /, '')}${hint === undefined ? '' : ` (${hint})`}`,
    check: (answer) => {
      const value = read(answer);
      const { data } = schema.safeParse(value);
      const advice = messageOf(schema, value);
      return advice === undefined ? { value: data as z.output<Schema> } : { advice };
    },
    ...(choices && { choices }),
    initial,
    settled,
  };
}
