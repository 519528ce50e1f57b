import { expect, it } from 'vitest';
import { lineOfField, lineOfText } from './find-line.ts';

it('the line of a field', () => {
  const source = '# Comment\nname: A\nlist:\n  - one\n  - two: deep\n';
  expect(lineOfField(source, ['name'])).toBe(2);
  expect(lineOfField(source, ['list', 1, 'two'])).toBe(5);
  expect(lineOfField(source, ['absent'])).toBe(1);
});

it('the line of a field above a text', () => {
  expect(lineOfField('---\ntitle: A\nlead: B\n---\n\n## Text\n', ['lead'])).toBe(3);
});

it('the line of a text', () => {
  expect(lineOfText('a\nb\nc\nb', 'b', 3)).toBe(4);
  expect(lineOfText('a\nb\nc', 'd', 2)).toBe(2);
});
