import type { z } from 'astro/zod';
import { isCancel, text } from '@clack/prompts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { slugOf } from '../entries/new-entry.ts';
import { EntryError } from '../entries/save-content.ts';

const { company, product, phone, origin, emails, address, position, brand } = siteSchema.shape;

/** @throws EntryError with the schema's first message. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new EntryError(error.issues[0]?.message ?? 'is not right');
  return data;
}

/** An answer that an option gives, or a prompt asks for. */
interface Question<Value> {
  /** The option's name, such as `phone`. */
  readonly option: string;
  /** What to write. */
  readonly advice: string;
  /** @throws EntryError whose message completes "--phone …". */
  readonly read: (answer: string) => Value;
}

function question<Value>(option: string, advice: string, readAnswer: (answer: string) => Value): Question<Value> {
  return {
    option,
    advice,
    read: (answer) => {
      if (answer.trim() === '') throw new EntryError(`is missing: ${advice}`);
      return readAnswer(answer.trim());
    },
  };
}

/** Splits at commas into `count` parts; further commas belong to the first part. */
function split(answer: string, count: number, advice: string): string[] {
  const parts = answer.split(',').map((part) => part.trim());
  if (parts.length < count) throw new EntryError(`is "${answer}": ${advice}`);
  return [parts.slice(0, parts.length - count + 1).join(', '), ...parts.slice(parts.length - count + 1)];
}

const addressAdvice =
  'write building, street, city, state, postal code, country, such as Old Mill, 12 Mill Road, Leeds, Yorkshire, LS1 1AA, GB';
const positionAdvice = 'write latitude and longitude in degrees, such as 53.79648, -1.54785';
const colorAdvice = 'write the main color, such as "#1f6f54"';

/** The eight questions, in order. */
export const questions = {
  name: question('name', "write the company's name", (answer) => read(company, answer)),
  product: question('product', 'write what it makes, such as Podcast Production', (answer) =>
    read(product, { name: answer, slug: slugOf(answer) }),
  ),
  address: question('address', addressAdvice, (answer) => {
    const [building, street, city, region, postalCode, country = ''] = split(answer, 6, addressAdvice);
    return read(address, { building, street, city, region, postalCode, country: country.toUpperCase() });
  }),
  position: question('position', positionAdvice, (answer) => {
    const [latitude, longitude] = split(answer, 2, positionAdvice).map(Number);
    return read(position, { latitude, longitude });
  }),
  phone: question('phone', 'write the phone number with + and its country code, such as +441132960000', (answer) =>
    read(phone, answer.replaceAll(/[\s().-]/g, '')),
  ),
  email: question('email', 'write an e-mail address, such as hello@example.com', (answer) =>
    read(emails.shape.bookings, answer),
  ),
  origin: question('site', 'write the address of the site, such as https://www.example.com', (answer) =>
    read(origin, answer.replace(/\/$/, '')),
  ),
  color: question('color', colorAdvice, (answer) => read(brand.shape.colors.shape.accent, answer)),
} as const;

/** A new company's answers. */
export type Answers = {
  readonly [Name in keyof typeof questions]: ReturnType<(typeof questions)[Name]['read']>;
};

/** The person at the prompt pressed Ctrl-C or Escape. */
export class Cancelled extends Error {}

/** @returns what is wrong with an answer, as a sentence about the option; undefined where nothing is. */
function findProblem({ option, read }: Question<unknown>, answer: string): string | undefined {
  try {
    read(answer);
    return undefined;
  } catch (error) {
    if (error instanceof EntryError) return `--${option} ${error.message}`;
    throw error;
  }
}

interface Sources {
  /** The command's options. */
  readonly given: Readonly<Record<string, string | undefined>>;
  /** Whether somebody can answer prompts. */
  readonly isAtTerminal: boolean;
  /** Ends a prompt. */
  readonly signal: AbortSignal;
}

/**
 * Takes the answers from options; somebody at a terminal is asked for those that are missing or wrong.
 * @throws EntryError with a line for each answer that is missing or wrong; Cancelled where the person stops.
 */
export async function askAll({ given, isAtTerminal, signal }: Sources): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, one] of Object.entries<Question<unknown>>(questions)) {
    let answer = given[one.option] ?? '';
    const problem = findProblem(one, answer);
    if (problem !== undefined && isAtTerminal) {
      const message = `${one.option}: ${answer === '' ? one.advice : problem}`;
      const validate = (typed = '') => findProblem(one, typed);
      const typed = await text({ message, initialValue: answer, validate, signal });
      if (isCancel(typed)) throw new Cancelled();
      answer = typed;
    } else if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    answers[name] = one.read(answer);
  }
  if (problems.length > 0) throw new EntryError(problems.join('\n'));
  return answers as Answers;
}
