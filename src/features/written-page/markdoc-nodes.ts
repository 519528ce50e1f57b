import { Markdoc, nodes } from '@astrojs/markdoc/config';
import type { Config, Node, RenderableTreeNode, Schema } from '@markdoc/markdoc';
import { decodeAddress } from '@site/model/check/check-text.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { resolvePath, type Routes } from '@site/model/routes/create-routes.ts';
import { splitHyphenated } from '../../lib/hyphenated.ts';
import { linkTo } from '../../lib/link-to.ts';

/** What a page passes to its text: `<Content exhibits={…} facts={…} isOnPaper={…} routes={…} titles={…} />`. */
export interface TextVariables {
  readonly facts: Facts;
  readonly routes: Routes;
  /** The languages of titles that aren't in that of the page. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The words of a node, as they are written. */
export function textOf(node: Node): string {
  return [...node.walk()].map((inner) => String(inner.attributes.content ?? '')).join('');
}

/** The words of a heading, as Heading.tsx has them. */
export const keepHyphenated = (children: readonly RenderableTreeNode[]): RenderableTreeNode[] =>
  children.flat().flatMap((child): RenderableTreeNode[] => {
    if (typeof child !== 'string') return [child];
    return splitHyphenated(child).map((part, index) =>
      index % 2 === 0 ? part : new Markdoc.Tag('span', { class: 'whitespace-nowrap' }, [part]),
    );
  });

/** The words of a drawn node. */
export function wordsOf(drawn: RenderableTreeNode): string {
  if (Markdoc.Tag.isTag(drawn)) return drawn.children.map(wordsOf).join('');
  return typeof drawn === 'string' ? drawn : '';
}

/** The variables are absent while Astro only collects headings. */
function variablesOf({ variables }: Config): TextVariables | undefined {
  return variables?.facts === undefined ? undefined : (variables as unknown as TextVariables);
}

/** How a written page's text and links become what a visitor reads. */
export const textNodes = {
  text: {
    ...nodes.text,
    transform(node, config) {
      const content = String(node.attributes.content);
      const variables = variablesOf(config);
      return variables ? fillFacts(content, variables.facts) : content;
    },
  },
  // Its name is that of its columns: Markdown has no captions.
  table: {
    ...nodes.table,
    transform(node, config) {
      const columns = [...node.walk()].filter(({ type }) => type === 'th').map(textOf);
      const facts = variablesOf(config)?.facts;
      const name = columns.map((words) => (facts ? fillFacts(words, facts) : words)).join(', ');
      const caption = new Markdoc.Tag('caption', { class: 'sr-only' }, [name]);
      return new Markdoc.Tag('table', {}, [caption, ...node.transformChildren(config)]);
    },
  },
  link: {
    ...nodes.link,
    transform(node, config) {
      const variables = variablesOf(config);
      const written = decodeAddress(String(node.attributes.href));
      const children = node.transformChildren(config);
      if (!variables) return new Markdoc.Tag('a', { href: written }, children);
      if (!written.startsWith('/')) {
        return new Markdoc.Tag('a', { href: fillFacts(written, variables.facts), rel: 'noopener' }, children);
      }
      const { href, hrefLang } = linkTo(resolvePath(written, variables.routes));
      const lang = variables.titles.get(textOf(node));
      const langAttributes = {
        ...(hrefLang !== undefined && { hreflang: hrefLang }),
        ...(lang !== undefined && { lang }),
      };
      return new Markdoc.Tag('a', { href, ...langAttributes }, children);
    },
  },
} satisfies Record<string, Schema>;
