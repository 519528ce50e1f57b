import type { z } from 'astro/zod';
import { isCancel, text } from '@clack/prompts';
import { countryName, isCountry } from '@site/model/contact/country.ts';
import { weekdays } from '@site/model/contact/hours.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { EntryError } from '../entries/save-content.ts';
import { isTrade, trades } from './trades.ts';

const { company, phone, origin, emails, address, position, serviceArea, timeZone, hours, brand } = siteSchema.shape;

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
  readonly read: (answer: string, given: Given) => Value;
}

type Given = Readonly<Record<string, string | undefined>>;

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

/** The same for an answer that may be left out. */
function optional<Value>(option: string, advice: string, readAnswer: (answer: string) => Value) {
  return { option, advice, read: (answer: string) => (answer.trim() === '' ? undefined : readAnswer(answer.trim())) };
}

/** Splits at commas into `count` parts; further commas belong to the first part. */
function split(answer: string, count: number, advice: string): string[] {
  const parts = answer.split(',').map((part) => part.trim());
  if (parts.length < count) throw new EntryError(`is "${answer}": ${advice}`);
  return [parts.slice(0, parts.length - count + 1).join(', '), ...parts.slice(parts.length - count + 1)];
}

const addressAdvice =
  'write street, city, state and postal code, such as 12 Mill Road, Leeds, Yorkshire, LS1 1AA; leave it empty if nobody visits you';

function readAddress(answer: string) {
  const [street, city, region, postalCode] = split(answer, 4, addressAdvice);
  return read(address, { street, city, region, postalCode, country: 'US' });
}

const areaAdvice = 'write where you work, such as Maine and New Hampshire; with an address it may stay empty';
const positionAdvice = 'write latitude and longitude of the address, such as 53.79648, -1.54785; without them no map';
const hoursAdvice = 'write when the phone is answered, such as Monday to Friday 9:00 to 18:00; Saturday 10:00 to 14:00';
const countryAdvice = 'write the country, such as Canada or CA';

const days = weekdays.join('|');
const openDays = new RegExp(
  `^(${days})(?:\\s*(?:-|–|to)\\s*(${days}))?,?\\s+([\\d:]+)\\s*(?:-|–|to)\\s*([\\d:]+)$`,
  'i',
);

function readHours(answer: string) {
  const rows = answer.split(';').map((row) => {
    const [, first, last = first, opens = '', closes = ''] = openDays.exec(row.trim()) ?? [];
    const dayOf = (name = '') => weekdays.find((day) => day.toLowerCase() === name.toLowerCase());
    const timeOf = (time: string) => (/^\d{1,2}$/.test(time) ? `${time}:00` : time).padStart(5, '0');
    if (first === undefined) throw new EntryError(`is "${row.trim()}": ${hoursAdvice}`);
    return { firstDay: dayOf(first), lastDay: dayOf(last), opens: timeOf(opens), closes: timeOf(closes) };
  });
  return read(hours, rows);
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

function readCountry(answer: string): string {
  const small = answer.toLowerCase();
  const code = countries.find((one) => [one, countryName(one)].some((name) => name.toLowerCase() === small));
  if (code === undefined) throw new EntryError(`is "${answer}": ${countryAdvice}`);
  return code;
}

/** The questions, in order. */
export const questions = {
  name: question('name', "write the company's name", (answer) => read(company, answer)),
  trade: question('trade', `write what you do: ${Object.keys(trades).join(', ')}`, (answer) => {
    const trade = answer.toLowerCase();
    if (!isTrade(trade)) throw new EntryError(`is "${answer}": write one of ${Object.keys(trades).join(', ')}`);
    return trade;
  }),
  phone: question('phone', 'write the phone number with + and its country code, such as +1 416 555 0142', (answer) =>
    read(phone, answer.replaceAll(/[\s().-]/g, '')),
  ),
  email: question('email', 'write an email address, such as hello@example.com', (answer) =>
    read(emails.shape.bookings, answer),
  ),
  origin: question('site', 'write the address of the site, such as https://www.example.com', (answer) =>
    read(origin, answer.replace(/\/$/, '')),
  ),
  address: optional('address', addressAdvice, readAddress),
  area: {
    option: 'area',
    advice: areaAdvice,
    read: (answer: string, given: Given) => {
      const place = given.address?.trim() ?? '';
      if (answer.trim() !== '') return read(serviceArea, answer.trim());
      if (place === '') throw new EntryError(`is missing: ${areaAdvice}`);
      return read(serviceArea, readAddress(place).city);
    },
  },
  position: optional('position', positionAdvice, (answer) => {
    const [latitude, longitude] = split(answer, 2, positionAdvice).map(Number);
    return read(position, { latitude, longitude });
  }),
  timeZone: question('zone', 'write the time zone as people say it, such as Eastern', (answer) =>
    read(timeZone, answer),
  ),
  country: question('country', countryAdvice, readCountry),
  hours: question('hours', hoursAdvice, readHours),
  color: question('color', 'write the main color, such as "#1f6f54"', (answer) =>
    read(brand.shape.colors.shape.accent, answer),
  ),
} as const;

/** A new company's answers. */
export type Answers = {
  readonly [Name in keyof typeof questions]: ReturnType<(typeof questions)[Name]['read']>;
};

/** The person at the prompt pressed Ctrl-C or Escape. */
export class Cancelled extends Error {}

/** @returns what is wrong with an answer, as a sentence about the option; undefined where nothing is. */
function findProblem({ option, read }: Question<unknown>, answer: string, given: Given): string | undefined {
  try {
    read(answer, given);
    return undefined;
  } catch (error) {
    if (error instanceof EntryError) return `--${option} ${error.message}`;
    throw error;
  }
}

interface Sources {
  /** The command's options. */
  readonly given: Given;
  /** Whether somebody can answer prompts. */
  readonly isAtTerminal: boolean;
  /** Ends a prompt. */
  readonly signal: AbortSignal;
}

/**
 * Takes the answers from options; somebody at a terminal is asked for those that are not given, or wrong.
 * @throws EntryError with a line for each answer that is missing or wrong; Cancelled where the person stops.
 */
export async function askAll({ given, isAtTerminal, signal }: Sources): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  const texts: Record<string, string | undefined> = { ...given };
  const problems: string[] = [];
  for (const [name, one] of Object.entries<Question<unknown>>(questions)) {
    let answer = texts[one.option] ?? '';
    const problem = findProblem(one, answer, texts);
    // Only an address has a position.
    const isAsked =
      problem !== undefined || (texts[one.option] === undefined && (name !== 'position' || texts.address));
    if (isAsked && isAtTerminal) {
      const message = `${one.option}: ${answer === '' || problem === undefined ? one.advice : problem}`;
      const validate = (typed = '') => findProblem(one, typed, texts);
      const typed = await text({ message, initialValue: answer, validate, signal });
      if (isCancel(typed)) throw new Cancelled();
      answer = typed;
      texts[one.option] = answer;
    } else if (problem !== undefined) {
      problems.push(problem);
      continue;
    }
    answers[name] = one.read(answer, texts);
  }
  if (problems.length > 0) throw new EntryError(problems.join('\n'));
  return answers as Answers;
}
