/** The fixture's product differs from the sample's: every address and every word must follow it. */
import { pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRedirectsFile, redirectsFile } from '@site/delivery/redirects/redirects-file.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { unlistedGroups } from '@site/model/routes/route-table.ts';
import { root } from '../sites.ts';
import { content, dist, findBuilt, readPage } from './built-pages.ts';

const { routes, site } = content;
/** The sample's own, whose addresses this site must not have. */
const { product: other } = await readSite(pathToFileURL(path.join(root, 'content/')));
const moved = routes.all.filter(({ pattern }) => pattern.includes('{product}'));
const oldAddresses = moved.map(({ pattern }) => bareAddress(pattern.replace('{product}', other.slug)));

test('a product of another name has every route at its own address', () => {
  for (const { path: address, canonical } of routes.all) {
    expect(readPage(address).$('link[rel=canonical]').attr('href')).toBe(new URL(canonical, site.origin).href);
  }
  expect(moved.length).toBeGreaterThan(0);
  expect(oldAddresses.filter((address) => findBuilt(address) !== undefined)).toEqual([]);
});

test('the eight addresses of a former product lead to those of today, in both slash forms', () => {
  const redirects = readRedirectsFile(readFileSync(path.join(dist, redirectsFile), 'utf8'));
  expect(oldAddresses).toHaveLength(8);
  for (const [index, old] of oldAddresses.entries()) {
    expect([redirects.get(old), redirects.get(`${old}/`)], old).toEqual([moved[index]?.path, moved[index]?.path]);
  }
});

test('its name stands in the site map, titles, headings and links', () => {
  const siteMap = readPage(routes.path('siteMap')).$;
  for (const [address, label] of content.siteMapLabels) {
    const group = routes.find(address)?.group;
    // Cases have their own list.
    if (group === 'Cases' || unlistedGroups.includes(group)) continue;
    expect(siteMap(`main nav a[href="${address}"]`).text(), address).toContain(label);
  }
  const named = content.list('writtenPages').filter(({ data }) => data.title?.includes(site.product.name));
  expect(named.length).toBeGreaterThan(0);
  for (const { slug, data } of named) {
    const { $ } = readPage(routes.written(slug));
    expect($('title').text()).toContain(data.title);
    expect($('h1').text()).toBe(data.heading);
  }
  const door = readPage('/')
    .$(`main a[href="${routes.portfolio('music')}"]`)
    .first();
  expect(door.text()).toContain(site.product.name);
});

test('shows the first six of seven featured videos', () => {
  const { $ } = readPage('/');
  const links = $('main [aria-labelledby="featured-work"] a[href^="/videos/"]').toArray();
  const { videos } = content.single('featured');
  expect(videos).toHaveLength(7);
  expect([...new Set(links.map((link) => $(link).attr('href')))]).toEqual(
    videos.slice(0, 6).map((slug) => `/videos/${slug}`),
  );
});
