import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { z } from 'zod';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { content, dist, listEntryPages, readPage } from './built-pages.ts';

const { routes } = content;

/** Every page that has a twin. */
export const textPages = [
  ...routes.all.filter(({ group }) => group !== undefined).map((route) => route.path),
  ...listEntryPages('posts'),
];

const reader = unified().use(remarkParse).use(remarkGfm);

const headSchema = z.strictObject({ title: z.string(), description: z.string(), canonical: z.url() });

export function readTwin(page: string) {
  const file = readFileSync(path.join(dist, twinPath(page)), 'utf8');
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(file) ?? [];
  return { head: headSchema.parse(parse(head)), text, tree: reader.parse(text) };
}

type Tree = ReturnType<typeof readTwin>['tree'];
type MarkdownNode = Tree | Tree['children'][number];

export function listWords(tree: MarkdownNode): string {
  let words = '';
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
  });
  return words;
}

export function listLinks(tree: MarkdownNode): string[] {
  const addresses: string[] = [];
  visit(tree, 'link', ({ url }) => {
    addresses.push(url);
  });
  return addresses;
}

export function listPictures(tree: MarkdownNode): string[] {
  const addresses: string[] = [];
  visit(tree, 'image', ({ url }) => {
    addresses.push(url);
  });
  return addresses;
}

/** Spaces and the marks between words are the twin's own. */
export function squeeze(words: string): string {
  return words.replace(/[\s·]/g, '');
}

/** A page's main part without controls, which a text has no use for, and lists of the page's own headings. */
export function readMain($: CheerioAPI) {
  $(
    'script, style, template, svg, [hidden], [inert], [aria-hidden=true], .needs-script, button, fieldset, label, ' +
      '[data-facade], [data-dial-code], nav:has(a[href^="#"])',
  ).remove();
  return $('main');
}

/** Texts shorter than this are words of which any page has some. */
const shortest = 12;

const texts = [...new Set(content.texts.map(squeeze))].filter(({ length }) => length >= shortest);

/** The texts of the content that a page shows. */
export function listShownTexts(page: string): string[] {
  const shown = squeeze(readMain(readPage(page).$).text());
  return texts.filter((text) => shown.includes(text));
}

/** Reads a text of Markdown as a tree. */
export const readMarkdown = (text: string) => reader.parse(text);
