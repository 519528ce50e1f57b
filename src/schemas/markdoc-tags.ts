import type { Schema } from '@markdoc/markdoc';

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
} as const satisfies Record<string, Schema>;
