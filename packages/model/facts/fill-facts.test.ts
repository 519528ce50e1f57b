import { describe, expect, it } from 'vitest';
import { createRoutes } from '../routes/create-routes.ts';
import { fillEntry } from './fill-entry.ts';
import { describeUnknownTokens, fillFacts, UnknownFactError } from './fill-facts.ts';

const facts = { company: 'Reel & Co', 'claims.videos': '1000+', 'claims.years': '20+' };

describe('fillFacts', () => {
  it('fills every token of a text', () => {
    expect(fillFacts('{company}: {claims.videos} videos by {company}', facts)).toBe(
      'Reel & Co: 1000+ videos by Reel & Co',
    );
  });

  it('does not fill what a fact brings along', () => {
    expect(fillFacts('{company}', { company: '{company} $&' })).toBe('{company} $&');
  });

  it.each(['No token', '{ }', '{}', 'a { b: c }', '{1}', '{% tag %}'])('leaves "%s" as it is', (text) => {
    expect(fillFacts(text, facts)).toBe(text);
  });

  it('throws for a token that stands for nothing, naming its group', () => {
    expect(() => fillFacts('{claims.foo}', facts)).toThrow(
      'uses {claims.foo}, which is no fact: write one of {claims.videos}, {claims.years}',
    );
  });

  it('throws naming every fact where the token has no group', () => {
    expect(() => fillFacts('{compny}', facts)).toThrow('write one of {company}, {claims.videos}, {claims.years}');
  });

  it.each(['Company', ' company ', 'claims.', 'constructor', 'toString'])('throws for {%s}', (token) => {
    expect(() => fillFacts(`{${token}}`, facts)).toThrow(UnknownFactError);
  });
});

describe('describeUnknownTokens', () => {
  it('says nothing of tokens with a fact', () => {
    expect(describeUnknownTokens('{company} {claims.videos}', facts)).toEqual([]);
  });

  it('names each one that has none', () => {
    expect(describeUnknownTokens('{company} {Phone} {claims.foo}', facts)).toEqual([
      'uses {Phone}, which is no fact: write one of {company}, {claims.videos}, {claims.years}',
      'uses {claims.foo}, which is no fact: write one of {claims.videos}, {claims.years}',
    ]);
  });
});

describe('fillEntry', () => {
  const action = { label: 'Call {company}', path: '/miami-{product}' };
  const navigation = { main: [action], footer: [], callToAction: { heading: '{company}', text: 7, action } };

  it('fills words and leaves paths and what is no text', () => {
    const filled = { label: 'Call Reel & Co', path: '/miami-{product}' };
    expect(fillEntry('navigation', navigation, facts)).toEqual({
      main: [filled],
      footer: [],
      callToAction: { heading: 'Reel & Co', text: 7, action: filled },
    });
  });

  it('resolves paths where it gets the routes', () => {
    const routes = createRoutes('films', [{ slug: 'tips', path: '/miami-{product}/', group: 'Cities', order: 1 }]);
    const { main } = fillEntry('navigation', navigation, facts, routes);
    expect(main[0]?.path).toBe('/miami-films/');
  });
});
