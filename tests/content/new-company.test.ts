import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readSiteContent } from '../built/read-site-content.ts';
import { ContentCopy } from './copy-content.ts';
import { answers, folder, makeCompany, place } from './new-company.fixture.ts';

beforeEach(async () => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
});

test('the content of a new company is its own, and has no problem', async () => {
  expect(await makeCompany(answers)).toContain(`npm start -- --content ${folder}`);
  const { site } = await readSiteContent(folder);
  expect([site.company, site.phone]).toEqual(['Old Mill Finishing', '+441134960000']);
  expect(site.address).toMatchObject({ street: 'Old Mill, 12 Mill Road', city: 'Leeds', country: 'GB' });
  expect(site.hours).toHaveLength(2);
  expect(await new ContentCopy(folder).check()).toEqual([]);
});

test('nothing is written over a folder that is there, or from answers that are missing or wrong', async () => {
  await expect(
    makeCompany({ ...answers, trade: 'podcasts', phone: '12', hours: 'always', color: 'green' }),
  ).rejects.toThrow(
    /--trade is "podcasts": write one of films, [\s\S]*--phone is not right: write \+ and the digits alone[\s\S]*--hours is "always": write when[\s\S]*--color is not right: write a color[\s\S]*Nothing was written/,
  );
  const others = Object.fromEntries(Object.entries(answers).filter(([option]) => option !== 'site'));
  await expect(makeCompany(others)).rejects.toThrow(/--site is missing: write the address of the site/);
  const nowhere = Object.fromEntries(Object.entries(answers).filter(([option]) => option !== 'address'));
  await expect(makeCompany(nowhere)).rejects.toThrow(/--area is missing: write where you work/);
  expect(await readdir(place)).toEqual([]);

  await mkdir(folder);
  await writeFile(path.join(folder, 'site.yaml'), 'company: Kept');
  await expect(makeCompany(answers)).rejects.toThrow('already exists: choose another folder');
  expect(await readFile(path.join(folder, 'site.yaml'), 'utf8')).toBe('company: Kept');
});
