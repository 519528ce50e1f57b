import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { listFiles } from '@site/model/files/list-files.ts';

const sources = ['packages/editor', 'packages/model', 'packages/content-tools/entries'];

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`));
  const isSource = (file: string) => /\.(?:tsx?|css|html)$/.test(file) && !/\.(?:test|spec|fixture)\./.test(file);
  for (const file of [...files.filter(isSource), 'package-lock.json']) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Bundles the app if its sources have changed, in a child process to free the memory. @returns its folder. */
export async function bundleApp(root: string, signal: AbortSignal): Promise<string> {
  const folder = path.join(root, '.cache/editor');
  const [app, next] = [path.join(folder, 'app'), path.join(folder, 'app-next')];
  const wanted = fingerprint(root);
  if ((await readFile(path.join(app, 'built-from'), 'utf8').catch(() => '')) === wanted) return app;
  const config = 'packages/editor/app/vite.config.ts';
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--outDir', next];
  // A service's PATH lacks node_modules/.bin.
  const code = await runCommand(process.execPath, args, { root, signal });
  if (code !== 0) throw new Error('The editor could not be bundled: the lines above say why.');
  await writeFile(path.join(next, 'built-from'), wanted);
  await rm(app, { recursive: true, force: true });
  await rename(next, app);
  return app;
}
