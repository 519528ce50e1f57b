import { resolvePath, type Routes } from '../routes/create-routes.ts';
import { contentFiles, type ContentName } from '../schemas/content-files.ts';
import type { FieldMeaning } from '../schemas/field-meanings.ts';
import { mapTexts } from '../schemas/walk-fields.ts';
import { fillFacts, type Facts } from './fill-facts.ts';

/** Whether a field holds words, in which tokens name facts; in a path `{product}` is the product's slug. */
export function hasWords(meaning: FieldMeaning | undefined): boolean {
  return meaning?.kind === 'text' || meaning?.kind === 'article';
}

/**
 * A content file's values with the facts filled into their words.
 * @param routes where given, fields that name a page hold its address.
 * @throws UnknownFactError for a token that names no fact, Error for a path that is no page.
 */
export function fillEntry<Data>(name: ContentName, data: Data, facts: Facts, routes?: Routes): Data {
  return mapTexts(contentFiles[name].schema, data, ({ value, meaning }) => {
    if (hasWords(meaning)) return fillFacts(value, facts);
    return routes && meaning?.kind === 'path' ? resolvePath(value, routes) : value;
  }) as Data;
}
