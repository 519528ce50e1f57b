/** Layout follows the direction of the text, so that a language that is read from right to left needs no other sheet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@site/model/files/list-files.ts';

const source = path.join(import.meta.dirname, '../../../src');

/** A notch is where it is, and a divider of a picture follows the pointer: `float` has logical values only since 2023. */
const isPhysical = /safe-area-inset|var\(--wipe\)/;

const properties =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)\b|(?<![\w-])(?:left|right)\s*:|text-align:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/;

const classes =
  /(?<=["'`\s:!])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-[\d[]|m[lr]-(?:auto|px)|(?:left|right)-(?:[\d[]|auto\b|full\b|gutter\b)|border-[lr](?![a-z])|rounded-[lr](?![a-z])|text-(?:left|right)\b)/;

function listPhysical(files: readonly string[], physical: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        physical.test(line) && !isPhysical.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [],
      ),
  );
}

const files = listFiles(source);

it('sheets and classes name start and end, not left and right', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const components = files.filter((file) => /\.(?:tsx|astro)$/.test(file));
  expect(sheets.length).toBeGreaterThan(0);
  expect([...listPhysical(sheets, properties), ...listPhysical([...sheets, ...components], classes)]).toEqual([]);
});
