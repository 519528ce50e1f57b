import { expect, it } from 'vitest';
import { parseEntry, type RawEntry } from '../check/read-content.ts';
import { toLanguages } from '../languages.ts';
import { adviseOnTranslation } from './translation-hints.ts';
import { listTranslatable, digestField, digestWords } from './translation-digest.ts';

const page = (source: string, file = 'content/pages/tips.mdoc'): RawEntry => {
  const { entry } = parseEntry({ name: 'writtenPages', slug: 'tips', file }, source);
  if (!entry) throw new Error('The test page cannot be read');
  return entry;
};

const written = `---
path: /tips
order: 10
heading: Tips of {claims.years} years
title: A title that is long enough
lead: >-
  Two lines that are
  one text.
related:
  videos: [neon-tide]
---

Some *text* with [a link](/about) on two
lines.

{% figure src="../media/content/one.jpg" alt="A dark set" /%}
`;
const digestOf = (source: string) => digestWords(listTranslatable(page(source)));

it.each<[string, string]>([
  ['Windows line ends', written.replaceAll('\n', '\r\n')],
  ['lines that are broken elsewhere', written.replace('two\nlines', 'two lines').replace('are\n  one', 'are one')],
  ['another address', written.replace('path: /tips', 'path: /advice')],
  ['a link that leads elsewhere', written.replace('(/about)', '(/who-we-are)')],
  ['a figure with another name', written.replace('claims.years', 'claims.age')],
  ['another picture', written.replace('one.jpg', 'two.jpg')],
  ['another number', written.replace('order: 10', 'order: 20')],
])('a translation stays current with %s', (_, source) => {
  expect(digestOf(source)).toBe(digestOf(written));
});

it.each<[string, string]>([
  ['a word of a field', written.replace('A title', 'Another title')],
  ['a word of the text', written.replace('Some', 'More')],
  ['what a picture shows', written.replace('dark set', 'bright set')],
  ['a field more', written.replace('lead:', 'label: Tips\nlead:')],
])('a translation is outdated by %s', (_, source) => {
  expect(digestOf(source)).not.toBe(digestOf(written));
});

const [language] = toLanguages({});
const today = '2026-01-01';

function adviseOn(fields: string, first = written): string[] {
  const text = written.slice(written.lastIndexOf('---') + 4);
  const translation = page(`---\n${fields}\n---\n${text}`, 'content/es/pages/tips.mdoc');
  const hints = adviseOnTranslation({ language, files: [], entries: [translation] }, [page(first)], today);
  return hints.map(({ file, advice }) => `${file} ${advice}`);
}

const whole =
  'heading: Consejos de {claims.years} años\ntitle: Un título bastante largo\nlead: Un texto de dos líneas.';

it('an up-to-date translation gets no hint', () => {
  expect(adviseOn(`${whole}\n${digestField}: ${digestOf(written)}`)).toEqual([]);
});

it('the check reports outdated, undigested and missing translations', () => {
  const outdated = adviseOn(`${whole}\n${digestField}: ${digestOf(written)}`, written.replace('Some', 'More'));
  expect(outdated).toEqual([
    expect.stringMatching(/^content\/es\/pages\/tips\.mdoc is outdated: content\/pages\/tips/),
  ]);
  expect(adviseOn(whole)).toEqual([
    expect.stringMatching(/no version of the original recorded for 1 file: pages\/tips\.mdoc/),
  ]);
  const lacking = adviseOn(`heading: Consejos de {claims.years} años\n${digestField}: ${digestOf(written)}`);
  expect(lacking).toEqual([expect.stringMatching(/lacks 2 texts of content\/pages\/tips\.mdoc.*: title, lead$/)]);
  const none = adviseOnTranslation({ language, files: [], entries: [] }, [page(written)], today);
  expect(none).toMatchObject([{ file: 'content/en', advice: expect.stringContaining('no words of 1 file') as string }]);
});
