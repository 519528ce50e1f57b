import { resolvePath, type Routes } from '../routes/create-routes.ts';
import { contentFiles, type ContentName } from '../schemas/content-files.ts';
import type { FieldMeaning } from '@site/zod-content/meanings.ts';
import { mapTexts } from '@site/zod-content/walk.ts';
import { fillFacts, type Facts } from './fill-facts.ts';

/** Whether a field is text with tokens; in a path, `{product}` is the product's slug instead. */
export function hasWords(meaning: FieldMeaning | undefined): boolean {
  return (meaning?.kind === 'text' && !meaning.slots) || meaning?.kind === 'post';
}

/** Replaces a listed path whose page is hidden. */
const lost = Symbol('lost');

function dropLost(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== lost && !hasLost(item)).map(dropLost);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dropLost(inner)]));
}

function hasLost(item: unknown): boolean {
  return item !== null && typeof item === 'object' && Object.values(item).includes(lost);
}

/**
 * A content file's values with the facts filled in.
 * @param routes if given, paths become addresses, and lists leave out hidden pages.
 * @throws UnknownFactError for an unknown token, Error for a path without a page.
 */
export function fillEntry<Data>(name: ContentName, data: Data, facts: Facts, routes?: Routes): Data {
  const filled = mapTexts(contentFiles[name].schema, data, ({ value, meaning }) => {
    if (hasWords(meaning)) return fillFacts(value, facts);
    if (!routes || meaning?.kind !== 'path' || !value.startsWith('/')) return value;
    return meaning.isListed && routes.findHidden(value) ? lost : resolvePath(value, routes);
  });
  return dropLost(filled) as Data;
}
