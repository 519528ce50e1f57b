import { describe, expect, it } from 'vitest';
import { pageTitle, watchTitle } from './page-title.ts';

describe('pageTitle', () => {
  it.each([
    ['Movies by a Miami crew', 'Movies by a Miami crew | Regulus Films'],
    ['Site Map of Regulus Films', 'Site Map of Regulus Films'],
    [
      'A title that leaves no room for the name of the company',
      'A title that leaves no room for the name of the company',
    ],
    [
      'A title that is longer than sixty characters and would be cut by a search engine',
      'A title that is longer than sixty characters and would be…',
    ],
  ])('%s', (title, full) => {
    expect(pageTitle(title, 'Regulus Films')).toBe(full);
    expect(full.length).toBeLessThanOrEqual(60);
  });
});

describe('watchTitle', () => {
  it('names the artist where there is room', () => {
    expect(watchTitle('Nitrate', 'Ana Ruiz')).toBe('Nitrate by Ana Ruiz');
    expect(watchTitle('The longest song that anybody ever wrote', 'The Orchestra of the Bay')).toBe(
      'The longest song that anybody ever wrote',
    );
  });
});
