import { readContent } from '@site/model/check/read-content.ts';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { entryPage, hasOwnPage, isCollection } from '../entries/collections.ts';
import { listOldAddresses, oldPath, planRedirects, stageRedirects } from './import-redirects.ts';
import { createPageMatcher } from './match-pages.ts';
import type { WordPressExport } from './read-export.ts';

/** The report's section on an old site's addresses. */
export interface OldSiteRedirects {
  /** How many were added to content/redirects.yaml. */
  readonly count: number;
  /** Pages of the old site that were matched by name only, to be reviewed. */
  readonly pages: readonly Redirect[];
  /** Pages of the old site without a match: their paths and titles. */
  readonly lostPages: readonly { readonly from: string; readonly title: string }[];
  /** Addresses that are not redirected as the old site would suggest, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Makes the addresses of an old site lead to where its posts and pages are now.
 * @param posts the posts of the export on this site, by their `plainAddress` on the old one.
 * @param known the existing redirects of content/redirects.yaml.
 * @param stage the content with the imported posts.
 */
export async function redirectOldSite(
  source: WordPressExport,
  posts: ReadonlyMap<string, string>,
  known: readonly Redirect[],
  stage: ContentStage,
): Promise<OldSiteRedirects> {
  const { entries } = readContent(stage.content);
  const today = siteDay(process.env);
  const { shown = [], drafts = [] } = Object.groupBy(entries, ({ data }) =>
    isDraft(data, today) ? 'drafts' : 'shown',
  );
  const site = siteSchema.safeParse(entries.find(({ name }) => name === 'site')?.data).data;
  const routes = readRoutes(shown, site?.product.slug ?? '', drafts);
  const listPages = (of: typeof entries) =>
    new Set(
      of.flatMap(({ name, slug }) =>
        isCollection(name) && hasOwnPage(name) ? (entryPage(name, slug, routes) ?? []) : [],
      ),
    );
  const [all, published] = [listPages(entries), listPages(shown)];
  const isPage = (path: string) => routes.find(path) !== undefined || all.has(path);
  const findPage = createPageMatcher(routes, entries);
  const addresses = listOldAddresses(source, {
    postPaths: new Map([...posts].filter(([, path]) => published.has(path))),
    findPage,
    blog: routes.path('blog'),
  });
  const { added, notes } = planRedirects(addresses, known, isPage);
  await stageRedirects(stage, added);

  const knownPaths = new Set(known.map(({ from }) => from));
  const moved = source.pages.flatMap((page) => {
    const from = page.status === 'publish' ? oldPath(page.link) : undefined;
    if (from === undefined || isPage(from) || knownPaths.has(from)) return [];
    return [{ from, to: findPage(page), title: page.title }];
  });
  return {
    count: added.length,
    pages: moved.flatMap(({ from, to }) => (to === undefined || from === bareAddress(to) ? [] : [{ from, to }])),
    lostPages: moved.filter(({ to }) => to === undefined),
    notes,
  };
}
