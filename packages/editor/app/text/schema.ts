import { Extension, getSchema, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import type { DocNode } from './doc.ts';
import { findPicture } from '../form/local-pictures.ts';

/** Kept verbatim, moved or deleted as one. */
export const keptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: ({ dataset }) => dataset.kept,
      renderHTML: ({ source }) => ({ 'data-kept': String(source) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-kept]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

/** Displayed from the editor's server, serialized with the site's address. */
const PostImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('img');
      void findPicture(String(attrs.src)).then(({ address }) => (dom.src = address));
      dom.alt = String(attrs.alt);
      return { dom };
    },
});

const starterKit = StarterKit.configure({
  codeBlock: false,
  heading: { levels: [2, 3, 4] },
  link: false,
  trailingNode: false,
  underline: false,
});

const OwnLink = Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
  autolink: false,
  openOnClick: false,
  protocols: postSchema.protocols.href,
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** Without column widths. */
const tables = [Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }), TableRow, TableHeader, TableCell];

/** Other elements of old posts are kept verbatim. */
export const postExtensions: Extensions = [starterKit, OwnLink, PostImage.configure({ inline: true }), ...tables];

export const tagBlock = Node.create({
  name: 'tagBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ tag: { default: 'figure' }, values: { default: '{}' } }),
  parseHTML: () => [{ tag: 'div[data-tag]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-tag': '', ...HTMLAttributes }],
});

/** Chapter attributes of headings. */
const Chapters = Extension.create({
  name: 'chapters',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { paper: { default: null, rendered: false } } }],
});

export const pageExtensions: Extensions = [starterKit, Chapters, OwnLink, ...tables];

export const editorSchema = getSchema([...postExtensions, keptBlock]);

const pageSchema = getSchema([...pageExtensions, keptBlock, tagBlock]);

/** Adds the default attributes that Tiptap would return. */
export const asInEditor = (block: DocNode): DocNode => pageSchema.nodeFromJSON(block).toJSON() as DocNode;
