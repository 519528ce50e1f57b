import { pathToFileURL } from 'node:url';
import { beforeEach } from 'vitest';
import { readSite } from '@site/model/check/read-site.ts';
import { fixtureSite, walkedSite } from '../../sites.ts';

const readCompany = async (folder: string) => (await readSite(pathToFileURL(`${folder}/`))).company;

const [company, sample] = await Promise.all([readCompany(walkedSite.content), readCompany(fixtureSite.content)]);

/** Whether the tested content is the sample, or the fixture, which was made from it. */
export const isSample = company === sample;

/** Skips tests of the specification's words for other companies' content. */
export function skipOtherCompanies(): void {
  beforeEach(({ skip }) =>
    skip(!isSample, `the content is that of ${company}, and this is for the sample of ${sample}`),
  );
}
