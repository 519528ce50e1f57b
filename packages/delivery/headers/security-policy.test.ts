import { expect, test } from 'vitest';
import { createPagePolicy, listPlayerOrigins, writeHeaderPolicy } from './security-policy.ts';
import { writePermissions } from './site-headers.ts';

const input = { liveChannel: 'https://live.example/watch?channel=1', scripts: ["'sha256-script'"] };

function readPolicy(directives: readonly string[]): Map<string, string[]> {
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const { directives } = createPagePolicy(input, { scripts: [], styles: [] });
const page = readPolicy(directives);
const header = readPolicy(writeHeaderPolicy(input).split(';'));

test('no response may be framed, submit forms, change its base address or turn text into a script', () => {
  for (const directive of ['frame-ancestors', 'form-action', 'base-uri', 'object-src', 'trusted-types']) {
    expect(header.get(directive), directive).toEqual(["'none'"]);
  }
  expect(header.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('only players and the map are loaded from other sites; players may play and fill the screen', () => {
  const frames = page.get('frame-src') ?? [];
  expect(frames).toEqual([...listPlayerOrigins(input), 'https://www.openstreetmap.org'].sort());
  expect(page.get('connect-src')).toEqual(["'self'", ...frames]);
  const others = [...page].filter(([name]) => name !== 'frame-src' && name !== 'connect-src');
  expect(others.flatMap(([, sources]) => sources).filter((source) => source.startsWith('http'))).toEqual([]);
  const permissions = writePermissions(listPlayerOrigins(input));
  expect(permissions).toContain(
    'autoplay=(self "https://live.example" "https://player.vimeo.com" "https://www.youtube-nocookie.com")',
  );
  expect(permissions).not.toContain('openstreetmap');
  expect(permissions).toContain('camera=()');
});

test("the header has every directive of the page's policy, except the hashes of styles", () => {
  for (const [name, sources] of page) expect(header.get(name), name).toEqual(sources);
  expect(header.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  const others = [...header].filter(([name]) => name !== 'style-src');
  expect(others.flatMap(([, sources]) => sources)).not.toContain("'unsafe-inline'");
});
