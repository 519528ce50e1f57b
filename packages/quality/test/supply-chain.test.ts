import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');

const packageSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.undefined().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().default(false),
      inBundle: z.boolean().default(false),
      /** Systems and processors that an optional package is for; any where they are absent. */
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});

function read<T>(schema: z.ZodType<T>, file: string): T {
  return schema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

const { allowScripts } = read(packageSchema, 'package.json');
const packages = Object.fromEntries(
  Object.entries(read(lockSchema, 'package-lock.json').packages).filter(([place]) => place !== ''),
);

/** A package's name by its place, such as `node_modules/a/node_modules/@b/c`. */
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

it('no package runs a program as it is installed, but those that package.json decides on', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([place]) => nameOf(place));
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});

const isForHere = (wanted: readonly string[] | undefined, here: string) => wanted?.includes(here) ?? true;

it('every package for this machine is locked to its content', () => {
  const installed = Object.entries(packages).filter(
    ([, { inBundle, os, cpu }]) => !inBundle && isForHere(os, process.platform) && isForHere(cpu, process.arch),
  );
  expect(installed.length).toBeGreaterThan(100);
  for (const [place, { integrity }] of installed) expect(integrity, place).toMatch(/^sha512-/);
});
