import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { formatJson, formatMarkdown, formatTables } from './report.ts';
import type { Row } from './row.ts';

const rows: readonly Row[] = [
  { subject: 'Scripts', what: 'all', figure: 76_000, unit: 'bytes', target: { atMost: 75_000 }, runs: 1 },
  { subject: 'A click', what: 'click to cards', figure: 12.34, unit: 'ms', runs: 7 },
  { subject: 'Scripts', what: 'before any scroll', figure: 900, unit: 'bytes', target: { atMost: 1_000 }, runs: 1 },
];

const machine = { cpu: 'Some CPU', cores: 2, memory: 8, node: '24.0.0', browser: '150.0', date: '2026-05-31' };

describe('formatTables', () => {
  it('puts rows of one subject under one heading, figures in line', () => {
    expect(formatTables(rows).split('\n')).toEqual([
      'Scripts',
      '  what               figure  unit   target          verdict  runs',
      '  all                76,000  bytes  at most 75,000  missed      1',
      '  before any scroll     900  bytes  at most 1,000   met         1',
      '',
      'A click',
      '  what            figure  unit  target  verdict  runs',
      '  click to cards    12.3  ms    –       –           7',
    ]);
  });
});

describe('formatMarkdown', () => {
  const text = formatMarkdown(rows, machine, 'npm run bench');

  it('names the command, the machine and the day', () => {
    expect(text).toContain(
      'Measured by `npm run bench`. Some CPU, 2 cores, 8 GB, Node 24.0.0, Chromium 150.0; 2026-05-31.',
    );
  });

  it('is formatted as the project formats', async () => {
    const config = await resolveConfig(import.meta.filename);
    expect(await format(text, { ...config, plugins: [], parser: 'markdown' })).toBe(text);
  });
});

describe('what is behind a figure', () => {
  const missed: Row = { subject: 'Pages', what: 'missed', figure: 1, unit: 'pages', runs: 5, details: ['/about: 98'] };
  const text = formatMarkdown([missed, ...rows], machine, 'npm run bench');

  it('is a list below the table of its subject', async () => {
    expect(text).toMatch(/\| missed .*\n\n- \/about: 98\n\n## Scripts/);
    expect(formatTables([missed])).toContain('\n  - /about: 98');
    const config = await resolveConfig(import.meta.filename);
    expect(await format(text, { ...config, plugins: [], parser: 'markdown' })).toBe(text);
  });
});

describe('formatJson', () => {
  it('holds each row with its verdict', () => {
    expect(JSON.parse(formatJson(rows, machine, 'npm run bench'))).toMatchObject({
      machine: { cores: 2 },
      rows: [{ what: 'all', verdict: 'missed' }, { verdict: 'no target' }, { verdict: 'met' }],
    });
  });
});
