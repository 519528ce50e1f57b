import { readdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

/** Where Vite lists the licenses of what it put into scripts (`build.license`). */
const licensesFile = 'licenses.txt';

/** What the site ships besides: fonts, the search's program, the base of the style. */
const alsoShipped = ['@fontsource-variable/archivo', 'tailwindcss'];

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The files that hold a package's license: one beside its manifest, or some in a folder there. */
async function listTexts(folder: string): Promise<string[]> {
  const entry = (await readdir(folder, { withFileTypes: true })).find(({ name }) => /^licen[cs]e/i.test(name));
  if (entry === undefined) return [];
  const place = path.join(folder, entry.name);
  return entry.isDirectory() ? (await readdir(place)).map((file) => path.join(place, file)) : [place];
}

/**
 * A package's license, in the form of Vite's list.
 * @throws Error where the package names none, or brings no text of it.
 */
async function describeLicense(name: string): Promise<string> {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed`);
  const { version, license } = packageSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
  const files = await listTexts(path.dirname(manifest));
  if (files.length === 0) throw new Error(`${name}: ${path.dirname(manifest)} holds no license`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return `\n## ${name} - ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}

/** Lists the licenses of everything of others that the site ships, at `/licenses.txt`. */
export function licenses(): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Astro builds scripts with options of its own, but asks plugins.
        const plugin = {
          name: 'licenses',
          configEnvironment: (name: string) =>
            name === 'client' ? { build: { license: { fileName: licensesFile } } } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const file = path.join(fileURLToPath(dir), licensesFile);
        const others = await Promise.all(alsoShipped.map(describeLicense));
        await writeFile(file, [await readFile(file, 'utf8'), ...others].join(''));
      },
    },
  };
}
