import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { expect } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { listFiles } from '@site/system/list-files.ts';
import { mapSitePaths } from '@site/delivery/server/map-site-paths.ts';
import { listAddresses } from '../site/list-addresses.ts';
import { readSiteContent } from '../site/read-site-content.ts';
import { test } from './copy-project.ts';

const product = { name: 'Drone Filming', slug: 'drone-filming' };

/** A first build encodes every picture; later ones find them in the cache. */
const buildTimeoutMs = 900_000;

interface BuiltPage extends ReturnType<typeof listAddresses> {
  readonly path: string;
  readonly html: string;
}

async function readPages(dist: string, addresses: ReadonlyMap<string, string>): Promise<Map<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  for (const [address, file] of addresses) {
    if (!file.endsWith('.html') || bareAddress(address) !== address) continue;
    const html = await readFile(path.join(dist, file), 'utf8');
    pages.set(address, { ...listAddresses(html), path: address, html });
  }
  return pages;
}

test(
  'another product moves its routes, and every link follows',
  { timeout: buildTimeoutMs },
  async ({ project, signal }) => {
    const before = await readSiteContent(project.content.folder);
    await project.content.setField('site.yaml', ['product', 'name'], product.name);
    await project.content.setField('site.yaml', ['product', 'slug'], product.slug);
    const { code, output } = await project.build(signal);
    expect(code, output.slice(-2000)).toBe(0);

    const content = await readSiteContent(project.content.folder);
    const { routes, site } = content;
    const dist = path.join(project.folder, 'dist');
    const addresses = mapSitePaths(listFiles(dist));
    const pages = await readPages(dist, addresses);
    const pageAt = (address: string) => {
      const found = pages.get(bareAddress(address));
      if (!found) throw new Error(`${address} was not built`);
      return found;
    };

    // Every route stands at its new address, in both slash forms, and nothing at an old one.
    expect(routes.all.map(({ pattern }) => pattern)).toEqual(before.routes.all.map(({ pattern }) => pattern));
    for (const { path: address, canonical } of routes.all) {
      const bare = bareAddress(address);
      expect([addresses.has(bare), bare === '/' || addresses.has(`${bare}/`)], address).toEqual([true, true]);
      const named = load(pageAt(address).html)('link[rel=canonical]').attr('href');
      expect(named).toBe(new URL(canonical, site.origin).href);
    }
    const moved = before.routes.all.filter(({ pattern }) => pattern.includes('{product}'));
    expect(moved.length).toBeGreaterThan(0);
    const oldAddresses = moved.map(({ path: address }) => bareAddress(address));
    expect(oldAddresses.filter((address) => addresses.has(address))).toEqual([]);

    // No link, picture or fragment leads nowhere, and so none to an old address.
    const broken: string[] = [];
    for (const page of pages.values()) {
      const base = new URL(page.path, site.origin);
      for (const address of [...page.links.map(({ href }) => href), ...page.files]) {
        const url = new URL(address, base);
        if (url.origin !== base.origin) continue;
        const isThere = addresses.has(decodeURI(url.pathname));
        const id = decodeURIComponent(url.hash.slice(1));
        const hasPlace = id === '' || pages.get(bareAddress(url.pathname))?.ids.has(id) === true;
        if (!isThere || !hasPlace) broken.push(`${page.path}: ${address}`);
      }
      for (const address of oldAddresses) {
        if (page.html.includes(`"${address}"`) || page.html.includes(`${address}/`))
          broken.push(`${page.path}: ${address}`);
      }
    }
    expect(broken).toEqual([]);

    // The site map lists the moved pages under the new name.
    const siteMap = load(pageAt(routes.path('siteMap')).html);
    for (const [address, label] of content.siteMapLabels) {
      const entry = siteMap(`main nav a[href="${address}"]`);
      expect(entry.text(), address).toContain(label);
    }

    // Wherever an editor wrote {product}, the new name stands, and the old one in no title or heading.
    const renamed = content.list('textPages').filter(({ data }) => data.title.includes(product.name));
    expect(renamed.length).toBeGreaterThan(0);
    for (const { slug, data } of renamed) {
      const $ = load(pageAt(routes.written(slug)).html);
      expect($('title').text()).toContain(data.title);
      expect($('h1').text()).toBe(data.heading);
    }
    const door = load(pageAt(routes.path('home')).html)(`main section a[href="${routes.path('musicVideos')}"]`).first();
    expect(door.text()).toContain(product.name);
    const oldNames = [...pages.values()].flatMap((page) => {
      const $ = load(page.html);
      const headings = $('title, h1, h2, h3').toArray();
      return headings.map((heading) => $(heading).text()).filter((words) => words.includes(before.site.product.name));
    });
    expect(oldNames).toEqual([]);
  },
);
