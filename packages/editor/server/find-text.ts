import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { formatDuration } from '@site/model/video/duration.ts';
import { readFacts } from '@site/model/check/check-content.ts';
import { fieldName } from '@site/zod-content/problem.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { readContent, type AllContent, type RawEntry } from '@site/model/check/read-content.ts';
import { formatPhone, isPhone } from '@site/model/contact/phone.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { hasWords } from '@site/model/facts/fill-entry.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import type { FieldMeaning } from '@site/zod-content/meanings.ts';
import { walk } from '@site/zod-content/walk.ts';
import { readLines } from '@site/model/text/page-text.ts';
import type { Place } from '../api.ts';
import { fieldInWords, titleInSentence } from './labels.ts';
import { addressOf, fileOf, routesOf } from './state.ts';

interface Indexed {
  readonly entry: RawEntry;
  readonly field: string;
  readonly text: string;
  /** The normalized text. */
  readonly key: string;
}

/** Letters and digits only: typography changes the rest. */
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

const listBlocks = (html: string) =>
  html.split(/<\/?(?:p|h\d|li|blockquote|td|th|figcaption|pre)\b[^>]*>/).map((part) =>
    part
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&[lr]dquo;|&quot;/g, '"')
      .replace(/&#39;|&[lr]squo;/g, "'"),
  );

/** References: pages show the texts of what they refer to. */
const references: readonly (FieldMeaning['kind'] | undefined)[] = [
  'band',
  'claim',
  'loop',
  'path',
  'person',
  'portfolio',
  'sample',
  'video',
];

/** Shown on no page. */
const unseen = /^(?:checks|id|order|original|path|redirects|alias)\b/;

/** As pages show it. */
function showValue(value: string | number, meaning: FieldMeaning | undefined, facts: Facts): string[] {
  if (meaning?.kind === 'post') return listBlocks(String(value));
  if (typeof value === 'number') return [meaning?.kind === 'duration' ? formatDuration(value) : String(value)];
  // The file name, which a click on the picture sends.
  if (meaning?.kind === 'picture') return [value.replace(/^.*\//, '')];
  return [hasWords(meaning) ? fill(value, facts) : isPhone(value) ? formatPhone(value) : value];
}

function indexEntry(entry: RawEntry, facts: Facts): Indexed[] {
  const texts: { readonly field: string; readonly text: string }[] = [];
  walk(contentFiles[entry.name].schema, entry.data, ({ path, value, meaning }, visitContents) => {
    const field = fieldName(path);
    if (unseen.test(field) || references.includes(meaning?.kind)) return undefined;
    if (typeof value !== 'string' && typeof value !== 'number') return visitContents();
    texts.push(...showValue(value, meaning, facts).map((text) => ({ field, text })));
    return undefined;
  });
  const attributes = entry.body.matchAll(
    /\b(?:alt|caption|by|title|heading|button)="([^"]*)"|([\w-]+\.(?:jpg|png|svg))/g,
  );
  const lines = [
    ...(entry.body === '' ? [] : readLines(entry.body)),
    ...Array.from(attributes, (all) => all[1] ?? all[0]),
  ];
  texts.push(...lines.map((text) => ({ field: bodyField, text: fill(text, facts) })));
  return texts.map((one) => ({ ...one, entry, key: keyOf(one.text) }));
}

/** Shorter texts must match exactly. */
const minPartialLength = 12;

interface Question {
  /** Such as `/es/about`. */
  readonly page: string;
  /** The clicked text, then those around it. */
  readonly texts: readonly string[];
  /** The links of its card. */
  readonly links: readonly string[];
}

const known = new WeakMap<AllContent, readonly Indexed[]>();

function listIndexed(content: AllContent): readonly Indexed[] {
  const found = known.get(content);
  if (found) return found;
  const facts = readFacts(content, momentOf(content.entries)) ?? {};
  const all = [...content.translations.flatMap(({ entries }) => entries), ...content.entries];
  const index = all.flatMap((entry) => indexEntry(entry, facts));
  known.set(content, index);
  return index;
}

