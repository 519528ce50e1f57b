import { expect, it } from 'vitest';
import { hashText, trimPagePolicy } from './page-policy.ts';

const policy = (...texts: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${texts.map((text) => ` '${hashText(text)}'`).join('')};">`;

it('keeps the hashes of what stands in the page, and drops the others', () => {
  const body = '<style>a{}</style><script type="module">one()</script><script src="/two.js"></script>';
  expect(trimPagePolicy(policy('one()', 'a{}', 'b{}', '') + body)).toBe(policy('one()', 'a{}') + body);
});

it('names a style that the build did not, and no such script', () => {
  const meta = (sources: string) =>
    `<meta http-equiv="content-security-policy" content="style-src 'self'${sources};script-src 'self'">`;
  const body = '<style>b{}</style><script>two()</script>';
  expect(trimPagePolicy(meta('') + body)).toBe(meta(` '${hashText('b{}')}'`) + body);
});

it('keeps a text with signs that a replacement would read', () => {
  const body = `<script>"$&$1$'"</script>`;
  expect(trimPagePolicy(policy(`"$&$1$'"`, 'gone') + body)).toBe(policy(`"$&$1$'"`) + body);
});

it('refuses a page without a policy', () => {
  expect(() => trimPagePolicy('<p>')).toThrow('no Content Security Policy');
});
