import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a text, or a value as JSON, whole or not at all; nobody else on this machine may read it. */
export async function writeWhole(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, typeof value === 'string' ? value : JSON.stringify(value), {
    flush: true,
    mode: 0o600,
  });
  await rename(`${file}.part`, file);
}
