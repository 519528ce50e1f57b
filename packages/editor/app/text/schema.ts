import { Extension, getSchema, Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import type { DocNode } from './doc.ts';
import { pictureAddress } from '../form/picture-address.ts';

/** A part of a post that the field has no form for: it is moved or deleted as one, and keeps its source. */
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

/** Shown from the editor's server; what is written and copied is the address on the site. */
const PostImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('img');
      dom.src = pictureAddress(String(attrs.src));
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

/** Without widths of its columns. */
const tables = [Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }), TableRow, TableHeader, TableCell];

/** Everything that can be written into a post. What else old posts have is kept as it is. */
export const postExtensions: Extensions = [starterKit, OwnLink, PostImage.configure({ inline: true }), ...tables];

/** A block of a page, such as a gallery, with its own form. */
export const tagBlock = Node.create({
  name: 'tagBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ tag: { default: 'figure' }, values: { default: '{}' } }),
  parseHTML: () => [{ tag: 'div[data-tag]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-tag': '', ...HTMLAttributes }],
});

/** What headings of a page say of their chapters. */
const Chapters = Extension.create({
  name: 'chapters',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { paper: { default: null, rendered: false } } }],
});

/** Everything that can be written into the text of a page. */
export const pageExtensions: Extensions = [starterKit, Chapters, OwnLink, ...tables];

/** The rules by which text of a post is well formed. */
export const editorSchema = getSchema([...postExtensions, keptBlock]);

const pageSchema = getSchema([...pageExtensions, keptBlock, tagBlock]);

/** A block of a page as the editor gives it back, with all attributes. */
export const asInEditor = (block: DocNode): DocNode => pageSchema.nodeFromJSON(block).toJSON() as DocNode;
