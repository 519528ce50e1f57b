/**
 * One editor of two: its people save as fast as they can until it is killed; it prints a line for each save that was
 * acknowledged. Arguments: the content folder, the people's names with commas between, then groups of files that are saved
 * together, such as `team/ana.json,team/bo.json`.
 */
import { writeSync } from 'node:fs';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { saveChanges } from '../content/save.ts';
import { readView } from '../content/view.ts';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { readTake, writeTake } from './take.ts';

const [content = '', people = '', ...groups] = process.argv.slice(2);

async function save(name: string): Promise<void> {
  const index = Math.floor(Math.random() * groups.length);
  const places = groups[index]?.split(',') ?? [];
  const view = readView(content);
  const files = await Promise.all(
    places.map(async (place) => ({
      place,
      data: JSON.parse((await view.get(place)?.read()) ?? '{}') as Record<string, unknown>,
    })),
  );
  const take = Math.max(...files.map(({ data }) => readTake(data.quote))) + 1;
  const additions = files.map(({ place, data }) => ({ path: place, data: { ...data, quote: writeTake(take, name) } }));
  try {
    await saveChanges(content, { additions, deletions: [] }, { name, email: `${name.replace(' ', '.')}@example.com` });
    // Synchronous: what is in the pipe stays there when this process is killed.
    writeSync(1, `${index} ${take} ${name}\n`);
  } catch (error) {
    // Someone else was first, or so many that the lock was not free in time.
    if (error instanceof ConflictQuestion) return;
    if (!(error instanceof EntryError) || !/meanwhile|Another program/.test(error.message)) throw error;
  }
}

await Promise.all(
  people.split(',').map(async (name) => {
    for (;;) await save(name);
  }),
);
