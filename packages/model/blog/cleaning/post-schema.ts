import type { Options } from 'rehype-sanitize';

const spanCount = /^[1-9]\d?$/u;
const cell: [string, RegExp][] = [
  ['colSpan', spanCount],
  ['rowSpan', spanCount],
];

/** Everything that a post may contain. The sanitizer runs last, so no earlier step can let more through. */
export const postSchema = {
  tagNames: (
    'p h1 h2 h3 h4 h5 h6 ul ol li a strong b em i cite q u s sup sub del ins blockquote figure figcaption img br hr ' +
    'pre code kbd ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  attributes: {
    // Anchors.
    '*': ['id'],
    a: ['href', 'hrefLang', ['rel', 'noopener']],
    img: ['src', 'alt', ['className', 'post-image'], ['loading', 'lazy'], 'srcSet', 'sizes', 'width', 'height'],
    ol: ['start'],
    td: cell,
    th: [...cell, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: { figcaption: ['figure'] },
  // clean-post.ts has prefixed ids.
  clobber: [],
  /** Removed including their content: they run, embed, ask for input, or have parsing rules of their own. */
  strip: (
    'applet area audio base button canvas datalist embed form frame frameset head iframe input keygen link map math ' +
    'meta noembed noframes noscript object optgroup option param portal script select source style svg template ' +
    'textarea title track video'
  ).split(' '),
} satisfies Options;
