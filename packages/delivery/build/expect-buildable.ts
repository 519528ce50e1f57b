import { access, constants } from 'node:fs/promises';

/**
 * Says at once what would otherwise fail in the middle of Astro.
 * @param root the project's folder, in which a build and the dev server write.
 * @throws Error if its path has a sign that Vite and Astro read as a part of an address, or if it can't be written.
 */
export async function expectBuildable(root: string): Promise<void> {
  const [sign] = /[#?*%]/.exec(root) ?? [];
  if (sign !== undefined) {
    throw new Error(`${root} has "${sign}" in its path, with which Vite can't build: rename that folder.`);
  }
  await access(root, constants.W_OK);
}
