import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './seal-page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (scripts: readonly string[], styles: readonly string[]) =>
  `script-src ${scripts.join(' ')};style-src ${styles.join(' ')}`;

const page = (body: string) =>
  `<html><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;

test('a page’s policy names what runs and what styles it by their hashes, after the encoding', () => {
  const { html, scripts } = sealPage(
    page(
      '<style>p { color: red }</style><script type="module">go("ü")</script><script type="speculationrules">{}</script>',
    ),
    policy,
  );
  expect(scripts).toEqual([hash('go("ü")'), hash('{}')]);
  expect(html).toContain(
    `<meta charset="utf-8"><meta content="script-src ${hash('go("ü")')} ${hash('{}')};style-src ${hash('p { color: red }')}" http-equiv="content-security-policy"><title>`,
  );
});

test('files of script and data are not named', () => {
  const { scripts } = sealPage(
    page('<script async src="/a.js"></script><script type="application/ld+json">{"$&": 1}</script>'),
    policy,
  );
  expect(scripts).toEqual([]);
});

test('a page that does not say its encoding is refused', () => {
  expect(() => sealPage('<html><head></head></html>', policy)).toThrow('<meta charset="utf-8">');
});
