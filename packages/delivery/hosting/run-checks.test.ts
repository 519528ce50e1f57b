import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { tallyHosting } from './check-hosting.ts';
import { fillDocument } from './format-table.ts';
import { judge, type Outcome } from './run-checks.ts';

it('tells what passed from what failed', () => {
  expect(judge([], undefined)).toEqual({ verdict: 'passed', remarks: [] });
  expect(judge(['/: status is 500'], undefined)).toEqual({ verdict: 'failed', remarks: ['/: status is 500'] });
});

it('takes a known exception for one, and fails it as soon as it works', () => {
  expect(judge(['/: status is 200'], 'It knows no ranges.')).toEqual({
    verdict: 'exception',
    remarks: ['It knows no ranges.'],
  });
  expect(judge([], 'It knows no ranges.').verdict).toBe('works');
});

const outcomes: readonly Outcome[] = [
  { target: 'one', check: 'another tag: 200', verdict: 'passed', remarks: [] },
  { target: 'one', check: 'films: 206 for a part', verdict: 'failed', remarks: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  { target: 'two', check: 'another tag: 200', verdict: 'works', remarks: ['it works by now'] },
  { target: 'two', check: 'films: 206 for a part', verdict: 'exception', remarks: ['It knows no ranges.'] },
];

it('counts exceptions as passed, and a target that did not start as failed', () => {
  const tally = tallyHosting({ outcomes, notStarted: ['three: No caddy here'] });
  expect(tally.passed).toBe(2);
  expect(tally.failures).toEqual([
    'three: No caddy here',
    'one: films: 206 for a part: a; b; c; d; e, and 2 more',
    'two: another tag: 200: it works by now',
  ]);
});

const empty = '# Hosting\n\n<!-- targets: written by npm run test:hosting -->\n\n<!-- /targets -->\n';

it('writes checks as rows and targets as columns, with a note for each exception', () => {
  const lines = fillDocument(empty, { outcomes }).split('\n');
  expect(lines.filter((line) => line.startsWith('|')).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| what | one | two |',
    expect.stringMatching(/^\| -+ \| -+ \| -+ \|$/),
    '| another tag: 200 | yes | **works by now** |',
    '| films: 206 for a part | **failed** | no (1) |',
  ]);
  expect(lines).toContain('1. two: It knows no ranges.');
});

it('writes what Prettier leaves as it is, also over an earlier table', async () => {
  const config = await resolveConfig(import.meta.filename);
  const text = fillDocument(fillDocument(empty, { outcomes }), { outcomes });
  expect(await format(text, { ...config, plugins: [], parser: 'markdown' })).toBe(text);
});

it('says what is missing where the document has no place for the table', () => {
  expect(() => fillDocument('# Hosting\n', { outcomes })).toThrow('docs/hosting.md has no place for the table');
});
