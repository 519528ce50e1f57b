import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { Field } from './describe-fields.ts';
import { weekdays, type OpenDays } from '@site/model/contact/hours.ts';
import { withoutHidden } from '@site/zod-content/hidden.ts';

/** Trims, and removes invisible characters. */
export const clean = (text: string) => withoutHidden(text.replaceAll('\u00A0', ' ')).trim();

function readPhone(text: string, country: string): string | undefined {
  return parsePhoneNumberFromString(text, country as CountryCode)?.number;
}

/** A CSS color as hexadecimal digits. */
function readColor(text: string): string | undefined {
  const color = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(text) ? `#${text}` : text.toLowerCase().replaceAll(' ', '');
  if (typeof CSS === 'undefined' || !CSS.supports('color', color)) return undefined;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return undefined;
  context.fillStyle = color;
  return /^#[0-9a-f]{6}$/i.test(context.fillStyle) ? context.fillStyle : undefined;
}

/** Possible readings, most likely first. */
function* listMeanings(text: string, country: string): Generator<string | undefined> {
  const bare = text.replaceAll(/^(?:.*<|[("'“‘«]|mailto:)+|[)>"'”’».,;]+$/gi, '');
  yield bare;
  yield text.toLowerCase();
  if (/\d{3}/.test(text)) yield readPhone(text, country);
  const address = bare.replace(/^(?:https?:)?\/\//i, '').replace(/^[^/]*/, (host) => host.toLowerCase());
  if (/^[^\s@/]+\.[^\s@/]+/.test(address)) {
    yield `https://${address}`;
    yield `https://${address.replace(/\/+$/, '')}`;
    yield address.replace(/\/.*$/, '');
  }
  if (/^[^\s@]+@[^\s@]+$/.test(bare)) yield `mailto:${bare}`;
  const phone = readPhone(text, country);
  if (phone !== undefined) yield `tel:${phone}`;
  yield readColor(text);
  const words = bare
    .toLowerCase()
    .replaceAll(/[^a-z0-9/{}]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  yield words;
  yield `/${words.replace(/^\/+/, '')}`;
}

/**
 * Normalizes what was typed to what the field accepts.
 * @param country of the company, such as US.
 * @returns the text itself if no reading is valid; its message then says what to write.
 */
export function understand(field: Pick<Field, 'check'>, text: string, country: string): string {
  const own = clean(text);
  if (own === '' || field.check(own) === undefined) return own;
  for (const meaning of listMeanings(own, country)) {
    if (meaning !== undefined && field.check(meaning) === undefined) return meaning;
  }
  return own;
}

const dayNames = weekdays.map((day) => day.toLowerCase());
function findDay(text: string): OpenDays['firstDay'] | undefined {
  const start = text
    .toLowerCase()
    .replace(/s?\.?$/, '')
    .slice(0, 3);
  return start.length < 2 ? undefined : weekdays[dayNames.findIndex((day) => day.startsWith(start))];
}

/**
 * A time such as 8, 8am, 8:30 pm or noon on the 24-hour clock.
 * @param isClosing reads 6 as the evening.
 */
function readTime(text: string, isClosing: boolean): string | undefined {
  if (/^noon$/i.test(text)) return '12:00';
  if (/^midnight$/i.test(text)) return '00:00';
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.h](\d\d))?\s*(a|p)?\.?m?\.?$/i.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24) return undefined;
  const isLate = half === undefined ? isClosing && Number(hour) < 12 && Number(hour) > 0 : half.toLowerCase() === 'p';
  const hours = (Number(hour) % (half === undefined ? 24 : 12)) + (isLate ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Everyday names of day ranges, and the ranges that a row accepts instead. */
const dayRanges: readonly (readonly [RegExp, string])[] = [
  [/\b(?:every ?day|daily)\b/i, 'Mon-Sun'],
  [/\b(?:weekdays|m\s*-\s*f)\b/i, 'Mon-Fri'],
  [/\b(?:weekends?|sat\w*\s*(?:&|and)\s*sun\w*)\b/i, 'Sat-Sun'],
];

/**
 * Opening hours as people write them, such as "Mon-Fri 8-6, Sat 9-2".
 * @returns undefined if a part can't be parsed.
 */
export function readHours(text: string): OpenDays[] | undefined {
  const days = '([a-z]+\\.?)(?:\\s*(?:-|to|through)\\s*([a-z]+\\.?))?';
  const time = '([\\d:.h]+\\s*(?:[ap]\\.?m?\\.?)?|noon|midnight)';
  const row = new RegExp(`^${days}[\\s,:]+(?:from\\s+)?${time}\\s*(?:-|to|until)\\s*${time}$`, 'i');
  const plain = dayRanges.reduce(
    (whole, [words, range]) => whole.replace(words, range),
    clean(text).replace(/[–—]/g, '-'),
  );
  const parts = plain
    .split(/\s*(?:[;,|\n]|\band\b)\s*(?=[a-z])|(?<=[\dm.])\s+(?=(?:mon|tue|wed|thu|fri|sat|sun))/i)
    .filter((part) => part !== '' && !/\bclosed$/i.test(part));
  const rows = parts.map((part): OpenDays | undefined => {
    const [, first = '', last = first, from = '', to = ''] = row.exec(part) ?? [];
    const [firstDay, lastDay] = [findDay(first), findDay(last)];
    const [opens, closes] = [readTime(from.trim(), false), readTime(to.trim(), true)];
    return firstDay && lastDay && opens && closes ? { firstDay, lastDay, opens, closes } : undefined;
  });
  return rows.length > 0 && rows.every((one) => one !== undefined) ? rows : undefined;
}

type Address = Readonly<Partial<Record<'street' | 'city' | 'region' | 'postalCode', string>>>;

/** A postal code before its city, as 10115 Berlin, 90-001 Łódź or 1015 DK Amsterdam. */
const codeFirst = /^(?:[A-Z]{1,3}-)?((?:\d{4,5}|\d{2,3}[- ]\d{2,3}|\d{4}-\d{3})(?: ?[A-Z]{2}(?= ))?) (\p{L}.*)$/u;

/** A postal code after its city or region, or alone, as Leeds LS1 1AA, FL 33132-1234 or 01310-100. */
const codeLast = /^(?:(.*?) )?((?=.{4})(?:[A-Z]{0,2}|[A-Z]{2}-)\d[A-Z\d]*(?:[- ][A-Z]*\d[A-Z\d]*)?)$/i;

/** A trailing country. Only after a comma, since a city's name may contain its country's. */
const ownCountry =
  /,\s*(?:U\.?S\.?A?\.?|U\.?K\.?|United (?:States|Kingdom)[^,]*|England|Canada|Germany|Deutschland|España|Spain|M[eé]xico|France)$/i;

/** Postal codes that may follow a spelled-out region (Florida 33132); words before other codes are a town. */
const regionsCode = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;
const britishCode = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/**
 * An address on one line in its country's format: "12 Mill Road, Leeds LS1 1AA", "1 Main St, Miami, FL 33132",
 * "Hauptstr. 5, 10115 Berlin".
 * @returns undefined without a recognizable city.
 */
export function readAddress(text: string): Address | undefined {
  const parts = clean(text)
    .replace(ownCountry, '')
    .replace(/ \(([^)]+)\)$/, ', $1')
    .replace(/\bC\.? ?P\.? ?(?=\d{5})/, '')
    .replace(/(?<=, ?\d{5}),(?= ?\p{L})/u, '')
    .split(/\s*[,\n]\s*/)
    .filter(Boolean);
  // Another country.
  if (parts.length > 2 && codeLast.test(parts.at(-2) ?? '') && !/\d/.test(parts.at(-1) ?? '')) parts.pop();
  const follows = parts.length > 2 && codeFirst.test(parts.at(-2) ?? '') ? parts.pop() : undefined;
  const last = parts.pop() ?? '';
  const [, before, town] = codeFirst.exec(last) ?? [];
  const isAlone = parts.length > 1 && /^[A-Z]{2,3}$/.test(last);
  const [, beside = '', after] = codeLast.exec(last) ?? (isAlone ? [last, last] : []);
  const followsWords = parts.length > 1 && !/\d/.test(parts.at(-1) ?? '');
  const isInWords = (words: string) => followsWords && (/shire$/i.test(words) || regionsCode.test(after ?? ''));
  const isRegion = parts.length > 1 && beside !== '' && (/^[A-Z]{2,3}$/i.test(beside) || isInWords(beside));
  const isApart = isRegion || (after !== undefined && beside === '');
  const place = isApart ? (parts.pop() ?? last) : (town ?? (after === undefined ? last : beside));
  // A region may follow its city in capitals: Toronto ON, São Paulo - SP.
  const [, named = place, capitals] = /^(.+?)(?: -)? ([A-Z]{2,3})$/.exec(place) ?? [];
  // Or between it and the postal code: Leeds, Yorkshire, LS1 1AA.
  const isBetween =
    isApart &&
    !isRegion &&
    capitals === undefined &&
    parts.length > 1 &&
    !/\d/.test(parts.at(-1) ?? '') &&
    (/shire$/i.test(named) || !britishCode.test(after ?? ''));
  const city = isBetween ? (parts.pop() ?? named) : named;
  const postalCode = before ?? after?.toUpperCase();
  const region = isRegion ? beside : isBetween ? named : (capitals ?? follows);
  if (parts.length === 0) return undefined;
  const short = region && region.length <= 3 ? region.toUpperCase() : region;
  return { street: parts.join(', '), city, ...(postalCode && { postalCode }), ...(short && { region: short }) };
}

/** A duration such as 3:25 or 205, in seconds; undefined for anything else. */
export function readSeconds(text: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds = ''] = /^(?:(?:(\d+):)?(\d+):)?(\d+)$/.exec(clean(text)) ?? [];
  return seconds === '' ? undefined : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
