import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { readFacts } from '@site/model/check/check-content.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { readContent, type AllContent, type RawEntry } from '@site/model/check/read-content.ts';
import { formatPhone, isPhone } from '@site/model/contact/phone.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { hasWords } from '@site/model/facts/fill-entry.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { readLines } from '@site/model/text/page-text.ts';
import type { Place } from '../api.ts';
import { fieldInWords, titleInSentence } from './labels.ts';
import { addressOf, fileOf, routesOf } from './state.ts';

/** A text of the content as a page shows it. */
interface Indexed {
  readonly entry: RawEntry;
  readonly field: string;
  /** As it is written, for a list of places. */
  readonly text: string;
  /** What it is compared by. */
  readonly key: string;
}

/** What tells two texts apart: letters and digits, whatever typography has made of what is between them. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$+]+/gu, ' ')
    .trim();

function fill(text: string, facts: Facts): string {
  try {
    return fillFacts(text, facts);
  } catch {
    return text;
  }
}

/** A post's blocks, each a text. */
const listBlocks = (html: string) =>
  html.split(/<\/?(?:p|h\d|li|blockquote|td|th|figcaption|pre)\b[^>]*>/).map((part) =>
    part
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&[lr]dquo;|&quot;/g, '"')
      .replace(/&#39;|&[lr]squo;/g, "'"),
  );

function indexEntry(entry: RawEntry, facts: Facts): Indexed[] {
  const texts = listTexts(contentFiles[entry.name].schema, entry.data).flatMap(({ path, value, meaning }) => {
    const field = fieldName(path);
    if (meaning?.kind === 'post') return listBlocks(value).map((text) => ({ field, text }));
    // A place of a picture, which a click on it names.
    if (meaning?.kind === 'picture') return [{ field, text: value.replace(/^.*\//, '') }];
    const shown = hasWords(meaning) ? fill(value, facts) : isPhone(value) ? formatPhone(value) : value;
    return [{ field, text: shown }];
  });
  const alts = [...entry.body.matchAll(/\b(?:alt|caption|by|title|heading|button)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const pictures = [...entry.body.matchAll(/[\w-]+\.(?:jpg|png|svg)/g)].map(([name]) => name);
  const lines = [...(entry.body === '' ? [] : readLines(entry.body)), ...alts].map((text) => fill(text, facts));
  return [...texts, ...[...lines, ...pictures].map((text) => ({ field: bodyField, text }))].map((one) => ({
    ...{ ...one, entry },
    key: keyOf(one.text),
  }));
}

/** Shorter texts are found as a whole only. */
const leastPart = 12;

interface Question {
  /** The page on which it stands, such as `/es/about`. */
  readonly page: string;
  /** The text that was clicked, and those around it, the nearest first. */
  readonly texts: readonly string[];
}

const known = new WeakMap<AllContent, readonly Indexed[]>();

/** Every text of every language. */
function listIndexed(content: AllContent): readonly Indexed[] {
  const found = known.get(content);
  if (found) return found;
  const facts = readFacts(content, momentOf(content.entries)) ?? {};
  const all = [...content.translations.flatMap(({ entries }) => entries), ...content.entries];
  const index = all.flatMap((entry) => indexEntry(entry, facts));
  known.set(content, index);
  return index;
}

/** How many places are shown. */
const mostPlaces = 12;

/**
 * The fields that say what stands on a page, the likeliest first: those of the page's own entry, then those that it names.
 * @param folder the content folder.
 */
export function findText(folder: string, { page, texts }: Question): Place[] {
  const content = readContent(folder);
  const [, code, rest = '/'] = /^\/([a-z]{2,3})(\/.*|$)/.exec(page) ?? [];
  const others = content.translations.find(({ language }) => language.code === code)?.entries ?? [];
  const isOther = others.length > 0;
  const texted = new Set([...others, ...content.entries]);
  const index = listIndexed(content).filter(({ entry }) => texted.has(entry));
  const routes = routesOf(content);
  const address = (isOther ? rest || '/' : page).replace(/(.)\/$/, '$1');
  // A translation may have an address of its own.
  const own =
    others.find((entry) => valuesOf(entry).path === address) ??
    content.entries.find((entry) => addressOf(entry, routes)?.replace(/(.)\/$/, '$1') === address);
  const isOwn = ({ entry }: Indexed) => entry.name === own?.name && entry.slug === own.slug;
  const named = JSON.stringify([own?.data, own?.body, own && valuesOf(own)]);
  const rank = (one: Indexed) =>
    (isOwn(one) ? 0 : named.includes(one.entry.slug) ? 2 : 4) +
    (isOther && !one.entry.file.startsWith(`content/${code ?? ''}/`) ? 1 : 0);
  // A line such as "Artist · genre · 2020" is made of several fields.
  const asked = texts.flatMap((text) => [text, ...(/ · | [–—|] /.test(text) ? text.split(/ [·–—|] /) : [])]);
  for (const text of asked) {
    const key = keyOf(text);
    if (key === '') continue;
    const whole = index.filter((one) => one.key === key);
    const parts = whole.length > 0 || key.length < leastPart ? [] : index.filter((one) => one.key.includes(key));
    const isInside = (one: Indexed) => one.key.length >= Math.max(leastPart, key.length / 3) && key.includes(one.key);
    const inside = whole.length + parts.length > 0 ? [] : index.filter(isInside);
    const found = [whole, parts, inside.sort((a, b) => b.key.length - a.key.length)].find((list) => list.length > 0);
    if (!found) continue;
    const best = Math.min(...found.map(rank));
    const near = found.toSorted((a, b) => rank(a) - rank(b)).filter((one) => rank(one) === best || best > 1);
    const places = near.map(({ entry, field, text: said }) => ({
      ...{ file: fileOf(entry), field, title: titleInSentence(entry, content.entries) },
      ...{ label: fieldInWords(entry.name, field), text: said },
    }));
    return [...new Map(places.map((place) => [`${place.file} ${place.field}`, place])).values()].slice(0, mostPlaces);
  }
  return [];
}
