import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { dist, readEveryPage } from '../built-pages.ts';

/** A name without a rule, by which no-script.spec.ts finds the choice of what a phone shows. */
const hook = 'tier-choice';

/** A class as a sheet writes it, with its escapes. */
const writtenClass = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu;

const escape = /\\(?:([0-9a-f]{1,6})\s?|(.))/giu;

function listStyled(css: string): ReadonlySet<string> {
  const written = [...css.matchAll(writtenClass)].map(([, name = '']) => name);
  return new Set(
    written.map((name) =>
      name.replaceAll(escape, (_, code: string | undefined, letter: string | undefined) =>
        code === undefined ? (letter ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
      ),
    ),
  );
}

/** The style that stands in a page, and the sheets that it names. */
function readStyle($: CheerioAPI): string {
  const sheets = $('link[rel=stylesheet]')
    .toArray()
    .map((link) => readFileSync(path.join(dist, $(link).attr('href') ?? ''), 'utf8'));
  return [$('style').text(), ...sheets].join('\n');
}

function listUsed($: CheerioAPI): Set<string> {
  const classes = $('[class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));
  return new Set(classes.filter((name) => name !== ''));
}

const pages = readEveryPage().map(({ file, $ }) => ({
  file,
  used: listUsed($),
  styled: listStyled(readStyle($)),
}));

it('every class on a page has a rule in that page, or is the one hook', () => {
  const dead = pages.flatMap(({ file, used, styled }) =>
    [...used].filter((name) => !styled.has(name) && name !== hook).map((name) => `${file}: ${name}`),
  );
  expect(dead).toEqual([]);
});
