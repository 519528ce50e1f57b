import { expect, it } from 'vitest';
import { twinPath } from './twin-path.ts';

it.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/about/?from=menu#team', '/about.md'],
  ['/video-production-miami-film-production-companies/', '/video-production-miami-film-production-companies.md'],
  ['/blog/what-dancers-need', '/blog/what-dancers-need.md'],
])('the twin of %s is %s', (path, twin) => {
  expect(twinPath(path)).toBe(twin);
});
