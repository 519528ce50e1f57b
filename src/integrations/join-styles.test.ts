import { expect, test } from 'vitest';
import { joinStyles } from './join-styles.ts';

test('a page’s styles become one, in their order, where the first stood', () => {
  expect(joinStyles('<head><style>a{}</style><title>$&</title><style data-x>b{}</style></head>')).toBe(
    '<head><style>a{}b{}</style><title>$&</title></head>',
  );
});

test('a page without a style stays as it is', () => {
  expect(joinStyles('<head><title>A page</title></head>')).toBe('<head><title>A page</title></head>');
});
