import { describe, expect, it } from 'vitest';
import { significantWords } from './significant-words.ts';

describe('the words that say what a text is about', () => {
  it.each([
    ['How to choose a company in Miami', ['choose', 'company', 'miami']],
    ['companies, COMPANY; Company’s', ['company']],
    ['Colors & glass: the RED Dragon at 6K', ['color', 'glass', 'red', 'dragon', '6k']],
    ["A producer's desk on TV", ['producer', 'desk', 'tv']],
    ['Vidéo à Québec', ['video', 'quebec']],
    ['how to do it', []],
  ])('%s', (text, words) => {
    expect([...significantWords(text)]).toEqual(words);
  });
});
