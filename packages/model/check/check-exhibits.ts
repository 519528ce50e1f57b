import Markdoc from '@markdoc/markdoc';
import { exhibitNames } from '../schemas/exhibits/exhibits.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Which exhibits a page's text has a place for, by the tag's name. */
function listPlaced(body: string): Set<string | undefined> {
  return new Set([...Markdoc.parse(body).walk()].flatMap(({ type, tag }) => (type === 'tag' ? [tag] : [])));
}

/** A tag in the text without its figures, or figures whose place the text does not say. */
export function checkExhibits(entries: readonly CheckedEntry[]): Problem[] {
  return entries
    .filter(({ name }) => name === 'textPages')
    .flatMap(({ file, body, data }) => {
      const placed = listPlaced(body);
      const written = Object.keys(data.exhibits ?? {});
      return exhibitNames.flatMap((exhibit): Problem[] => {
        const [isPlaced, isWritten] = [placed.has(exhibit), written.includes(exhibit)];
        if (isPlaced === isWritten) return [];
        const field = `exhibits.${exhibit}`;
        const advice = isPlaced
          ? `is missing, and the text has {% ${exhibit} /%}: write its figures, or remove that tag`
          : `is not in the text: write {% ${exhibit} /%} on a line of its own where it belongs, or remove the figures`;
        return [{ file, field, advice }];
      });
    });
}
