import type { z } from 'zod';
import { countryName, isCountry } from '@site/model/contact/country.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { EntryError } from '../entries/entry-error.ts';
import { readAddress as readParts, readHours as readRows } from '../entries/understand.ts';
import { isTrade, trades } from './trades.ts';

const { company, phone, origin, emails, address, position, serviceArea, zone, hours, brand } = siteSchema.shape;

/** @throws EntryError with the schema's first message. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new EntryError(error.issues[0]?.message ?? 'is not right');
  return data;
}

/** Raw answers by question. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A question about a new company: an option of the command, and a field of the editor. */
export interface Question<Value = unknown> {
  readonly label: string;
  readonly advice: string;
  /** The possible answers with their labels; undefined if any answer may be valid. */
  readonly choices?: Readonly<Record<string, string>>;
  /** @throws EntryError whose message completes "--phone …". */
  readonly read: (answer: string, given: Given) => Value;
}

function question<Value>(label: string, advice: string, readAnswer: (answer: string) => Value): Question<Value> {
  return {
    label,
    advice,
    read: (answer) => {
      if (answer.trim() === '') throw new EntryError(`is missing: ${advice}`);
      return readAnswer(answer.trim());
    },
  };
}

/** The same for an answer that may be left out. */
function optional<Value>(
  label: string,
  advice: string,
  readAnswer: (answer: string) => Value,
): Question<Value | undefined> {
  return { label, advice, read: (answer) => (answer.trim() === '' ? undefined : readAnswer(answer.trim())) };
}

const addressAdvice =
  'write street, city, state and postal code, such as 12 Mill Road, Leeds, Yorkshire, LS1 1AA; leave it empty if nobody visits you';

function readAddress(answer: string) {
  const parts = readParts(answer);
  if (!parts) throw new EntryError(`is "${answer}": ${addressAdvice}`);
  return read(address, { ...parts, country: 'US' });
}

const areaAdvice = 'write where you work, such as Maine and New Hampshire; with an address it may stay empty';
const positionAdvice = 'write latitude and longitude of the address, such as 53.79648, -1.54785; without them no map';
const hoursAdvice = 'write when the phone is answered, such as Monday to Friday 9:00 to 18:00; Saturday 10:00 to 14:00';
const countryAdvice = 'write the country, such as Canada or CA';

function readHours(answer: string) {
  const rows = readRows(answer);
  if (!rows) throw new EntryError(`is "${answer}": ${hoursAdvice}`);
  return read(hours, rows);
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

function readCountry(answer: string): string {
  const small = answer.toLowerCase();
  const ownName = (one: string) => countryName(one, new Intl.Locale(`und-${one}`).maximize().language);
  const named = countries.find((one) => [countryName(one), ownName(one)].some((name) => name.toLowerCase() === small));
  const short = small === 'usa' ? 'US' : answer;
  const code = named ?? (/^[a-z]{2}$/i.test(short) ? new Intl.Locale(`und-${short}`).region : undefined);
  if (code === undefined || !isCountry(code)) throw new EntryError(`is "${answer}": ${countryAdvice}`);
  return code;
}

export const questions = {
  name: question('Name', "write the company's name", (answer) => read(company, answer)),
  trade: {
    ...question('What you do', `choose what you do: ${Object.keys(trades).join(', ')}`, (answer) => {
      const trade = answer.toLowerCase();
      if (!isTrade(trade)) throw new EntryError(`is "${answer}": write one of ${Object.keys(trades).join(', ')}`);
      return trade;
    }),
    choices: Object.fromEntries(Object.entries(trades).map(([trade, { label }]) => [trade, label])),
  },
  phone: question('Phone', 'write the phone number with + and its country code, such as +1 416 555 0142', (answer) =>
    read(phone, answer),
  ),
  email: question('Email', 'write an email address, such as hello@example.com', (answer) =>
    read(emails.shape.bookings, answer),
  ),
  site: question('Address of the site', 'write the address of the site, such as https://www.example.com', (answer) =>
    read(origin, answer.replace(/\/$/, '')),
  ),
  address: optional('Address', addressAdvice, readAddress),
  area: {
    label: 'Area',
    advice: areaAdvice,
    read: (answer: string, given: Given) => {
      const place = given.address?.trim() ?? '';
      if (answer.trim() !== '') return read(serviceArea, answer.trim());
      if (place === '') throw new EntryError(`is missing: ${areaAdvice}`);
      return read(serviceArea, readAddress(place).city);
    },
  },
  position: optional('Position', positionAdvice, (answer) => {
    const [latitude, longitude] = answer.split(',').map(Number);
    return read(position, { latitude, longitude });
  }),
  zone: question('Time zone', 'write the time zone by its name, such as America/New_York', (answer) =>
    read(zone.unwrap(), answer),
  ),
  country: question('Country', countryAdvice, readCountry),
  hours: question('Hours', hoursAdvice, readHours),
  color: question('Main color', 'write the main color, such as "#1f6f54"', (answer) =>
    // The quotes are for a terminal, where # would start a comment.
    read(brand.shape.colors.shape.accent, answer.replaceAll('"', '')),
  ),
} as const satisfies Readonly<Record<string, Question>>;

export type Answers = {
  readonly [Name in keyof typeof questions]: ReturnType<(typeof questions)[Name]['read']>;
};

/** @returns what is wrong with an answer, completing a sentence about its question; undefined if nothing is. */
export function findProblem({ read }: Question, answer: string, given: Given): string | undefined {
  try {
    read(answer, given);
    return undefined;
  } catch (error) {
    if (error instanceof EntryError) return error.message;
    throw error;
  }
}

/** Error messages by question. */
export type Refused = Readonly<Record<string, string>>;

/** @returns the answers, or the error messages of missing and invalid ones. */
export function readAnswers(given: Given): { readonly answers: Answers } | { readonly refused: Refused } {
  const all = Object.entries<Question>(questions);
  const refused = all.flatMap(([name, one]) => {
    const problem = findProblem(one, given[name] ?? '', given);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  if (refused.length > 0) return { refused: Object.fromEntries(refused) };
  const answers = all.map(([name, one]) => [name, one.read(given[name] ?? '', given)] as const);
  return { answers: Object.fromEntries(answers) as Answers };
}
