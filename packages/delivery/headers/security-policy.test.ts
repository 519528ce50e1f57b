import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPagePolicy, listPlayers, writeHeaderPolicy } from './security-policy.ts';
import { writePermissions } from './site-headers.ts';

const input = { liveChannel: 'https://live.example/watch?channel=1', scripts: ["'sha256-script'"] };

/** A policy's directives, each with its sources. */
function readPolicy(directives: readonly string[]): Map<string, string[]> {
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const { directives, scriptDirective } = createPagePolicy(input, ['go("ü")']);
const page = readPolicy(directives);
const header = readPolicy(writeHeaderPolicy(input).split(';'));

test('a page loads nothing that is not named', () => {
  expect(page.get('default-src')).toEqual(["'none'"]);
});

test('no answer may be framed, send forms, move its addresses or turn text into a program', () => {
  for (const directive of ['frame-ancestors', 'form-action', 'base-uri', 'object-src', 'trusted-types']) {
    expect(header.get(directive), directive).toEqual(["'none'"]);
  }
  expect(header.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('scripts are files of the site, or named by their hashes', () => {
  expect(scriptDirective.resources).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  const hash = createHash('sha256').update('go("ü")').digest('base64');
  expect(scriptDirective.hashes).toEqual([`sha256-${hash}`]);
  expect(header.get('script-src')).toEqual([...scriptDirective.resources, ...input.scripts]);
});

test('players and the map are framed and asked, and nothing else of other sites', () => {
  const players = [
    'https://live.example',
    'https://player.vimeo.com',
    'https://www.openstreetmap.org',
    'https://www.youtube-nocookie.com',
  ];
  expect(page.get('frame-src')).toEqual(players);
  expect(page.get('connect-src')).toEqual(["'self'", ...players]);
  const others = [...page].filter(([name]) => name !== 'frame-src' && name !== 'connect-src');
  expect(others.flatMap(([, sources]) => sources).filter((source) => source.startsWith('http'))).toEqual([]);
});

test('players may play and fill the screen, the map may not', () => {
  const permissions = writePermissions(listPlayers(input));
  expect(permissions).toContain(
    'autoplay=(self "https://live.example" "https://player.vimeo.com" "https://www.youtube-nocookie.com")',
  );
  expect(permissions).not.toContain('openstreetmap');
  expect(permissions).toContain('camera=()');
});

test('the header says all that is the same for every page, and nothing of the styles, which differ', () => {
  for (const [name, sources] of page) {
    expect(header.get(name), name).toEqual(name === 'default-src' ? undefined : sources);
  }
  expect(header.has('style-src')).toBe(false);
});
