import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { Document, isScalar, Scalar } from 'yaml';
import { bodyField } from '@site/zod-content/front-matter.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';

/** Orders are multiples of ten, so that an entry can be moved between two others. */
const step = 10;

/** The fields of an entry; empty if its file holds something else. */
export function valuesOf({ data }: Pick<RawEntry, 'data'>): Readonly<Record<string, unknown>> {
  return data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {};
}

function maxOf(entries: readonly RawEntry[], field: 'id' | 'order'): number {
  return Math.max(0, ...entries.map((entry) => Number(valuesOf(entry)[field])).filter(Number.isFinite));
}

/** The values of a file including, for a written page, its text. */
export function valuesWithText(entry: RawEntry): Readonly<Record<string, unknown>> {
  return entry.file.endsWith('.mdoc') ? { ...valuesOf(entry), [bodyField]: entry.body } : valuesOf(entry);
}

/** @param schema of the field: most ids are numbers, those of videos are strings. */
export function nextId(entries: readonly RawEntry[], schema: z.ZodType): number | string {
  const next = maxOf(entries, 'id') + 1;
  return schema instanceof z.ZodString ? String(next) : next;
}

/** The order after the last one. */
export function lastOrder(entries: readonly RawEntry[]): number {
  return maxOf(entries, 'order') + step;
}

/** Longer names would be valid, but unreadable. */
const slugLimit = 80;

/** A file name for a title; empty if none of its letters can be transliterated. */
export function slugOf(title: string): string {
  // An apostrophe doesn't separate words.
  const slug = slugify(title.replace(/['‘’ʻʼ`´]/g, ''), { decamelize: false });
  return slug.slice(0, slugLimit).replace(/-+$/, '');
}

/** Fields written in quotes or as a block even where YAML does not require it. */
const styles: Readonly<Record<string, Scalar.Type>> = {
  vimeoId: Scalar.QUOTE_SINGLE,
  date: Scalar.QUOTE_SINGLE,
  contentHtml: Scalar.BLOCK_LITERAL,
};

/**
 * A new entry's file, in the style of content/.
 * @param data its fields in order; undefined ones are left out.
 */
export function writeEntryYaml(data: Readonly<Record<string, unknown>>): string {
  const document = new Document(data);
  for (const [field, style] of Object.entries(styles)) {
    const node = document.get(field, true);
    if (isScalar(node)) node.type = style;
  }
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** A UTC date as posts write it, such as 13 May 2016. */
export function formatPostDate(day: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(day);
}
