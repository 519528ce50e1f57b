import { describe, expect, it } from 'vitest';
import { cardPath, hasTwin, type SitePage } from './site-page.ts';

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

describe('hasTwin', () => {
  const page: SitePage = {
    subject: { kind: 'route', key: 'about' },
    path: '/about',
    canonical: '/about',
    title: 'About',
    description: 'Who we are',
    heading: 'About',
    label: 'Crew',
    trail: [],
    picture: 'content/media/stills/spark-shower.jpg',
    sources: [],
  };

  it('holds for pages of text, and for nothing that is a list, an alias or no page', () => {
    expect(hasTwin(page)).toBe(true);
    expect(hasTwin({ ...page, subject: { kind: 'post', slug: 'rain' } })).toBe(true);
    expect(hasTwin({ ...page, subject: { kind: 'video', slug: 'nitrate' } })).toBe(false);
    expect(hasTwin({ ...page, subject: { kind: 'videoIndex' } })).toBe(false);
    expect(hasTwin({ ...page, path: '/homePage', canonical: '/' })).toBe(false);
    expect(hasTwin({ ...page, subject: { kind: 'missing' }, canonical: undefined })).toBe(false);
  });
});
