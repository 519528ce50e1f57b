import { describe, expect, it } from 'vitest';
import { createRoutes } from '../routes/create-routes.ts';
import { fillEntry } from './fill-entry.ts';
import { describeUnknownTokens, fillFacts, UnknownFactError } from './fill-facts.ts';

const facts = { company: 'Reel {company} $&', 'claims.videos': '1000+', 'claims.years': '20+' };
const ungrouped = '{company}';
const claims = '{claims.videos}, {claims.years}';

it.each<[string, string]>([
  ['{company}: {claims.videos}', 'Reel {company} $&: 1000+'],
  ...['No token', '{ }', '{}', 'a { b: c }', '{1}', '{% tag %}'].map((text): [string, string] => [text, text]),
])('fills every token of "%s", but no tokens within facts', (text, filled) => {
  expect(fillFacts(text, facts)).toBe(filled);
});

it.each([
  ['1', '1 film, seen by 1 person'],
  ['4', '4 films, seen by 4 people'],
  ['0', '0 films, seen by 0 people'],
])('says "%s" with the word for it', (count, text) => {
  const words = '{count.movies film/films}, seen by {count.movies person/people}';
  expect(fillFacts(words, { 'count.movies': count })).toBe(text);
  expect(() => fillFacts('{count.movie film/films}', { 'count.movies': count })).toThrow(UnknownFactError);
});

it.each([
  ['compny', ungrouped],
  ['Company', ungrouped],
  [' company ', ungrouped],
  ['constructor', ungrouped],
  ['claims.foo', claims],
  ['claims.', claims],
])('{%s} is unknown: suggests facts of its group, or ungrouped ones', (token, candidates) => {
  const message = expect.stringContaining(`uses {${token}}, which is not a fact: write one of ${candidates}`) as string;
  expect(() => fillFacts(`{${token}}`, facts)).toThrow(UnknownFactError);
  expect(describeUnknownTokens(`{company} {${token}} {claims.years} {${token}}`, facts)).toEqual([message, message]);
});

describe('a content file', () => {
  const action = { label: 'Call {company}', path: '/miami-{product}' };
  const navigation = {
    main: [action],
    footer: [],
    bands: [{ name: '{company}', heading: '{company}', text: 7, actions: [action] }],
  };

  it('has facts filled into its words, but not into paths and other values', () => {
    const filled = { label: 'Call Reel', path: '/miami-{product}' };
    expect(fillEntry('navigation', navigation, { company: 'Reel' })).toEqual({
      main: [filled],
      footer: [],
      bands: [{ name: '{company}', heading: 'Reel', text: 7, actions: [filled] }],
    });
  });

  it('has its paths resolved where the routes are known', () => {
    const routes = createRoutes('films', [
      { file: 'tips.mdoc', slug: 'tips', path: '/miami-{product}/', group: 'Cities', order: 1 },
    ]);
    expect(fillEntry('navigation', navigation, facts, routes).main[0]?.path).toBe('/miami-films/');
  });

  it('drops list items whose page is hidden, and throws elsewhere', () => {
    const hidden = { file: 'tips.mdoc', slug: 'tips', path: '/miami-{product}', order: 1 };
    const routes = createRoutes('films', [], [hidden]);
    expect(fillEntry('navigation', { main: navigation.main }, facts, routes)).toEqual({ main: [] });
    expect(() => fillEntry('navigation', { write: navigation.main[0] }, facts, routes)).toThrow(
      'is not a page of the site',
    );
  });
});
