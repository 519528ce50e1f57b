import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { listFiles } from '@site/model/files/list-files.ts';
import type { SearchDocument } from '#features/search/search-document.ts';
import { listWords } from '#features/search/search-words.ts';
import { adapt, pageToMarkdown, readPage } from './page-to-markdown.ts';

/** Navigation, cards and buttons, and whatever print hides: it repeats other pages or isn't worth indexing. */
const isElsewhere = ({ tagName, properties: { className, dataCard } }: Element) =>
  ['nav', 'button'].includes(tagName) ||
  dataCard !== undefined ||
  (Array.isArray(className) && className.includes('print:hidden'));

const readLine = (node: Element | Root) => toText(node).replaceAll(/\s+/g, ' ');

/** The first characters of a page that results show excerpts of. */
const excerptedLength = 1_150;

/** Cuts a text after a sentence; the words that follow, each once, take a third of their text. */
function shorten(text: string): Pick<SearchDocument, 'text' | 'rest'> {
  const end = text.length > excerptedLength ? text.lastIndexOf('. ', excerptedLength) + 1 : text.length;
  const known = new Set(listWords(text.slice(0, end)));
  const words = new Set(listWords(text.slice(end)).filter((word) => word.length > 2 && !known.has(word)));
  return { text: text.slice(0, end), rest: [...words].join(' ') };
}

/** The words of a page's main part, after its description. Removes from the tree what other pages say. */
function readWords(tree: Element, description: string): Pick<SearchDocument, 'headings' | 'text' | 'rest'> {
  visit(tree, 'element', (node, index, parent) => {
    if (!isElsewhere(node) || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const main: Root = { type: 'root', children: adapt(tree) };
  const headings: string[] = [];
  visit(main, 'element', (node) => {
    if (['h2', 'h3'].includes(node.tagName)) headings.push(readLine(node));
  });
  return { headings: headings.join(' '), ...shorten(`${description} ${readLine(main)}`) };
}

/**
 * Writes the Markdown twin of each built page that names one in its head, for agents that read the site for a client, and
 * completes the search's files (src/pages/[...lang]/data/search-pages.json.ts) with the words of the same main parts.
 */
export function pageTexts(): AstroIntegration {
  return {
    name: 'page-texts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = listFiles(folder);
        const searchFiles = files.filter((name) => name.endsWith('data/search-pages.json'));
        const searches = await Promise.all(
          searchFiles.map(
            async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as SearchDocument[],
          ),
        );
        const documents = new Map(
          searches.flat().map((document) => [path.posix.join(document.path, 'index.html').slice(1), document]),
        );
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const page = readPage(await readFile(path.join(folder, file), 'utf8'));
          if (page?.path !== undefined) await writeFile(path.join(folder, page.path), pageToMarkdown(page));
          const document = documents.get(file);
          if (!page || !document) continue;
          Object.assign(document, readWords(page.main, document.text));
          documents.delete(file);
        }
        const [missing] = documents.keys();
        if (missing !== undefined) throw new Error(`The search lists ${missing}, which was not built.`);
        for (const [index, name] of searchFiles.entries()) {
          await writeFile(path.join(folder, name), JSON.stringify(searches[index]));
        }
      },
    },
  };
}
