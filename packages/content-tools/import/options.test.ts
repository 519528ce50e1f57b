import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const usual = { download: false, drafts: false, dryRun: false };

it('takes the name of an export, and puts the report beside it', () => {
  expect(readOptions(['old/export.xml'])).toEqual({ file: 'old/export.xml', ...usual, report: 'old/export.report.md' });
  expect(readOptions(['export.xml', '--uploads', 'up', '--drafts', '--dry-run', '--report', 'r.md'])).toEqual({
    file: 'export.xml',
    uploads: 'up',
    download: false,
    drafts: true,
    dryRun: true,
    report: 'r.md',
  });
});

it.each([
  [[], 'Write the name of one export:\nnpm run blog:import -- export.xml'],
  [['a.xml', 'b.xml'], 'Write the name of one export'],
  [['a.xml', '--uploads', 'up', '--download'], 'Write --uploads or --download, not both'],
  [['a.xml', '--wet'], "Unknown option '--wet'"],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
