import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { listFiles } from '@site/system/list-files.ts';
import { patchFile } from '../../content/patch-yaml.ts';
import { cleanArticle, readArticle, writeArticle, type CleaningRules } from './article-text.ts';

const content = path.join(import.meta.dirname, '../../../../content');

interface Post {
  readonly title: string;
  readonly contentHtml: string;
}

const site = parse(readFileSync(path.join(content, 'site.yaml'), 'utf8')) as CleaningRules;
const posts = listFiles(path.join(content, 'blog')).map((name) => {
  const source = readFileSync(path.join(content, 'blog', name), 'utf8');
  const values = parse(source) as Post;
  return { name, source, values, html: values.contentHtml, rules: { ...site, title: values.title } };
});
const rules = { ...site, title: 'Any title' };

const nodesOf = (html: string, by: CleaningRules = rules) => readArticle(html, by).blocks.map(({ node }) => node);

/** What is written after the blocks of an article were changed. */
function edit(html: string, change: (nodes: readonly JSONContent[]) => readonly JSONContent[], by = rules): string {
  const article = readArticle(html, by);
  return writeArticle(article, change(article.blocks.map(({ node }) => node)), by);
}

/** The lines that differ, as a review of the change would show them. */
function differences(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

/** A copy of a block in which one word is another. @param choose which of its words. */
function changeWord(node: JSONContent, choose: number, word: string): JSONContent {
  const copy = structuredClone(node);
  const texts: JSONContent[] = [];
  const collect = (inner: JSONContent) => {
    if (inner.text !== undefined && /[a-z]{3}/i.test(inner.text)) texts.push(inner);
    inner.content?.forEach(collect);
  };
  collect(copy);
  const words = texts.flatMap((text) => [...(text.text ?? '').matchAll(/[a-z]{3,}/gi)].map((match) => ({ text, match })));
  const chosen = words[choose % Math.max(words.length, 1)];
  if (chosen) {
    const { text, match } = chosen;
    text.text = `${match.input.slice(0, match.index)}${word}${match.input.slice(match.index + match[0].length)}`;
  }
  return copy;
}

describe('every article of the site', () => {
  test.for(posts)('$name is shown as text, and stays to the letter', ({ html, rules: own }) => {
    const article = readArticle(html, own);
    expect(article.start + article.blocks.map(({ source, after }) => source + after).join('')).toBe(html);
    expect(edit(html, (nodes) => nodes, own)).toBe(html);
    console.log(article.blocks.map(b=>b.node.type).join(' '), article.blocks.length);
  });

  test('changes in one line of its file where one word changes', () => {
    const anyWord = fc.record({ post: fc.constantFrom(...posts), block: fc.nat(), choose: fc.nat() });
    fc.assert(
      fc.property(anyWord, ({ post, block, choose }) => {
        const { name, source, values, html, rules: own } = post;
        const { blocks } = readArticle(html, own);
        const place = block % blocks.length;
        const { node = {}, source: old = '' } = blocks[place] ?? {};
        const changed = changeWord(node, choose, 'quxword');
        const written = edit(html, (nodes) => nodes.with(place, changed), own);
        const before = html.indexOf(old);
        expect(written.startsWith(html.slice(0, before))).toBe(true);
        expect(written.endsWith(html.slice(before + old.length))).toBe(true);
        const file = patchFile(`blog/${name}`, source, { ...values, contentHtml: written });
        const lines = differences(source, file);
        if (JSON.stringify(changed) === JSON.stringify(node)) expect(lines).toEqual([]);
        else expect(lines).toEqual([expect.stringMatching(/^- /), expect.stringMatching(/^\+ .*quxword/)]);
      }),
      { numRuns: 300 },
    );
  });
});
