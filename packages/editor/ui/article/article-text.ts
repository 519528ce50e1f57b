import type { JSONContent } from '@tiptap/core';
import { diff3Merge, diffIndices } from 'node-diff3';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import type { ArticleRules } from '../../content/outline.ts';
import { articleSchema } from './article-schema.ts';
import { cutArticle } from './cut-article.ts';
import { NotShown, readBlock } from './read-block.ts';
import { writeBlock } from './write-block.ts';

/** A block that visitors see, as the field has it and as the file has it. */
interface ArticleBlock {
  readonly node: JSONContent;
  readonly source: string;
  /** What follows it in the file and is no text of the article, such as a line of the old blog. */
  readonly after: string;
}

/** An article as it was read: its parts put together are its HTML, to the letter. */
export interface Article {
  /** What comes before the first block. */
  readonly start: string;
  readonly blocks: readonly ArticleBlock[];
}

/** How an article is cleaned; its title is left out of its text. */
export type CleaningRules = ArticleRules & { readonly title: string };

/** The cleaning only knows pictures of the blog's folder, so new ones are named as if they were there. */
const newPictures = /(?<=src=")new:/g;

/** The HTML of an article as visitors get it; its new pictures are in the blog's folder. */
export function cleanArticle(html: string, rules: CleaningRules): string {
  return cleanPostHtml(html.replace(newPictures, `${blogPictureFolder}new:`), rules);
}

function keep(source: string): JSONContent {
  return { type: 'keptBlock', attrs: { source } };
}

/** @returns undefined where visitors see nothing of the block. */
function readSource(source: string, rules: CleaningRules): JSONContent | undefined {
  const elements = parseHtml(cleanArticle(source, rules)).children.filter((child) => child.type === 'element');
  const [element, ...more] = elements;
  if (!element) return undefined;
  if (more.length > 0) return keep(source);
  try {
    const json = JSON.stringify(readBlock(element)).replaceAll(`"${blogPictureFolder}new:`, '"new:');
    const node = articleSchema.nodeFromJSON(JSON.parse(json));
    node.check();
    return node.toJSON() as JSONContent;
  } catch (error) {
    // The schema refuses what cannot be in a place, such as a link within code.
    if (error instanceof NotShown || error instanceof RangeError) return keep(source);
    throw error;
  }
}

/** Cuts an article into the blocks that visitors see. */
export function readArticle(html: string, rules: CleaningRules): Article {
  const ranges = cutArticle(html);
  const sources = ranges.map(({ start, end }) => html.slice(start, end));
  const isWhole = sources.map((source) => cleanArticle(source, rules)).join('') === cleanArticle(html, rules);
  // Tags that were never closed reach into the blocks after them: such an article is only kept as one.
  if (!isWhole) return { start: '', blocks: [{ node: keep(html), source: html, after: '' }] };
  const shown = ranges.flatMap((range, index) => {
    const source = sources[index] ?? '';
    const node = readSource(source, rules);
    return node ? [{ ...range, node, source }] : [];
  });
  return {
    start: html.slice(0, shown[0]?.start ?? html.length),
    blocks: shown.map(({ node, source, end }, index) => {
      return { node, source, after: html.slice(end, shown[index + 1]?.start ?? html.length) };
    }),
  };
}

/** Tags, references such as `&nbsp;`, words, and the spaces between them. */
const tokens = /<[^>]+>|&#?\w+;|[\p{L}\p{N}]+|\s+|./gsu;

type Tokens = readonly string[];

/** How many tokens two lists have in common at their starts. */
function countShared(one: Tokens, other: Tokens): number {
  const differs = one.findIndex((token, index) => token !== other[index]);
  return differs < 0 ? one.length : differs;
}

/**
 * A place where the source says more than the text and where the text has changed, too: the change is made at the end of
 * the source, or at its start, if the words are there.
 */
function settle(source: Tokens, before: Tokens, wanted: Tokens): Tokens {
  const ending = before.slice(countShared(before, wanted));
  if (source.slice(-ending.length).join('') === ending.join('')) {
    return [...source.slice(0, source.length - ending.length), ...wanted.slice(before.length - ending.length)];
  }
  const rest = countShared(before.toReversed(), wanted.toReversed());
  const opening = before.slice(0, before.length - rest);
  if (source.slice(0, opening.length).join('') === opening.join('')) {
    return [...wanted.slice(0, wanted.length - rest), ...source.slice(opening.length)];
  }
  return wanted;
}

/** @returns a changed block, with as much of its old source as says the same. */
function patchBlock(old: ArticleBlock, node: JSONContent, rules: CleaningRules): string {
  const wanted = writeBlock(node);
  const cut = (html: string) => html.match(tokens) ?? [];
  const regions = diff3Merge(cut(old.source), cut(writeBlock(old.node)), cut(wanted));
  const merged = regions.flatMap(({ ok, conflict }) => {
    if (ok) return ok;
    return conflict ? settle(conflict.a, conflict.o, conflict.b) : [];
  });
  return cleanArticle(merged.join(''), rules) === cleanArticle(wanted, rules) ? merged.join('') : wanted;
}

const keyOf = (node: JSONContent) => JSON.stringify(node);

/** What was done to the blocks of an article: one of both is missing where a block was added or deleted. */
interface Change {
  readonly old?: ArticleBlock | undefined;
  readonly node?: JSONContent | undefined;
}

/** Pairs the blocks of an article with those that took their places. */
function listChanges({ blocks }: Article, nodes: readonly JSONContent[]): Change[] {
  const changes: Change[] = [];
  let done = 0;
  const keepUntil = (place: number) => {
    for (; done < place; done += 1) changes.push({ old: blocks[done], node: blocks[done]?.node });
  };
  const old = blocks.map(({ node }) => keyOf(node));
  for (const { buffer1: before, buffer2: after } of diffIndices(old, nodes.map(keyOf))) {
    const [start, length] = before;
    const [newStart, newLength] = after;
    keepUntil(start);
    for (let index = 0; index < Math.max(length, newLength); index += 1) {
      changes.push({
        old: index < length ? blocks[start + index] : undefined,
        node: index < newLength ? nodes[newStart + index] : undefined,
      });
    }
    done = start + length;
  }
  keepUntil(blocks.length);
  return changes;
}

/**
 * Writes an article after its text was changed. Blocks that stay, and those that only moved, keep their source to the
 * letter, and so does everything between them that visitors do not see.
 * @param nodes the blocks of the field.
 */
export function writeArticle(article: Article, nodes: readonly JSONContent[], rules: CleaningRules): string {
  const known = new Map(article.blocks.map(({ node, source }) => [keyOf(node), source]));
  let html = article.start;
  for (const { old, node } of listChanges(article, nodes)) {
    const source = node && known.get(keyOf(node));
    const text = source ?? (node ? (old ? patchBlock(old, node, rules) : writeBlock(node)) : '');
    if (text === '') {
      html += old && old.after.trim() !== '' ? old.after.replace(/^\s+/, '') : '';
      continue;
    }
    if (old) html += text + old.after;
    else {
      // On a line of its own, as far from the edge as the next.
      const [lineBreak, indent] = /\n([ \t]*)$/.exec(html) ?? ['', ''];
      html += `${html === '' || lineBreak ? '' : '\n'}${text}\n${indent}`;
    }
  }
  return html;
}
