import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file of the editor's own, whole or not at all; nobody else on this machine may read it. */
export async function writeWhole(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(value), { flush: true, mode: 0o600 });
  await rename(`${file}.part`, file);
}
