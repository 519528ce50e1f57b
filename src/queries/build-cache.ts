import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What was made in an earlier build, or made now and kept for the next.
 * @param file its place; its name says all that it was made of.
 */
export async function keepMade(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Nobody ever reads half a file: a name is given to it once it is whole.
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
