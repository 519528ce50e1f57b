import { expect, it } from 'vitest';
import { z } from 'zod';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, listEntryPages, translationOf } from '../built-pages.ts';
import { describedPages as pages } from '../graph.ts';
import { nodeSchemas } from '../node-schemas.ts';

const { site } = content;
const businessId = `${site.origin}/#business`;
const isTranslatedHome = (path: string) => translationOf(`${path.slice(1)}/`) === path.slice(1);
const personId = (slug: string) => `${site.origin}/crew/${slug}#person`;

it('every page’s structured data holds what its type requires, and no stars of our own', () => {
  for (const { path, nodes } of pages) {
    for (const node of nodes) {
      const schema = nodeSchemas[String(node['@type']) as keyof typeof nodeSchemas];
      expect(schema, `${path}: ${String(node['@type'])}`).toBeDefined();
      const { success, error } = schema.safeParse(node);
      expect(success ? '' : z.prettifyError(error), `${path}: ${String(node['@type'])}`).toBe('');
    }
    expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|"Review"|reviewRating/);
  }
});

it('breadcrumbs lead from the home page over existing pages to the page itself', () => {
  const known = new Set(pages.map(({ canonical }) => canonical));
  for (const { path, canonical, ofType } of pages) {
    if (
      bareAddress(path) !== bareAddress(canonical.slice(site.origin.length)) ||
      path === '/' ||
      isTranslatedHome(path)
    )
      continue;
    const [way, ...others] = ofType('BreadcrumbList').map((node) => nodeSchemas.BreadcrumbList.parse(node));
    expect(others, path).toEqual([]);
    const steps = way?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const language = translationOf(path.slice(1));
    expect(steps[0]?.item, path).toBe(language === undefined ? `${site.origin}/` : `${site.origin}/${language}`);
    expect(steps.at(-1)?.item, path).toBe(canonical);
    expect(
      steps.filter(({ item }) => !known.has(item)),
      path,
    ).toEqual([]);
  }
});

it('articles say when they were written, and by whom', () => {
  const shown = listEntryPages('posts');
  for (const { slug, data } of content.list('posts')) {
    if (!shown.includes(`/blog/${slug}`)) continue;
    const page = pages.find(({ path }) => path === `/blog/${slug}`);
    const post = nodeSchemas.BlogPosting.parse(page?.ofType('BlogPosting')[0]);
    expect(post.headline, slug).toBe(data.title);
    expect(post.dateModified >= post.datePublished, slug).toBe(true);
    expect(post.author, slug).toMatchObject({ '@id': data.author ? personId(data.author) : businessId });
    const described = new Set(pages.flatMap(({ ofType }) => ofType('VideoObject').map((node) => node['@id'])));
    expect((post.video ?? []).filter((film) => !described.has(film['@id']))).toEqual([]);
  }
});
