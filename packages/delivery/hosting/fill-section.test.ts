import { expect, it } from 'vitest';
import { fillSection } from './fill-section.ts';

const marks = ['written by npm run fuzz', '/npm run fuzz'] as const;

it('replaces the text between two comments and keeps the rest', () => {
  const filled = 'A\n<!-- written by npm run fuzz -->\n\nnew\n\n<!-- /npm run fuzz -->\nB\n';
  expect(fillSection('a.md', filled.replace('new', 'old'), marks, 'new')).toBe(filled);
});

it.each(['A\n', '<!-- /npm run fuzz -->\n<!-- written by npm run fuzz -->'])(
  'rejects a document without them: %j',
  (text) => {
    expect(() => fillSection('a.md', text, marks, 'new')).toThrow(
      'a.md has no place for the table: write "<!-- written by npm run fuzz -->" and "<!-- /npm run fuzz -->".',
    );
  },
);
