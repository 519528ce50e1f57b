import { expect, test } from 'vitest';
import { writePermissions } from './permissions.ts';
import { listPlayers, writeHeaderPolicy, writePagePolicy } from './security-policy.ts';

const input = { liveChannel: 'https://live.example/watch?channel=1', scripts: ["'sha256-script'"] };

/** A policy's directives, each with its sources. */
function readPolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const page = readPolicy(writePagePolicy(input, input.scripts, ["'sha256-style'"]));
const header = readPolicy(writeHeaderPolicy(input));

test('a page loads nothing that is not named', () => {
  expect(page.get('default-src')).toEqual(["'none'"]);
});

test('no answer may be framed, send forms, move its addresses or turn text into a program', () => {
  for (const directive of ['frame-ancestors', 'form-action', 'base-uri', 'object-src', 'trusted-types']) {
    expect(header.get(directive), directive).toEqual(["'none'"]);
  }
  expect(header.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('scripts and styles are files of the site, or named by their hashes', () => {
  expect(page.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-script'"]);
  expect(page.get('style-src')).toEqual(["'self'", "'sha256-style'"]);
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

test('the header says all that is the same for every page', () => {
  expect(header.get('frame-ancestors')).toEqual(["'none'"]);
  for (const [name, sources] of page) {
    const differs = name === 'default-src' || name === 'style-src';
    expect(header.get(name), name).toEqual(differs ? undefined : sources);
  }
});
