import { describe, expect, it } from 'vitest';
import { generateVideos, type CatalogueVideo } from './generate-videos.ts';

const catalogue: readonly CatalogueVideo[] = [
  { slug: 'salitre', fields: { id: 7, title: 'Salitre', category: 'music', order: 30, loop: 'a', featuredLoop: 'b' } },
  { slug: 'nitrate', fields: { id: 3, title: 'Nitrate', category: 'music', order: 10, poster: 'nitrate.jpg' } },
  { slug: 'load-test', fields: { id: 9, title: 'Load Test', category: 'corporate', order: 400 } },
];

describe('generateVideos', () => {
  it('varies the music videos in turn, in the order of the portfolio', () => {
    const slugs = generateVideos(catalogue, 7).map(({ slug }) => slug);
    expect(slugs).toEqual(['nitrate-2', 'salitre-2', 'nitrate-3', 'salitre-3', 'nitrate-4']);
  });

  it('keeps what is shared and gives what has to be its own', () => {
    const [first] = generateVideos(catalogue, 3);
    expect(first?.fields).toEqual({ id: 10, title: 'Nitrate 2', category: 'music', order: 401, poster: 'nitrate.jpg' });
  });

  it('leaves loops with the video they were made for', () => {
    const [, second] = generateVideos(catalogue, 4);
    expect(second?.fields).not.toHaveProperty('loop');
    expect(second?.fields).not.toHaveProperty('featuredLoop');
  });

  it('gives each its own number, title and place', () => {
    const videos = [...catalogue, ...generateVideos(catalogue, 500)];
    for (const field of ['id', 'title', 'order']) {
      expect(new Set(videos.map(({ fields }) => fields[field])).size).toBe(videos.length);
    }
    expect(new Set(videos.map(({ slug }) => slug)).size).toBe(videos.length);
  });

  it('adds none where there are enough', () => {
    expect(generateVideos(catalogue, 2)).toEqual([]);
    expect(generateVideos(catalogue, 1)).toEqual([]);
  });

  it('needs a music video to vary', () => {
    expect(() => generateVideos([], 5)).toThrow('no music video');
  });
});
