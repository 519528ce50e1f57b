import { describe, expect, it } from 'vitest';
import { cardPath } from './site-page.ts';

describe('cardPath', () => {
  it.each([
    ['/', '/cards/home.jpg'],
    ['/about', '/cards/about.jpg'],
    ['/film-companies/', '/cards/film-companies.jpg'],
    ['/blog/what-dancers-need', '/cards/blog/what-dancers-need.jpg'],
  ])('%s has its card at %s', (path, card) => {
    expect(cardPath(path)).toBe(card);
  });
});
