import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { listFiles } from '@site/model/files/list-files.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { listWords } from '#features/search/search-words.ts';
import { adapt } from './page-to-markdown.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** Links and cards, whose words are of other pages, and buttons, which paper doesn't have either. */
const isElsewhere = ({ tagName, properties: { className, dataCard } }: Element) =>
  ['nav', 'button'].includes(tagName) ||
  dataCard !== undefined ||
  (Array.isArray(className) && className.includes('print:hidden'));

const readLine = (node: Element | Root) => toText(node).replaceAll(/\s+/g, ' ');

/** What the main part of a built page says, as its Markdown twin does. */
function readWords(html: string): Pick<SearchDocument, 'headings' | 'text'> {
  const tree = parser.parse(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  visit(tree, 'element', (node, index, parent) => {
    if (!isElsewhere(node) || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const main: Root = {
    type: 'root',
    children: tree.children.flatMap((node) => (node.type === 'doctype' ? [] : adapt(node))),
  };
  const headings: string[] = [];
  visit(main, 'element', (node) => {
    if (['h2', 'h3'].includes(node.tagName)) headings.push(readLine(node));
  });
  return { headings: headings.join(' '), text: readLine(main) };
}

/** The first characters of a page that results show excerpts of. */
const excerptedLength = 1_150;

/** Cuts a text after a sentence; the words that follow, each once, take a third of their text. */
function shorten(text: string): Pick<SearchDocument, 'text' | 'rest'> {
  const end = text.length > excerptedLength ? text.lastIndexOf('. ', excerptedLength) + 1 : text.length;
  const known = new Set(listWords(text.slice(0, end)));
  const words = new Set(listWords(text.slice(end)).filter((word) => word.length > 2 && !known.has(word)));
  return { text: text.slice(0, end), rest: [...words].join(' ') };
}

/** Completes the search's files (src/pages/[...lang]/data/search-pages.json.ts) with the words of the built pages. */
export function searchTexts(): AstroIntegration {
  return {
    name: 'search-texts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of listFiles(folder).filter((file) => file.endsWith('data/search-pages.json'))) {
          const file = path.join(folder, name);
          const documents = JSON.parse(await readFile(file, 'utf8')) as SearchDocument[];
          const completed = documents.map(async (document) => {
            const html = await readFile(path.join(folder, document.path, 'index.html'), 'utf8');
            const { headings, text } = readWords(html);
            return { ...document, headings, ...shorten(`${document.text} ${text}`) };
          });
          await writeFile(file, JSON.stringify(await Promise.all(completed)));
        }
      },
    },
  };
}
