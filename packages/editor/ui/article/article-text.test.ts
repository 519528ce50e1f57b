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
function postOf(name: string) {
  const post = posts.find((one) => one.name === name);
  if (!post) throw new Error(`content/blog has no ${name}`);
  return post;
}

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
  const words = texts.flatMap((text) =>
    [...(text.text ?? '').matchAll(/[a-z]{3,}/gi)].map((match) => ({ text, match })),
  );
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
    console.log(article.blocks.map((b) => b.node.type).join(' '), article.blocks.length);
  });

  test('changes in one line of its file where one word changes', () => {
    const anyWord = fc.record({
      name: fc.constantFrom(...posts.map(({ name }) => name)),
      block: fc.nat(99),
      choose: fc.nat(999),
    });
    fc.assert(
      fc.property(anyWord, ({ name, block, choose }) => {
        const { source, values, html, rules: own } = postOf(name);
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
      { numRuns: Number(process.env.POST_RUNS ?? 200) },
    );
  });
});

/** An article of today between lines of an old blog. */
const old = `13
  <div class="entry"><p align="justify">The <b>street</b> was wet &#8211; and&nbsp;dark.</p>
  <p>Posted in Camera<br />
  By Dario Penn<br />
  It rained.</p>

  <ul type="square">
    <li><font size="1">Tape</font>, two rolls</li>
    <li>Chalk</li>
  </ul></div>
<p><a href="http://www.oldsite.example/contact">Call us</a>.</p><!-- end -->
`;

const text = (words: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

describe('the file of an old article', () => {
  test('is read as visitors see it', () => {
    expect(nodesOf(old).map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'bulletList', 'paragraph']);
    expect(JSON.stringify(nodesOf(old))).not.toMatch(/Posted|Dario|13/);
  });

  test.for<readonly [string, (nodes: readonly JSONContent[]) => readonly JSONContent[], readonly string[]]>([
    [
      'a word of a paragraph',
      (nodes) => nodes.with(0, changeWord(nodes[0] ?? {}, 3, 'empty')),
      [
        '- <div class="entry"><p align="justify">The <b>street</b> was wet &#8211; and&nbsp;dark.</p>',
        '+ <div class="entry"><p align="justify">The <b>street</b> was empty &#8211; and&nbsp;dark.</p>',
      ],
    ],
    [
      'a word after lines of the old blog',
      (nodes) => nodes.with(1, changeWord(nodes[1] ?? {}, 0, 'hailed')),
      ['- It rained.</p>', '+ It hailed.</p>'],
    ],
    [
      'a word of a list',
      (nodes) => nodes.with(2, changeWord(nodes[2] ?? {}, 3, 'Slate')),
      ['- <li>Chalk</li>', '+ <li>Slate</li>'],
    ],
    [
      'a paragraph that is added',
      (nodes) => nodes.toSpliced(1, 0, text('Rain & sun < snow.')),
      ['+ <p>Rain &amp; sun &lt; snow.</p>'],
    ],
    ['one that is added at the end', (nodes) => [...nodes, text('The end.')], ['+ <p>The end.</p>']],
    [
      'one that is deleted, and the lines of the old blog around it stay',
      (nodes) => nodes.slice(0, 3),
      ['- <p><a href="http://www.oldsite.example/contact">Call us</a>.</p><!-- end -->', '+ <!-- end -->'],
    ],
    ['an empty paragraph, which nobody sees', (nodes) => [...nodes, { type: 'paragraph' }], []],
  ])('changes where its text does: %s', ([, change, lines]) => {
    expect(differences(old, edit(old, change))).toEqual(lines);
  });

  test('keeps the source of blocks that only move', () => {
    const moved = edit(old, (nodes) => [...nodes.slice(1), ...nodes.slice(0, 1)]);
    expect(moved).toContain('<p align="justify">The <b>street</b> was wet &#8211; and&nbsp;dark.</p>');
    expect(nodesOf(moved)).toEqual([...nodesOf(old).slice(1), ...nodesOf(old).slice(0, 1)]);
  });
});

