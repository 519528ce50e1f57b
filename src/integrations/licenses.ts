import { readdir, readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { readFaceLicenses, type Typefaces } from '@site/model/typefaces/typefaces.ts';

/** Vite writes the licenses of everything it bundles to this file (`build.license`). */
const licensesFile = 'licenses.txt';

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** A package's license files: one beside its manifest, or several in a folder there. */
async function listTexts(folder: string): Promise<string[]> {
  const entry = (await readdir(folder, { withFileTypes: true })).find(({ name }) => /^licen[cs]e/i.test(name));
  if (entry === undefined) return [];
  const place = path.join(folder, entry.name);
  return entry.isDirectory() ? (await readdir(place)).map((file) => path.join(place, file)) : [place];
}

/**
 * A package's license, in the form of Vite's list.
 * @throws Error if the package names no license, or contains no text of it.
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

/** Lists the licenses of all third-party code and fonts that the site ships, at `/licenses.txt`. */
export function licenses(faces: Typefaces): AstroIntegration {
  return {
    name: 'licenses',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Astro ignores `build.license` for scripts, but lets plugins set it.
        const plugin = {
          name: 'licenses',
          configEnvironment: (name: string) =>
            name === 'client' ? { build: { license: { fileName: licensesFile } } } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const file = path.join(fileURLToPath(dir), licensesFile);
        // What the site ships besides scripts: the base of the style, and its fonts.
        const others = [await describeLicense('tailwindcss'), readFaceLicenses(faces)];
        await writeFile(file, [await readFile(file, 'utf8'), ...others].join(''));
      },
    },
  };
}
