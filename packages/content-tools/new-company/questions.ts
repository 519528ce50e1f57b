import type { z } from 'astro/zod';
import { siteSchema } from '@site/model/schemas/site.ts';
import type { Interview, Question } from '../add/ask.ts';
import { slugOf } from '../entries/new-entry.ts';
import { EntryError } from '../entries/save-content.ts';

const { company, product, phone, origin, emails, address, position, brand } = siteSchema.shape;

/** @throws EntryError with the schema's first message. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new EntryError(error.issues[0]?.message ?? 'is not right');
  return data;
}

function question<Value>(option: string, advice: string, readAnswer: (answer: string) => Value): Question<Value> {
  return {
    option,
    advice,
    read: (answer = '') => {
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
  readonly [Name in keyof typeof questions]: Awaited<ReturnType<(typeof questions)[Name]['read']>>;
};

/** @throws EntryError with a line for each answer that is missing or wrong. */
export async function askAll(interview: Interview): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(questions)) answers[name] = await interview.ask<unknown>(one);
  interview.finish('a new company');
  return answers as Answers;
}
