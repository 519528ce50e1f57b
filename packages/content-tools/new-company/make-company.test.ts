import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as baseTest } from 'vitest';
import { examineContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { listHints } from '@site/model/check/hints.ts';
import { listSamples } from '@site/model/check/samples.ts';
import { makeCompany } from './make-company.ts';
import { readAnswers } from './questions.ts';
import { trades } from './trades.ts';

const from = path.join(import.meta.dirname, '../../../content');

const test = baseTest.extend('target', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'company-'));
  onCleanup(async () => rm(folder, { recursive: true }));
  return path.join(folder, 'content');
});

const shared = {
  phone: '+1 416 555 0142',
  email: 'a@b.example',
  site: 'https://b.example',
  zone: 'America/New_York',
  country: 'Canada',
  hours: 'Mon–Fri 9-17, Sat 10-2',
  color: '#808080',
};

/** The shortest and the longest answers that are accepted: all texts must fit with both. */
const lengths = {
  short: { name: 'Io', area: 'Ely' },
  long: { name: 'Brotherton & Featherstonehaugh Companies', area: 'Northumberland and Newcastle upon Tyne' },
};

test.for(
  Object.keys(trades).flatMap((trade) => (['short', 'long'] as const).map((length) => [trade, length] as const)),
)(
  'the site of %s is in order with %s answers, and lists what has to be replaced',
  async ([trade, length], { target }) => {
    const read = readAnswers({ ...shared, ...lengths[length], trade });
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    await makeCompany({ from, target, answers: read.answers });

    const content = await examineContent(target);
    expect(content.problems.map(describeProblem)).toEqual([]);
    const samples = listSamples(content.entries);
    expect(samples.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expect.arrayContaining(['content/site.yaml brand.mark', 'content/pages/home.yaml features.still']),
    );
    expect(samples.filter(({ field }) => field === 'sample').map(({ file }) => path.dirname(file))).toEqual(
      Array(3).fill('content/videos'),
    );
    expect(await listHints(target, content)).toEqual(samples);

    // Nothing of another trade, nor of the company whose content was replaced.
    const files = await readdir(target, { recursive: true, withFileTypes: true });
    const texts = await Promise.all(
      files
        .filter((file) => file.isFile() && /\.(?:yaml|mdoc)$/.test(file.name))
        .map(async (file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
    );
    const foreign = {
      films: /music video|wedding|rental/i,
      music: /wedding|rental/i,
      weddings: /music video|rental/i,
      corporate: /music video|wedding|rental/i,
      rental: /music video|wedding/i,
      post: /music video|wedding|rental/i,
    }[trade];
    const all = texts.join('\n');
    expect(all).not.toMatch(/Regulus|Miami|305.?555/);
    expect(all.replaceAll(/musicVideos?/g, '')).not.toMatch(foreign ?? /^$/);
  },
);
