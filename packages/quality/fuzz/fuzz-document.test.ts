import { expect, it } from 'vitest';
import { fillFigures, formatFigures } from './fuzz-document.ts';

const document = 'A\n<!-- written by npm run fuzz -->\n\nold\n\n<!-- /npm run fuzz -->\nB\n';

it("fills a command's own part and leaves the rest", () => {
  const filled = 'A\n<!-- written by npm run fuzz -->\n\nnew\n\n<!-- /npm run fuzz -->\nB\n';
  expect(fillFigures(document, 'npm run fuzz', 'new')).toBe(filled);
  expect(fillFigures(filled, 'npm run fuzz', 'new')).toBe(filled);
});

it('says so where there is no place for them', () => {
  expect(() => fillFigures(document, 'npm run fuzz:content', 'new')).toThrow(
    "docs/fuzz.md has no place for the figures: write '<!-- written by npm run fuzz:content -->'",
  );
});

it('sets figures at the right of a table', () => {
  expect(formatFigures([['Mutations', '1,000']])).toBe(
    '| what      | figure |\n| --------- | -----: |\n| Mutations |  1,000 |',
  );
});
