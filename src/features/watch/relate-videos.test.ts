import { describe, expect, it } from 'vitest';
import { relateVideos } from './relate-videos.ts';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { VideoDetails } from '#features/video/video.ts';

function slugsOf(videos: readonly VideoDetails[]): Record<string, string[]> {
  return Object.fromEntries([...relateVideos(videos)].map(([slug, related]) => [slug, related.map((one) => one.slug)]));
}

const salsa = (slug: string) => makeVideo(slug, { genre: 'Salsa' });
const rock = (slug: string) => makeVideo(slug, { genre: 'Rock' });
const corporate = (slug: string, group = 'Aviation') => makeVideo(slug, { category: 'corporate', genre: group });

describe('the videos under a watch page', () => {
  it('are of its own genre where that has enough: those after it, then the first ones again', () => {
    expect(slugsOf([salsa('a'), rock('x'), salsa('b'), salsa('c'), salsa('d'), salsa('e')])).toMatchObject({
      a: ['b', 'c', 'd'],
      c: ['e', 'a', 'b'],
      e: ['b', 'c', 'd'],
    });
  });

  it('are then of other genres, again from the video on', () => {
    expect(slugsOf([rock('w'), salsa('a'), rock('x'), salsa('b'), rock('y')])).toMatchObject({
      a: ['b', 'y', 'w'],
      b: ['a', 'w', 'x'],
    });
  });

  it('are never of the other category, even where a genre and an industry share a name', () => {
    const related = slugsOf([salsa('a'), corporate('x', 'Salsa'), salsa('b'), corporate('y', 'Salsa'), corporate('z')]);
    expect(related).toEqual({ a: ['b'], b: ['a'], x: ['y', 'z'], y: ['x'], z: ['x', 'y'] });
  });

  it.each([
    ['none where there is only one video', [salsa('a')], { a: [] }],
    ['none where the other one ends the page', [salsa('a'), rock('x')], { a: [], x: [] }],
    ['none where there are no videos', [], {}],
  ])('are %s', (_, videos, related) => {
    expect(slugsOf(videos)).toEqual(related);
  });
});
