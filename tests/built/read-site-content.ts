import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { formatPhone } from '@site/model/contact/phone.ts';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { siteMoment } from '@site/model/drafts/site-moment.ts';
import { countEntries, createFacts } from '@site/model/facts/create-facts.ts';
import { fillEntry } from '@site/model/facts/fill-entry.ts';
import { fillFacts } from '@site/model/facts/fill-facts.ts';
import { pageAddress, readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { claimsSchema, offersSchema, termsSchema } from '@site/model/schemas/site.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { readSite } from '@site/model/check/read-site.ts';

type ContentData<Name extends ContentName> = z.infer<(typeof contentFiles)[Name]['schema']>;

interface ContentEntry<Name extends ContentName> {
  readonly slug: string;
  readonly data: ContentData<Name>;
}

/** The routes of a site that has every page. */
interface SiteRoutes extends Omit<Routes, 'path' | 'portfolio'> {
  /** @throws Error if the site has no such page. */
  path(key: RouteKey): string;
  /** @throws Error if the site has no such portfolio. */
  portfolio(name: string): string;
}

function requirePages(routes: Routes): SiteRoutes {
  const require = (path: string | undefined, name: string) => {
    if (path === undefined) throw new Error(`content has no page ${name}`);
    return path;
  };
  return {
    ...routes,
    path: (key) => require(routes.path(key), key),
    portfolio: (name) => require(routes.portfolio(name), name),
  };
}

/** The published content, with the facts filled in: the source of every expected value. */
export interface SiteContent {
  readonly site: ContentData<'site'>;
  readonly routes: SiteRoutes;
  /** The promotion on TV; throws if there is none. */
  readonly promotion: { readonly offer: NonNullable<ContentData<'offers'>['promotion']>; readonly channel: string };
  readonly siteMapLabels: ReadonlyMap<string, string>;
  readonly phone: { readonly text: string; readonly href: string };
  /** A collection's entries, by file name. */
  list<Name extends ContentName>(name: Name): ContentEntry<Name>[];
  portfolio(name: string): ContentData<'portfolios'>;
  /** The data of a single file. */
  single<Name extends ContentName>(name: Name): ContentData<Name>;
}

/**
 * Reads a content folder as the site does.
 * @param folder the content folder, such as /project/content.
 */
export async function readSiteContent(folder: string): Promise<SiteContent> {
  const site = await readSite(pathToFileURL(`${path.resolve(folder)}/`));
  const moment = siteMoment(site.zone);
  const entries = readContent(folder).entries.filter(({ data }) => !isDraft(data, moment));
  const rawSingle = (name: ContentName) => entries.find((entry) => entry.name === name)?.data;
  const facts = createFacts({
    site,
    claims: claimsSchema.parse(rawSingle('claims')),
    terms: termsSchema.parse(rawSingle('terms')),
    promotion: offersSchema.parse(rawSingle('offers')).promotion,
    counts: countEntries(entries),
    planner: rawSingle('planner'),
  });
  const list = <Name extends ContentName>(name: Name): ContentEntry<Name>[] =>
    entries
      .filter((entry) => entry.name === name)
      .map(({ slug, data }) => ({
        slug,
        data: contentFiles[name].schema.parse(fillEntry(name, data, facts)) as ContentData<Name>,
      }));
  const routes = requirePages(readRoutes(entries, site.product.slug));
  const labels = entries.flatMap((entry) => {
    const { heading, ...data } = entry.data as { heading?: string; siteMapLabel?: string };
    // A written page without a label is called by its heading; a page with sections is then not listed.
    const { siteMapLabel = entry.name === 'writtenPages' ? heading : undefined } = data;
    const address = pageAddress(entry, routes);
    return address === undefined || siteMapLabel === undefined
      ? []
      : [[address, fillFacts(siteMapLabel, facts)] as const];
  });
  const aliases = list('homePage').flatMap(({ data: { alias } }) =>
    alias ? [[alias.path, alias.siteMapLabel] as const] : [],
  );
  const offers = offersSchema.parse(rawSingle('offers'));
  return {
    site,
    routes,
    get promotion() {
      const [offer, channel] = [offers.promotion, site.channels.live];
      if (!offer || channel === undefined) throw new Error('content has no promotion on TV');
      return { offer, channel };
    },
    siteMapLabels: new Map([...labels, ...aliases]),
    phone: { text: formatPhone(site.phone), href: `tel:${site.phone}` },
    list,
    portfolio: (name) => {
      const found = list('portfolios').find(({ slug }) => slug === name);
      if (!found) throw new Error(`content/portfolios has no ${name}`);
      return found.data;
    },
    single: (name) => {
      const [first] = list(name);
      if (!first) throw new Error(`content has no file for ${name}`);
      return first.data;
    },
  };
}
