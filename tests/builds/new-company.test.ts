import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { ContentCopy } from '../content/copy-content.ts';
import { answers, folder, makeCompany, place } from '../content/new-company.fixture.ts';
import { listBrokenLinks, readBuiltCopy } from '../built/broken-links.ts';
import { readSiteContent } from '../built/read-site-content.ts';
import { siteOf } from './build-copy.ts';

test.for(['films', 'rental'])('a company of %s has a site as soon as its questions are answered', async (trade) => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await makeCompany({ ...answers, trade });
  const { site, routes } = await readSiteContent(folder);

  const project = siteOf(new ContentCopy(folder));
  const { code, output } = await project.build();
  expect(code, output.slice(-2000)).toBe(0);
  const built = await readBuiltCopy(project.dist);
  expect(listBrokenLinks(built, site.origin)).toEqual([]);
  for (const { path: address } of routes.all) {
    const html = built.pages.get(address)?.html ?? '';
    const page = load(html);
    expect(page('footer').text(), address).toContain(answers.name);
    const phones = page('a[href^="tel:"]').map((_, link) => page(link).attr('href'));
    expect(new Set(phones.get()), address).toEqual(new Set([`tel:${site.phone}`]));
    expect(
      page('header path')
        .map((_, shape) => page(shape).attr('d'))
        .get(),
      address,
    ).toContain(site.brand.mark);
    expect(html, address).toContain(answers.color);
    expect(html, address).not.toMatch(/Regulus|Miami/);
  }
  const icon = await readFile(path.join(project.dist, 'favicon.svg'), 'utf8');
  expect(icon).toContain(answers.color);
  expect(icon).toContain(site.brand.mark);
  const contact = built.pages.get(routes.path('contact'))?.html ?? '';
  expect(contact).toContain(site.address.street ?? '');
  expect(load(contact)('svg[role="img"] text').text()).toMatch(/53\.79\d*° N, 1\.54\d*° W/);
});
