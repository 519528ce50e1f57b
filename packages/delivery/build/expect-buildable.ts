import { access, constants } from 'node:fs/promises';

/**
 * Fails fast, before Astro starts.
 * @param root the project's folder, in which a build and the dev server write.
 * @throws Error if its path has a character that Vite and Astro parse as URL syntax, or if it can't be written.
 */
export async function expectBuildable(root: string): Promise<void> {
  const [sign] = /[#?*%]/.exec(root) ?? [];
  if (sign !== undefined) {
    throw new Error(`${root} has "${sign}" in its path, with which Vite can't build: rename that folder.`);
  }
  await access(root, constants.W_OK);
}
