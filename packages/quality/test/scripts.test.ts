import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

const manifests = globSync(['package.json', 'packages/**/package.json'], { cwd: root, exclude: ['**/node_modules'] });

/** Syntax that Windows' cmd.exe does not support, or interprets differently. */
const unknown = {
  'a program of Unix':
    /(?:^|&&|\|\|)\s*(?:bash|cat|chmod|cp|env|exec|exit|export|kill|ln|mkdir|mv|rm|sh|sleep|source|touch|true|which)\b/,
  'a command named by its path': /(?:^|&&|\|\|)\s*[\w.-]*\//,
  'a variable that is set for a command': /(?:^|&&|\|\|)\s*\w+=/,
  'a variable or the output of a command': /[$`]/,
  'a semicolon': /;/,
  'a single quote': /'/,
  'a command in the background': /(?<!&)&(?!&)/,
  'a file of the system': /\/dev\//,
};

it.each(manifests)('the scripts of %s run on Windows', (file) => {
  const { scripts } = manifestSchema.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  const found = Object.entries(scripts).flatMap(([name, script]) =>
    Object.entries(unknown).flatMap(([what, pattern]) => (pattern.test(script) ? `${name} has ${what}` : [])),
  );
  expect(found).toEqual([]);
});
