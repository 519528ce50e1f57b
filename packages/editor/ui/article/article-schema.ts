import { getSchema, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';

const allowed: ReadonlySet<string> = new Set(postSchema.tagNames);

/** The tags of what the field can write; what the cleaning of articles would remove is switched off. */
const tags = {
  blockquote: 'blockquote',
  bold: 'strong',
  bulletList: 'ul',
  code: 'code',
  codeBlock: 'pre',
  hardBreak: 'br',
  horizontalRule: 'hr',
  italic: 'em',
  orderedList: 'ol',
  strike: 's',
  underline: 'u',
} as const;

const switchedOff = Object.fromEntries(
  Object.entries(tags)
    .filter(([, tag]) => !allowed.has(tag))
    .map(([name]) => [name, false]),
);

/** The levels of headings that an article may have. */
const levels = ([1, 2, 3, 4, 5, 6] as const).filter((level) => allowed.has(`h${String(level)}`));

/** A part of an article that the field cannot show as text: it is moved and deleted as a whole. */
export const keptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ source: { default: '' } }),
  parseHTML: () => [{ tag: 'div[data-kept]', getAttrs: (element) => ({ source: element.dataset.kept ?? '' }) }],
  renderHTML: ({ node }) => ['div', { 'data-kept': String(node.attrs.source) }],
});

/** The address of a picture as the article has it; what is shown comes from elsewhere. */
function pictureSource(show: (address: string) => string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.dataset.src ?? element.getAttribute('src'),
    renderHTML: ({ src }: Record<string, unknown>) => ({ src: show(String(src)), 'data-src': String(src) }),
  };
}

/**
 * Everything that the rich text field of an article knows: no more than the cleaning lets through.
 * @param show gives the address at which the editor shows a picture.
 */
export function articleExtensions(show: (address: string) => string = String): Extensions {
  return [
    StarterKit.configure({
      ...switchedOff,
      heading: { levels },
      link: {
        autolink: false,
        openOnClick: false,
        protocols: postSchema.protocols.href,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
      trailingNode: false,
    }),
    Image.extend({
      addAttributes() {
        return { src: pictureSource(show), alt: { default: '' } };
      },
    }).configure({ inline: true }),
    ...(allowed.has('table') ? [Table, TableRow, TableHeader, TableCell] : []),
  ];
}

/** The rules by which text of an article is well formed. */
export const articleSchema = getSchema([...articleExtensions(), keptBlock]);
