import { expect, it } from 'vitest';
import { readEveryPage } from './built-pages.ts';
import { hooks } from './hooks.ts';

it('every name that is listed as a hook is used somewhere', () => {
  const pages = readEveryPage();
  expect([...hooks].filter((name) => !pages.some(({ $ }) => $('*').hasClass(name)))).toEqual([]);
});