/** Whether a text comes from a template such as "{shown} of {total} videos". */
function isMadeFrom({ text }: Indexed, key: string): boolean {
  const words = text.split(/\{[^}]*\}/).map(keyOf);
  if (words.length < 2 || words.join('').length < 3) return false;
  const pattern = words.map((part) => part.replace(/[$+]/g, String.raw`\$&`)).join(' .+ ');
  return new RegExp(`^${pattern.trim()}$`).test(key);
}

/** The fields that match best: exactly, as a part, by template, piece by piece, or within the text. */
function match(index: readonly Indexed[], text: string): readonly Indexed[] {
  const key = keyOf(text);
  if (key === '') return [];
  const saying = (wanted: string) => index.filter((one) => one.key === wanted);
  const isInside = (one: Indexed) =>
    one.key.length >= Math.max(minPartialLength, key.length / 3) && key.includes(one.key);
  const ways = [
    () => saying(key),
    () => (key.length < minPartialLength ? [] : index.filter((one) => one.key.includes(key))),
    () => index.filter((one) => isMadeFrom(one, key)),
    // Several fields make up a line such as "Artist · genre · 2020".
    () => text.split(/ [·–—|] /).flatMap((part) => saying(keyOf(part))),
    () => index.filter(isInside).sort((a, b) => b.key.length - a.key.length),
  ];
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

const maxPlaces = 12;

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

/** Ranks fields of the clicked card's entry first, then those of the page's own, then of entries that it refers to. */
export function findText(folder: string, { page, texts, links }: Question): Place[] {
  const content = readContent(folder);
  const [, code] = /^\/([a-z]{2,3})(?:\/|$)/.exec(page) ?? [];
  const language = content.translations.find((one) => one.language.code === code);
  const others = language?.entries ?? [];
  const shown = new Set([...others, ...content.entries]);
  const index = listIndexed(content).filter(({ entry }) => shown.has(entry));
  const routes = routesOf(content);
  // A translated page may have its own path.
  const at = (address: string) => {
    const own = withoutSlash(language ? address.replace(`/${code ?? ''}`, '') || '/' : address);
    return (
      others.find((entry) => valuesOf(entry).path === own) ??
      content.entries.find((entry) => withoutSlash(addressOf(entry, routes) ?? '') === own)
    );
  };
  const isOf = ({ entry }: Indexed, other: RawEntry | undefined) =>
    entry.name === other?.name && entry.slug === other.slug;
  const own = at(page);
  const cards = links.flatMap((address) => at(address) ?? []);
  const named = JSON.stringify([own?.data, own?.body]);
  const rank = (one: Indexed) => {
    const isTranslated = !language || others.includes(one.entry);
    const group = cards.some((card) => isOf(one, card))
      ? 0
      : isOf(one, own)
        ? 2
        : named.includes(one.entry.slug)
          ? 4
          : 6;
    return group + (isTranslated ? 0 : 1);
  };
  for (const text of texts) {
    const all = match(index, text).toSorted((a, b) => rank(a) - rank(b));
    if (all.length === 0) continue;
    const best = Math.min(...all.map(rank));
    const found = all.filter((one) => rank(one) === best || best > 3);
    const places = found.map(({ entry, field, text: said }) => {
      const first = content.entries.find((one) => one.name === entry.name && one.slug === entry.slug) ?? entry;
      const title = titleInSentence(first, content.entries);
      return {
        ...{ file: fileOf(entry), field, label: fieldInWords(entry.name, field), text: said },
        title: others.includes(entry) ? `${title} (${language?.language.name ?? ''})` : title,
      };
    });
    return [...new Map(places.map((place) => [`${place.file} ${place.field}`, place])).values()].slice(0, maxPlaces);
  }
  return [];
}
