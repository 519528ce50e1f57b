import { Markdoc, nodes } from '@astrojs/markdoc/config';
import type { Config, Node, Schema } from '@markdoc/markdoc';
import { decodeAddress } from '@site/model/check/check-text.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { resolvePath, type Routes } from '@site/model/routes/create-routes.ts';

/** What a page passes to its text: `<Content exhibits={…} facts={…} routes={…} />`. */
export interface TextVariables {
  readonly facts: Facts;
  readonly routes: Routes;
}

/** The words of a node, as they are written. */
export function textOf(node: Node): string {
  return [...node.walk()].map((inner) => String(inner.attributes.content ?? '')).join('');
}

/** The variables are absent while Astro only collects headings. */
function variablesOf({ variables }: Config): TextVariables | undefined {
  const { facts, routes } = variables ?? {};
  return facts && routes ? { facts: facts as Facts, routes: routes as Routes } : undefined;
}

/** How a written page's text and links become what a visitor reads. */
export const textNodes = {
  // The page has its own <article>.
  document: { transform: (node, config) => node.transformChildren(config) },
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
      return new Markdoc.Tag('a', { href: resolvePath(written, variables.routes) }, children);
    },
  },
} satisfies Record<string, Schema>;
