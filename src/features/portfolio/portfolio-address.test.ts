import { describe, expect, it } from 'vitest';
import { groupParameters, isSlug, readPortfolioAddress, writePortfolioAddress } from './portfolio-address.ts';

describe('reading an address', () => {
  it('finds the genre of the music videos and the industry of the corporate ones', () => {
    expect(readPortfolioAddress('?genre=salsa', groupParameters.music).group).toBe('salsa');
    expect(readPortfolioAddress('?industry=aviation', groupParameters.corporate).group).toBe('aviation');
  });

  it('takes no genre for an industry', () => {
    expect(readPortfolioAddress('?genre=salsa', groupParameters.corporate).group).toBeUndefined();
  });

  it('finds the video in the player, among other things that an address says', () => {
    expect(readPortfolioAddress('?utm_source=letter&video=neon-tide&genre=r-b', 'genre')).toEqual({
      group: 'r-b',
      video: 'neon-tide',
    });
  });

  it.each(['', '?', '?utm_source=letter'])('finds nothing in "%s"', (search) => {
    expect(readPortfolioAddress(search, 'genre')).toEqual({ group: undefined, video: undefined });
  });
});

describe('writing an address', () => {
  it('chooses a genre and opens a video', () => {
    expect(writePortfolioAddress('', 'genre', { group: 'salsa' })).toBe('?genre=salsa');
    expect(writePortfolioAddress('?genre=salsa', 'genre', { video: 'neon-tide' })).toBe('?genre=salsa&video=neon-tide');
  });

  it('changes one and leaves the other', () => {
    const search = '?genre=salsa&video=neon-tide';
    expect(writePortfolioAddress(search, 'genre', { video: 'sea-glass' })).toBe('?genre=salsa&video=sea-glass');
    expect(writePortfolioAddress(search, 'genre', { group: undefined })).toBe('?video=neon-tide');
  });

  it('leaves no question mark where nothing is left to say', () => {
    const search = '?genre=salsa&video=neon-tide';
    expect(writePortfolioAddress(search, 'genre', { group: undefined, video: undefined })).toBe('');
  });

  it('keeps what others wrote there, such as the mark of a campaign', () => {
    const opened = writePortfolioAddress('?utm_source=letter&utm_medium=e-mail', 'genre', { video: 'neon-tide' });
    expect(opened).toBe('?utm_source=letter&utm_medium=e-mail&video=neon-tide');
    expect(writePortfolioAddress(opened, 'genre', { video: undefined })).toBe('?utm_source=letter&utm_medium=e-mail');
  });

  it('says each thing once, where an address said it twice', () => {
    expect(writePortfolioAddress('?genre=salsa&genre=rock', 'genre', { group: 'country' })).toBe('?genre=country');
  });

  it.each(['a&video=b', 'ü & ?#', '100%'])('can be read again, also with "%s"', (group) => {
    expect(readPortfolioAddress(writePortfolioAddress('', 'genre', { group }), 'genre')).toEqual({
      group,
      video: undefined,
    });
  });
});

describe('the slug of a video', () => {
  it.each(['neon-tide', 'reel9', '88', 'a-1-b'])('can be "%s"', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  it.each([
    '',
    '../x',
    'a/b',
    'a.json',
    '%2e%2e',
    'Neon-Tide',
    'neon_tide',
    'neon tide',
    '-a',
    'a-',
    'a--b',
    'a\n',
    'ñ',
  ])('cannot be %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
