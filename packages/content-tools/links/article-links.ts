import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import type { postSchema } from '@site/model/schemas/blog.ts';
import type { siteSchema } from '@site/model/schemas/site.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** The addresses outside the site that an article links to or shows, once it is cleaned as its page cleans it. */
export function listArticleLinks(
  { contentHtml, title }: Pick<z.infer<typeof postSchema>, 'contentHtml' | 'title'>,
  { unwantedHosts, formerHost, origin }: Pick<z.infer<typeof siteSchema>, 'unwantedHosts' | 'formerHost' | 'origin'>,
  routes: Routes,
): string[] {
  const formPath = (path: string) => routes.find(path)?.path ?? path;
  const html = cleanPostHtml(contentHtml, { title, unwantedHosts, formerHost, origin, formPath });
  const addresses = new Set<string>();
  visit(parser.parse(html), 'element', ({ properties }: Element) => {
    for (const value of [properties.href, properties.src]) {
      if (typeof value === 'string' && /^https?:\/\//.test(value)) addresses.add(value);
    }
  });
  return [...addresses];
}
