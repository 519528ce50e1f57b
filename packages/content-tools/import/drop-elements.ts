import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import type { TakeNote } from './notes.ts';

/** Browsers pass over controls and spaces before a scheme. */
const scriptScheme = /^[\u0000-\u0020]*(?:javascript|vbscript|data):/i;

/** Names of what a reader sees gone; a `source` goes with its `video`. */
const silent = new Set(['source', 'track', 'param', 'link', 'meta', 'head', 'title', 'base']);

/** Takes out what the site's cleaner would drop in each build, and says so once. */
export function dropElements(tree: Root, note: TakeNote): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (postSchema.strip.includes(tagName)) {
      const address = typeof properties.src === 'string' ? ` ${properties.src}` : '';
      if (!silent.has(tagName)) note('element', `<${tagName}>${address}`);
      if (index === undefined || !parent) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const handlers = Object.keys(properties).filter((name) => /^on[a-z]/i.test(name));
    for (const name of handlers) note('script', `${name.toLowerCase()} of <${tagName}>`);
    const { href } = properties;
    if (typeof href === 'string' && scriptScheme.test(href.replace(/[\t\n\r]/g, '')))
      note('script', `href of <${tagName}>`);
    return undefined;
  });
}
