import { describe, expect, it } from 'vitest';
import { groupSlug, listGroups } from './group.ts';
import { isSlug } from './portfolio-address.ts';

const inGroups = (...names: string[]) => names.map((group) => ({ group }));

describe('the name of a group in addresses', () => {
  it.each([
    ['R&B', 'r-b'],
    ['Latin pop', 'latin-pop'],
    ['Hip-hop', 'hip-hop'],
    ['Salsa', 'salsa'],
    ['  Rock & Roll!  ', 'rock-roll'],
    ['Over 100 fps', 'over-100-fps'],
  ])('of "%s" is %s', (name, slug) => {
    expect(groupSlug(name)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });
});

describe('the list of groups', () => {
  it('counts the videos of each and puts the largest first', () => {
    expect(listGroups(inGroups('Rock', 'Salsa', 'R&B', 'Salsa', 'R&B', 'Salsa'))).toEqual([
      { slug: 'salsa', name: 'Salsa', count: 3 },
      { slug: 'r-b', name: 'R&B', count: 2 },
      { slug: 'rock', name: 'Rock', count: 1 },
    ]);
  });

  it('goes by name where groups are of one size, however the videos are ordered', () => {
    const names = (...groups: string[]) => listGroups(inGroups(...groups)).map(({ name }) => name);
    expect(names('Salsa', 'Country', 'Rock')).toEqual(['Country', 'Rock', 'Salsa']);
    expect(names('Rock', 'Salsa', 'Country')).toEqual(['Country', 'Rock', 'Salsa']);
  });

  it('is empty where there are no videos', () => {
    expect(listGroups([])).toEqual([]);
  });
});
