import { describe, expect, it } from 'vitest';
import { createRoutes } from '../routes/create-routes.ts';
import { fillEntry } from './fill-entry.ts';
import { describeUnknownTokens, fillFacts, UnknownFactError } from './fill-facts.ts';

const facts = { company: 'Reel {company} $&', 'claims.videos': '1000+', 'claims.years': '20+' };
const all = '{company}, {claims.videos}, {claims.years}';
const claims = '{claims.videos}, {claims.years}';

it.each<[string, string]>([
  ['{company}: {claims.videos}', 'Reel {company} $&: 1000+'],
  ...['No token', '{ }', '{}', 'a { b: c }', '{1}', '{% tag %}'].map((text): [string, string] => [text, text]),
])('fills every token of "%s", but not what a fact brings along', (text, filled) => {
  expect(fillFacts(text, facts)).toBe(filled);
});

it.each([
  ['compny', all],
  ['Company', all],
  [' company ', all],
  ['constructor', all],
  ['claims.foo', claims],
  ['claims.', claims],
])('{%s} is no fact: those of its group are named', (token, candidates) => {
  const message = `uses {${token}}, which is not a fact: write one of ${candidates}`;
  expect(() => fillFacts(`{${token}}`, facts)).toThrow(UnknownFactError);
  expect(describeUnknownTokens(`{company} {${token}} {claims.years} {${token}}`, facts)).toEqual([message, message]);
});

describe('a content file', () => {
  const action = { label: 'Call {company}', path: '/miami-{product}' };
  const navigation = { main: [action], footer: [], bands: { artists: { heading: '{company}', text: 7, action } } };

  it('has its words filled, and paths and what is no text left alone', () => {
    const filled = { label: 'Call Reel', path: '/miami-{product}' };
    expect(fillEntry('navigation', navigation, { company: 'Reel' })).toEqual({
      main: [filled],
      footer: [],
      bands: { artists: { heading: 'Reel', text: 7, action: filled } },
    });
  });

  it('has its paths resolved where the routes are known', () => {
    const routes = createRoutes('films', [
      { file: 'tips.mdoc', slug: 'tips', path: '/miami-{product}/', group: 'Cities', order: 1 },
    ]);
    expect(fillEntry('navigation', navigation, facts, routes).main[0]?.path).toBe('/miami-films/');
  });
});
