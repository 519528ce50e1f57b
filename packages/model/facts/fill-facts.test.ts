import { describe, expect, it } from 'vitest';
import { describeUnknownTokens, fillFacts, fillFactsDeep, UnknownFactError } from './fill-facts.ts';

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
      'uses {claims.foo}, which stands for nothing: write one of {claims.videos}, {claims.years}',
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
      'uses {Phone}, which stands for nothing: write one of {company}, {claims.videos}, {claims.years}',
      'uses {claims.foo}, which stands for nothing: write one of {claims.videos}, {claims.years}',
    ]);
  });
});

describe('fillFactsDeep', () => {
  it('fills text at any depth and keeps everything else', () => {
    const day = new Date(0);
    const value = { title: '{company}', list: ['{claims.years}', 3, null], inner: { yes: true, day } };
    expect(fillFactsDeep(value, facts)).toEqual({
      title: 'Reel & Co',
      list: ['20+', 3, null],
      inner: { yes: true, day },
    });
  });

  it('leaves addresses to the route table', () => {
    expect(fillFactsDeep({ path: '/{product}-miami' }, facts)).toEqual({ path: '/{product}-miami' });
  });

  it('does not change the value it was given', () => {
    const value = { title: '{company}' };
    fillFactsDeep(value, facts);
    expect(value).toEqual({ title: '{company}' });
  });
});
