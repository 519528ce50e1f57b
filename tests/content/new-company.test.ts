import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { beforeEach, expect, test } from 'vitest';
import { promisify } from 'node:util';
import { prepareContentProject } from '@site/system/content-project.ts';
import { readSiteContent } from '../site/read-site-content.ts';
import { listBrokenLinks, readBuiltCopy } from './built-copy.ts';
import { projectFolder } from './copy-content.ts';
import { ProjectCopy } from './project-copy.ts';

const run = promisify(execFile);

/** Always the same folder, whose project keeps what it has encoded. */
const place = path.join(projectFolder, '.cache/new-company-test');
const folder = path.join(place, 'content');

const answers = {
  name: 'Old Mill Audio',
  product: 'Audiobook Production',
  address: 'Old Mill, 12 Mill Road, Leeds, Yorkshire, LS1 1AA, GB',
  position: '53.79648, -1.54785',
  phone: '+44 113 496 0000',
  email: 'hello@oldmill.example',
  site: 'https://www.oldmill.example',
  color: '#1f6f54',
};

async function makeCompany(given: Readonly<Record<string, string>>, ...flags: readonly string[]): Promise<string> {
  const program = path.join(projectFolder, 'packages/content-tools/new-company/new-company.ts');
  const options = Object.entries(given).map(([option, answer]) => `--${option}=${answer}`);
  const { stdout } = await run(process.execPath, [program, `--folder=${folder}`, ...options, ...flags]);
  return stdout;
}

beforeEach(async () => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
});

test('a new company has a site of its own as soon as its questions are answered', { timeout: 300_000 }, async () => {
  expect(await makeCompany(answers)).toContain(`npm start -- --content ${folder}`);
  const { site, routes } = await readSiteContent(folder);
  expect([site.company, site.phone, site.address.city]).toEqual(['Old Mill Audio', '+441134960000', 'Leeds']);

  const project = new ProjectCopy(await prepareContentProject(projectFolder, folder));
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
    expect(page('header path').map((_, shape) => page(shape).attr('d')).get(), address).toContain(site.brand.mark);
    expect(html, address).toContain(answers.color);
    expect(html, address).not.toContain('Northline');
  }
  const icon = await readFile(path.join(project.dist, 'favicon.svg'), 'utf8');
  expect(icon).toContain(answers.color);
  expect(icon).toContain(site.brand.mark);
  const contact = built.pages.get(routes.path('contact'))?.html ?? '';
  expect(contact).toContain(site.address.street);
  expect(load(contact)('svg[role="img"] text').text()).toMatch(/53\.79\d*° N, 1\.54\d*° W/);
});

test('nothing is written over a folder that is there, or from answers that are missing or wrong', async () => {
  await expect(makeCompany({ ...answers, phone: '12', color: 'green' })).rejects.toThrow(
    /--phone is not right: write \+ and the digits alone[\s\S]*--color is not right: write a color[\s\S]*Nothing was written/,
  );
  const others = Object.fromEntries(Object.entries(answers).filter(([option]) => option !== 'site'));
  await expect(makeCompany(others)).rejects.toThrow(/--site is missing: write the address of the site/);
  expect(await readdir(place)).toEqual([]);

  await mkdir(folder);
  await writeFile(path.join(folder, 'site.yaml'), 'company: Kept');
  await expect(makeCompany(answers)).rejects.toThrow('is there already: name another folder with --folder');
  await expect(makeCompany(answers, '--replace')).rejects.toThrow('has changes that are not committed');
  expect(await readdir(place)).toEqual(['content']);
  expect(await readFile(path.join(folder, 'site.yaml'), 'utf8')).toBe('company: Kept');
});

test('a folder whose files are committed is replaced where that is asked for', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'site.yaml'), 'company: Kept');
  const git = async (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: place });
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Keep');
  await makeCompany(answers, '--replace');
  expect(await readFile(path.join(folder, 'site.yaml'), 'utf8')).toContain('company: Old Mill Audio');
  expect((await readdir(place)).sort()).toEqual(['.git', 'content']);
});