describe('what an article may hold', () => {
  /** The smallest article with each element that the cleaning lets through. */
  const samples: Readonly<Record<string, string>> = {
    a: '<p><a href="/contact">x</a></p>',
    li: '<ul><li>x</li></ul>',
    ol: '<ol start="3"><li>x</li></ol>',
    ul: '<ul><li>x<ul><li>y</li></ul></li></ul>',
    img: '<p><img src="/blog-media/a.jpg" alt="x"></p>',
    br: '<p>x<br>y</p>',
    hr: '<hr>',
    blockquote: '<blockquote><p>x</p><p>y</p></blockquote>',
    figcaption: '<figure><img src="/blog-media/a.jpg" alt="x"><figcaption>y</figcaption></figure>',
    figure: '<figure><img src="/blog-media/a.jpg" alt="x"></figure>',
    table: '<table><tbody><tr><th>x</th><td colspan="2">y</td></tr></tbody></table>',
    tbody: '<table><tr><td>x</td></tr></table>',
    tr: '<table><tr><td>x<br>y</td><td><p>x</p><p>y</p></td></tr></table>',
    td: '<table><tr><td rowspan="2">x</td><td></td></tr><tr><td>y</td></tr></table>',
    th: '<table><tr><th scope="row">x</th></tr></table>',
    thead: '<table><thead><tr><th>x</th></tr></thead><tbody><tr><td>y</td></tr></tbody></table>',
    tfoot: '<table><tbody><tr><td>y</td></tr></tbody><tfoot><tr><td>x</td></tr></tfoot></table>',
    caption: '<table><caption>x</caption><tbody><tr><td>y</td></tr></tbody></table>',
    strong: '<p>x <strong>y <em>z</em></strong><em>x</em></p>',
    code: '<p><code>x &lt; y</code></p>',
    pre: '<pre>x\n  y</pre>',
  };

  test.for(postSchema.tagNames)('<%s> is lost neither beside a change nor in being written again', (tag) => {
    const html = samples[tag] ?? `<${tag}>x</${tag}>`;
    const cleaned = cleanArticle(html, rules).replace(/\s*\n\s*/g, '');
    expect(cleaned, 'the sample has it').toContain(`<${tag}`);
    expect(edit(html, (nodes) => [...nodes, text('More.')])).toContain(html);
    const again = writeArticle({ start: '', blocks: [] }, nodesOf(html), rules);
    expect(cleanArticle(again, rules).replace(/\s*\n\s*/g, '')).toBe(cleaned);
  });

  test('a part that cannot be shown as text is kept as one block', () => {
    const source = samples.figcaption ?? '';
    expect(nodesOf(`<p>x</p>\n${source}`)[1]).toEqual({ type: 'keptBlock', attrs: { source } });
  });

  test('an article whose tags reach into one another is kept as it is', () => {
    const source = '<p>One <b>two</p><p>three</p>';
    expect(nodesOf(source)).toEqual([{ type: 'keptBlock', attrs: { source } }]);
    expect(edit(source, (nodes) => [...nodes, text('More.')])).toBe(`${source}\n<p>More.</p>\n`);
  });
});

test('a new article is written a line for each block, with pictures that are not saved yet', () => {
  const picture = `new:blog/${'0a'.repeat(20)}.jpg`;
  const nodes = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Rain' }] },
    { type: 'paragraph', content: [{ type: 'image', attrs: { src: picture, alt: 'A "wet" street' } }] },
  ];
  const html = edit('', () => nodes);
  expect(html).toBe(`<h2>Rain</h2>\n<p><img src="${picture}" alt="A &quot;wet&quot; street"></p>\n`);
  expect(nodesOf(html)).toEqual(nodes);
});
