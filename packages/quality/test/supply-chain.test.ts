import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockedPackage = z.object({
  /** Only our own workspaces are links. */
  link: z.boolean().default(false),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  license: z.string().optional(),
});

function read<T>(schema: z.ZodType<T>, file: string): T {
  return schema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')));
}

const { allowScripts } = read(z.object({ allowScripts: z.record(z.string(), z.boolean()) }), 'package.json');
const lock = read(z.object({ packages: z.record(z.string(), lockedPackage) }), 'package-lock.json');
/** npm's downloads, by their folder, such as `node_modules/a/node_modules/@b/c`. */
const downloaded = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

it('no package runs a program when it is installed, except those that package.json decides on', () => {
  const running = downloaded.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([folder]) => folder.split('node_modules/').at(-1) ?? '');
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});

it('every package, for any machine, is locked to its content, and to no registry', () => {
  // A bundled package is part of another's content.
  const locked = downloaded.filter(([, { inBundle }]) => !inBundle);
  expect(locked.length).toBeGreaterThan(100);
  for (const [folder, { integrity, resolved }] of locked) {
    expect(integrity, folder).toMatch(/^sha512-/);
    expect(resolved, folder).toBeUndefined();
  }
});

it('every package under the GPL is named where licenses are described', () => {
  const notes = readFileSync(path.join(import.meta.dirname, '../../..', 'SECURITY.md'), 'utf8');
  const names = downloaded.flatMap(([folder, { license = '' }]) =>
    /(?<!L)GPL/.test(license) ? (folder.split('node_modules/').at(-1) ?? '') : [],
  );
  expect(names.filter((name) => !notes.includes(name))).toEqual([]);
});
