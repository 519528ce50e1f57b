import type { Options } from 'rehype-sanitize';

const spanCount = /^[1-9]\d?$/u;

/** All that an article may hold. The sanitizer runs last, so no earlier step can let more through. */
export const postSchema: Options = {
  tagNames: (
    'p h2 h3 h4 ul ol li a strong em blockquote figure figcaption img br hr pre code ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
  attributes: {
    a: ['href', ['rel', 'noopener']],
    img: ['src', 'alt', ['className', 'post-image'], ['loading', 'lazy']],
    ol: ['start'],
    td: [
      ['colSpan', spanCount],
      ['rowSpan', spanCount],
    ],
    th: [
      ['colSpan', spanCount],
      ['rowSpan', spanCount],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {},
  required: {},
  clobber: [],
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};
