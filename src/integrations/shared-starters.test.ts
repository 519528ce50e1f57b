import { expect, it } from 'vitest';
import { shareStarters } from './shared-starters.ts';

const page = (scripts: string) => `<body><p>Words</p>${scripts}<script type="module">site()</script></body>`;

it('leaves a page without islands as it is', () => {
  expect(shareStarters(page(''), '/uploads')).toEqual({ html: page('') });
});

it('puts all starters into one file, in their order, where the first stood', () => {
  const { html, program } = shareStarters(page('<script>first()</script><i></i><script>second()</script>'), '/uploads');
  expect(program?.text).toBe('first();\nsecond()\n');
  expect(program?.name).toMatch(/^islands\.[\w-]{8}\.js$/);
  expect(html).toBe(page(`<script async src="/uploads/${program?.name ?? ''}"></script><i></i>`));
});

it('names the file by what it holds', () => {
  const name = (scripts: string) => shareStarters(page(scripts), '/uploads').program?.name;
  expect(name('<script>a()</script>')).toBe(name('<p></p><script>a()</script>'));
  expect(name('<script>a()</script>')).not.toBe(name('<script>b()</script>'));
});

it('leaves scripts alone that name a type or a file', () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(shareStarters(html, '/uploads')).toEqual({ html });
});
