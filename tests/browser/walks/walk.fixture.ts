import { readSiteContent } from '../../built/read-site-content.ts';
import { isNightly } from '../../nightly.ts';
import { fixtureSite, walkedSite } from '../../sites.ts';
import { groupPages, listWalkedPages } from './list-walks.ts';

export * from '../browser-test.ts';

/** The fixture on a push, the owner's content nightly. */
const site = isNightly ? walkedSite : fixtureSite;

export const content = await readSiteContent(site.content);

export const walkedPages = listWalkedPages(content, site.dist);

const { templates, exhibits, others, translations } = walkedPages;

export const everyWalk = groupPages([
  ...new Set([...templates, ...exhibits, ...others, ...translations.templates, ...translations.others]),
]);
