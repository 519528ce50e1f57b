import { pathToFileURL } from 'node:url';
import { beforeEach } from 'vitest';
import { readSite } from '@site/model/check/read-site.ts';
import { fixtureSite, walkedSite } from '../sites.ts';

const readCompany = async (folder: string) => (await readSite(pathToFileURL(`${folder}/`))).company;

const [company, sample] = await Promise.all([readCompany(walkedSite.content), readCompany(fixtureSite.content)]);

/** Whether the tested content is the sample that comes with the site, or the fixture, which is made of it. */
export const isSample = company === sample;

/** What the specification says of the content that comes with the site is not for a company that has put its own there. */
export function skipOtherCompanies(): void {
  beforeEach(({ skip }) => {
    skip(!isSample, `the content is that of ${company}, and this is for the sample of ${sample}`);
  });
}
