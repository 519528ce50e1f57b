import { expect, it } from 'vitest';
import { isInteractive, listFirstPaint } from './first-paint.ts';

it('takes a page for one to read unless something plays or computes in it', () => {
  expect(isInteractive('<main><p>Loops and players</p><a data-search href="/">')).toBe(false);
  for (const html of [
    '<astro-island uid="a">',
    '<div data-player="x">',
    '<video data-loop>',
    '<a data-facade href="/">',
  ]) {
    expect(isInteractive(html)).toBe(true);
  }
});

it('judges pages to read alone by their JavaScript', () => {
  const page = { address: '/about', isInteractive: false, blocking: 0, script: 1_800 };
  const tool = { address: '/phantom-camera', isInteractive: true, blocking: 1, script: 9_000 };
  const rows = listFirstPaint([page, { ...page, address: '/services', script: 1_900 }, tool]);
  expect(rows.map(({ figure, target }) => [figure, target])).toEqual([
    [1, { atMost: 0 }],
    [1_900, { atMost: 2_000 }],
    [9_000, undefined],
  ]);
  expect(rows[1]?.what).toContain('/services');
});
