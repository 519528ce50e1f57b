/**
 * One editor of two: saves as fast as it can until it is killed, and prints a line for each save that was acknowledged.
 * Arguments: the content folder, then groups of files that are saved together, such as `team/ana.json,team/bo.json`.
 */
import { writeSync } from 'node:fs';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { saveChanges } from '../content/save.ts';
import { readView } from '../content/view.ts';
import { readTake, writeTake } from './take.ts';

const [content = '', ...groups] = process.argv.slice(2);

for (;;) {
  const index = Math.floor(Math.random() * groups.length);
  const places = groups[index]?.split(',') ?? [];
  const view = await readView(content);
  const files = places.map((place) => ({
    place,
    data: JSON.parse(view.get(place) ?? '{}') as Record<string, unknown>,
  }));
  const take = Math.max(...files.map(({ data }) => readTake(data.quote))) + 1;
  const additions = files.map(({ place, data }) => ({ path: place, data: { ...data, quote: writeTake(take) } }));
  try {
    await saveChanges(content, { additions, deletions: [] }, { name: 'Saver', email: 'saver@example.com' });
    // Synchronous: what is in the pipe stays there when this process is killed.
    writeSync(1, `${String(index)} ${String(take)}\n`);
  } catch (error) {
    // The other was first.
    if (!(error instanceof EntryError)) throw error;
    if (!/meantime|meanwhile/.test(error.message)) throw error;
  }
}
