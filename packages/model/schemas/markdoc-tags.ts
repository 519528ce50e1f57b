import type { Schema } from '@markdoc/markdoc';

import type { CollectionName } from './content-files.ts';

/**
 * The tags that a page of content/pages/*.mdoc may use. What each one draws stands in
 * markdoc.config.ts; this part is what the content check knows of them.
 * Each stands on lines of its own: inside a paragraph it would break the markup.
 */
export const markdocTags = {
  figure: {
    inline: false,
    selfClosing: true,
    attributes: {
      src: { type: String, required: true },
      alt: { type: String, required: true },
      caption: { type: String, required: true },
    },
  },
  quote: { inline: false, attributes: { by: { type: String } } },
  facts: { inline: false, attributes: { title: { type: String, required: true } } },
  video: { selfClosing: true, attributes: { slug: { type: String, required: true } } },
  call: { inline: false, attributes: { heading: { type: String, required: true } } },
  gallery: { inline: false, attributes: {} },
  portfolio: {
    inline: false,
    selfClosing: true,
    attributes: { category: { type: String, required: true, matches: ['music', 'corporate'] } },
  },
  // The interactive pieces; their words stand in content/tools.yaml.
  framerates: { inline: false, selfClosing: true, attributes: {} },
  framesizes: {
    inline: false,
    selfClosing: true,
    attributes: { src: { type: String, required: true }, alt: { type: String, required: true } },
  },
  compare: {
    inline: false,
    selfClosing: true,
    attributes: {
      before: { type: String, required: true },
      beforeAlt: { type: String, required: true },
      after: { type: String, required: true },
      afterAlt: { type: String, required: true },
      caption: { type: String, required: true },
    },
  },
} as const satisfies Record<string, Schema>;

/** The collections that a tag shows on a page. */
const shownByTag: Readonly<Partial<Record<keyof typeof markdocTags, CollectionName>>> = {
  framerates: 'tools',
  framesizes: 'tools',
  compare: 'tools',
};

/** @param body the text of a written page. */
export function listShownByTags(body: string): CollectionName[] {
  const used = Object.entries(shownByTag).filter(([tag]) => new RegExp(`\\{%\\s*${tag}\\b`).test(body));
  return [...new Set(used.map(([, name]) => name))];
}
