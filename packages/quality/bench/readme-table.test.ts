import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fillReadme, readResults } from './readme-table.ts';

const root = path.join(import.meta.dirname, '../../..');

const place = 'Before.\n\n<!-- bench: written by npm run bench -->\n\nold\n\n<!-- /bench -->\n\nAfter.\n';

it('shows what bench/results.json holds', async () => {
  const [readme, results] = await Promise.all(
    ['README.md', 'bench/results.json'].map((file) => readFile(path.join(root, file), 'utf8')),
  );
  const isCurrent = fillReadme(readme ?? '', readResults(results ?? '')) === readme;
  expect(isCurrent, 'README.md shows other figures than bench/results.json: run `npm run bench`').toBe(true);
});

it('takes the rows that have a headline, and leaves what stands around the table', () => {
  const rows = [
    { headline: 'All fonts', figure: 43_210, unit: 'bytes', target: { atMost: 45_000 } },
    { figure: 5, unit: 'ms' },
  ] as const;
  expect(fillReadme(place, rows).split('\n')).toEqual([
    'Before.',
    '',
    '<!-- bench: written by npm run bench -->',
    '',
    '| what      | target         |       figure | verdict |',
    '| --------- | -------------- | -----------: | ------- |',
    '| All fonts | at most 45,000 | 43,210 bytes | met     |',
    '',
    '<!-- /bench -->',
    '',
    'After.',
    '',
  ]);
});

it('shows a figure that could not be measured as missed', () => {
  const json = JSON.stringify({ rows: [{ headline: 'A click', figure: NaN, unit: 'ms', target: { atMost: 100 } }] });
  expect(fillReadme(place, readResults(json))).toContain('missed');
});

it('needs a place for the table', () => {
  expect(() => fillReadme('Nothing.', [])).toThrow('README.md has no place for the table');
});
