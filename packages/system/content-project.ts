import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { mirrorFile, mirrorFolder } from './mirror-files.ts';

/** What a build and a host read, besides the content. */
const buildFolders = ['src', 'public', 'packages/delivery', 'packages/model', 'packages/system', 'deploy'];
const buildFiles = ['astro.config.ts', 'markdoc.config.ts', 'package.json', 'tsconfig.json'];

/**
 * The project that is built with a folder of content, and has its `dist` and its caches.
 * @param content from `root`; `content` is the project's own.
 */
export function contentProjectFolder(root: string, content: string): string {
  if (path.normalize(content) === 'content') return root;
  const name = path.relative(root, path.resolve(root, content)).replaceAll(/\W+/g, '-');
  return path.join(root, '.cache/companies', name);
}

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
  const folder = contentProjectFolder(root, content);
  await mkdir(folder, { recursive: true });
  for (const part of buildFolders) await mirrorFolder(path.join(root, part), path.join(folder, part));
  for (const file of buildFiles) await mirrorFile(path.join(root, file), path.join(folder, file));
  await mirrorFolder(source, path.join(folder, 'content'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir').catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  return folder;
}
