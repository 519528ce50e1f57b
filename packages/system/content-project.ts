import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { mirrorFile, mirrorFolder } from './mirror-files.ts';

/** What a build reads, besides the content. */
const buildFolders = ['src', 'public', 'packages/delivery', 'packages/model', 'packages/system', 'deploy/container'];
const buildFiles = ['astro.config.ts', 'markdoc.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Makes a project whose content is another folder: sources and content are linked, and its caches and its `dist` are its
 * own. The same folder of content gets the same project again, so that only what has changed is built.
 * @param root the project's folder.
 * @param content such as examples/northline, from `root`.
 * @returns the other project's folder.
 */
export async function prepareContentProject(root: string, content: string): Promise<string> {
  const source = path.resolve(root, content);
  if (!existsSync(path.join(source, 'site.yaml')))
    throw new Error(`${content} has no site.yaml: name a content folder, such as examples/northline`);
  const name = path.relative(root, source).replaceAll(/\W+/g, '-');
  const folder = path.join(root, '.cache/companies', name);
  await mkdir(folder, { recursive: true });
  for (const part of buildFolders) await mirrorFolder(path.join(root, part), path.join(folder, part));
  for (const file of buildFiles) await mirrorFile(path.join(root, file), path.join(folder, file));
  await mirrorFolder(source, path.join(folder, 'content'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir').catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  return folder;
}
