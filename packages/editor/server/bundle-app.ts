import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from '@site/delivery/server/compress.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { runCommand } from '@site/delivery/build/run-command.ts';

/** What the app is made of, besides its packages. */
const sources = ['packages/editor', 'packages/model', 'packages/content-tools', 'src/features/blog', 'src/styles'];

/** Identifies what the app would be made from. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`));
  const isSource = (file: string) => /\.(?:tsx?|css|html|woff2)$/.test(file) && !/\.(?:test|spec|fixture)\./.test(file);
  for (const file of [...files.filter(isSource), 'package-lock.json']) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  const site = await readSite(pathToFileURL(`${path.join(root, 'content')}/`)).catch(() => undefined);
  return hash.update(JSON.stringify(site && [site.brand, site.languages])).digest('hex');
}

/**
 * Bundles the editor's app, unless it is there and nothing that it is made of has changed. Another process does it, so
 * that its memory is free again.
 * @param root the project's folder.
 * @param onBegin is called where it has to be bundled, which takes some seconds.
 * @returns the app's folder.
 * @throws Error where it could not be bundled.
 */
export async function bundleApp(root: string, signal: AbortSignal, onBegin: () => void): Promise<string> {
  const home = path.join(root, '.cache/editor');
  const [app, next, mark] = [path.join(home, 'app'), path.join(home, 'app-next'), path.join(home, 'app/built-from')];
  const wanted = await fingerprint(root);
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return app;
  onBegin();
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'packages/editor/server/app.config.ts'];
  const code = await runCommand(process.execPath, [...args, '--outDir', next], { root, signal });
  if (code !== 0) throw new Error('The editor could not be bundled: the lines above say why.');
  await compressFolder(next, path.join(home, 'packed'), signal);
  await writeFile(path.join(next, 'built-from'), wanted);
  await rm(app, { recursive: true, force: true });
  await rename(next, app);
  return app;
}
