import { resolvePath, type Routes } from '../routes/create-routes.ts';
import { contentFiles, type ContentName } from '../schemas/content-files.ts';
import type { FieldMeaning } from '../schemas/field-meanings.ts';
import { mapTexts } from '../schemas/walk-fields.ts';
import { fillFacts, type Facts } from './fill-facts.ts';

/** Whether a field holds words, in which tokens name facts; in a path `{product}` is the product's slug. */
export function hasWords(meaning: FieldMeaning | undefined): boolean {
  return meaning?.kind === 'text' || meaning?.kind === 'article';
}

/** In place of a listed path whose page is not shown now. */
const lost = Symbol('lost');

/** Lists without the items that named a page which is not shown now. */
function dropLost(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== lost && !hasLost(item)).map(dropLost);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dropLost(inner)]));
}

function hasLost(item: unknown): boolean {
  return item !== null && typeof item === 'object' && Object.values(item).includes(lost);
}

/**
 * A content file's values with the facts filled into their words.
 * @param routes where given, fields that name a page hold its address, and lists go on without pages that are not shown.
 * @throws UnknownFactError for a token that names no fact, Error for a path that is no page.
 */
export function fillEntry<Data>(name: ContentName, data: Data, facts: Facts, routes?: Routes): Data {
  const filled = mapTexts(contentFiles[name].schema, data, ({ value, meaning }) => {
    if (hasWords(meaning)) return fillFacts(value, facts);
    if (!routes || meaning?.kind !== 'path') return value;
    return meaning.isListed && routes.findHidden(value) ? lost : resolvePath(value, routes);
  });
  return dropLost(filled) as Data;
}
