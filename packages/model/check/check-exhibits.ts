import Markdoc from '@markdoc/markdoc';
import { exhibitNames } from '../schemas/exhibits/exhibits.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** The exhibits that a page's text has tags for, by name. */
function listPlaced(body: string): Set<string | undefined> {
  return new Set([...Markdoc.parse(body).walk()].flatMap(({ type, tag }) => (type === 'tag' ? [tag] : [])));
}

/** Tags without data in the front matter, and data without a tag in the text. */
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
