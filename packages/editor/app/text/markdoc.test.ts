import { expect, test } from 'vitest';
import { readContent } from '@site/model/check/read-content.ts';
import type { DocNode } from './doc.ts';
import { isSame, readMarkdoc } from './markdoc-read.ts';
import { writeBlocks, writeMarkdoc } from './markdoc-write.ts';
import { asInEditor } from './schema.ts';

const bodies = ['content', 'tests/fixture'].flatMap((folder) => {
  const { entries, translations } = readContent(folder);
  return [...entries, ...translations.flatMap((one) => one.entries)].flatMap(({ file, body }) =>
    file.endsWith('.mdoc') ? [[`${folder} ${file}`, body] as const] : [],
  );
});

test.for(bodies)('%s is as it was to the letter when nothing was changed', ([, body]) => {
  const text = readMarkdoc(body);
  expect(writeMarkdoc(text.doc, text)).toBe(body);
});

test('most blocks of the pages can be changed, and say the same when they are rewritten', () => {
  const all = bodies.flatMap(([, body]) => [...(readMarkdoc(body).doc.content ?? [])]);
  const kept = all.filter(({ type }) => type === 'keptBlock');
  expect(kept.length / all.length).toBeLessThan(0.06);
  const text = readMarkdoc(bodies.map(([, body]) => body).join('\n\n'));
  for (const block of text.doc.content ?? []) {
    const source = text.sources.get(JSON.stringify(block))?.text ?? '';
    expect(isSame(writeBlocks([block]), source), source).toBe(true);
  }
});

test('only the block that was changed is rewritten', () => {
  const body =
    '* One\n* Two\n\nSome   _words_\nin two lines.\n\n\n{% plan width=2 depth=3 title="P" %}\n{% lamp x=1 y=1 aim=0 name="L" /%}\n{% /plan %}\nEnd\n';
  const text = readMarkdoc(body);
  const [list, words, ...others] = text.doc.content ?? [];
  const changed: DocNode = { ...words, type: 'paragraph', content: [{ type: 'text', text: 'Other' }] };
  const doc = { type: 'doc', content: [list, changed, ...others].filter((block) => block !== undefined) };
  expect(writeMarkdoc(doc, text)).toBe(body.replace('Some   _words_\nin two lines.\n\n\n', 'Other\n\n'));
});

test('line ends of Windows stay', () => {
  const body = 'One\r\n\r\nTwo\r\n';
  const text = readMarkdoc(body);
  expect(writeMarkdoc(text.doc, text)).toBe(body);
});

test('what looks like a mark is text', () => {
  const words = '# not a heading, *not* strong, a_b, [no link], {% no tag %}, 1. no list';
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };
  const written = writeMarkdoc(doc, readMarkdoc(''));
  const [read] = readMarkdoc(written).doc.content ?? [];
  expect(read?.content?.[0]?.text).toBe(words.replace('{%', '{ %'));
});

test('a link keeps the fact in its address, and its block its letters', () => {
  const body = 'Some [words](/best-{product}-trends) and   spaces.\n';
  const text = readMarkdoc(body, asInEditor);
  expect(JSON.stringify(text.doc)).toContain('/best-{product}-trends');
  expect(writeMarkdoc({ type: 'doc', content: (text.doc.content ?? []).map(asInEditor) }, text)).toBe(body);
});
