import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import { caddyHeadersFile, writeCaddyHeaders } from './caddy-headers.ts';
import { headersFile, readHeadersFile } from './headers-file.ts';

/**
 * Writes the headers of the built site for deploy/container/Caddyfile.
 * @param root the project's folder, with a built site in its dist.
 */
export async function writeCaddyHeadersFile(root: string): Promise<void> {
  const dist = path.join(root, 'dist');
  const rules = readHeadersFile(await readFile(path.join(dist, headersFile), 'utf8'));
  await writeFile(path.join(root, caddyHeadersFile), writeCaddyHeaders(rules, listFiles(dist)));
}
