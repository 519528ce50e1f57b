import { describe, expect, it } from 'vitest';
import { createRoutes } from './create-routes.ts';
import { resolvePath, resolvePathsDeep } from './resolve-path.ts';

const routes = createRoutes('music-video-production');

describe('resolvePath', () => {
  it.each([
    ['/contact/', '/contact'],
    ['/{product}-miami', '/music-video-production-miami'],
    ['/video-production-miami-film-production-companies', '/video-production-miami-film-production-companies/'],
    ['/videos/neon-tide/', '/videos/neon-tide'],
    ['/blog/what-dancers-need', '/blog/what-dancers-need'],
    ['/videos', '/videos'],
  ])('writes %s as %s', (path, address) => {
    expect(resolvePath(path, routes)).toBe(address);
  });

  it.each(['/nothing', '/videos/one/two', 'contact'])('throws for %s', (path) => {
    expect(() => resolvePath(path, routes)).toThrow(`${path} is no page of the site`);
  });
});

describe('resolvePathsDeep', () => {
  it('resolves every field called path and nothing else', () => {
    const page = {
      label: '/contact/',
      links: [{ path: '/contact/', label: 'Write' }],
      note: null,
      nested: { action: { path: '/{product}' } },
    };
    expect(resolvePathsDeep(page, routes)).toEqual({
      label: '/contact/',
      links: [{ path: '/contact', label: 'Write' }],
      note: null,
      nested: { action: { path: '/music-video-production' } },
    });
  });
});
