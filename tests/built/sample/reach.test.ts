import { expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { unlistedGroups } from '@site/model/routes/route-table.ts';
import { content, readBuiltPages, readPage } from '../built-pages.ts';
import { listAddresses } from '../list-addresses.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { site, routes } = content;
const byPath = new Map(readBuiltPages().map(({ path, $ }) => [path, { path, ...listAddresses($) }] as const));

function listTargets(path: string): string[] {
  const base = new URL(path, site.origin);
  return (byPath.get(path)?.links ?? []).flatMap(({ href }) => {
    const url = new URL(href, base);
    return url.origin === base.origin ? [bareAddress(url.pathname)] : [];
  });
}

it('every page is within three clicks of the home page, and every path in the specification is a page', () => {
  const depths = new Map([['/', 0]]);
  // Iterating a Map includes entries added meanwhile, nearest first.
  for (const [path, depth] of depths) {
    for (const target of listTargets(path)) if (!depths.has(target)) depths.set(target, depth + 1);
  }
  const expected = [
    ...[...byPath.keys()].filter((path) => path !== '/404'),
    ...routes.all.map(({ path }) => bareAddress(path)),
    ...content.list('videos').map(({ slug }) => `/videos/${slug}`),
    ...content.list('posts').map(({ slug }) => `/blog/${slug}`),
    ...content.list('team').map(({ slug }) => `/crew/${slug}`),
  ];
  expect(expected.filter((path) => (depths.get(path) ?? Infinity) > 3 || !byPath.has(path))).toEqual([]);
});

/** Not in the site map: itself, the blog, and pages beyond the specification's table. */
const unlisted: readonly (string | undefined)[] = ['blog', 'siteMap', 'plan', 'roster', 'reel', 'cases', 'videos'];

it('the site map lists every page but the blog, itself and what leaves itself out', () => {
  const listed = routes.all.filter(
    ({ key, group }) => !unlisted.includes(key) && group !== 'Cases' && !unlistedGroups.includes(group),
  );
  const expected = listed.map(({ path }) => path);
  const { $ } = readPage(routes.path('siteMap'));
  const links = $('main nav[aria-label="All pages"] a').toArray();
  // By group, each in the order of its pages.
  expect(links.map(({ attribs }) => attribs.href).sort()).toEqual(expected.toSorted());
  const groups = $('main nav[aria-label="All pages"] h2').toArray();
  expect(new Set(groups.map((group) => $(group).text())).size).toBe(groups.length);
  expect(groups.length).toBeGreaterThan(3);
  for (const link of links) {
    expect($(link).text()).toContain(content.siteMapLabels.get(link.attribs.href ?? '') ?? 'a label');
  }
});
