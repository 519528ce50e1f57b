import { expect, it } from 'vitest';
import { content } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

it('the search has a table of at least sixty questions', () => {
  expect(content.single('search').checks.length).toBeGreaterThanOrEqual(60);
});
