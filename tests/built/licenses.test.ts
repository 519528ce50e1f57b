import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dist } from './built-pages.ts';

const text = readFileSync(path.join(dist, 'licenses.txt'), 'utf8');
const entries = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((entry) => [/^(\S+) - /.exec(entry)?.[1] ?? entry, entry] as const),
);

it.each(['react', 'react-dom', '@tanstack/query-core', 'minisearch', '@fontsource-variable/archivo', 'tailwindcss'])(
  '%s is listed',
  (name) => {
    expect([...entries.keys()]).toContain(name);
  },
);

it('each is listed with its license, in its own words', () => {
  for (const [name, entry] of entries) {
    expect(entry, name).toMatch(/^\S+ - \d+\.\d+\.\d+\S*(?: \((?:MIT|ISC|0BSD|Apache-2\.0|OFL-1\.1)\))?$/m);
    // A package that does not name its license still has its text.
    if (!/^\S+ - \S+ \(/.test(entry))
      expect(entry, name).toContain('Redistribution and use in source and binary forms');
    expect(entry.length, name).toBeGreaterThan(500);
  }
});
