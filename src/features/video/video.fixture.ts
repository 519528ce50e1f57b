import { groupSlug } from '@site/model/video/group-slug.ts';
import type { VideoDetails } from './video.ts';
import { vimeoEmbed } from '@site/model/video/players.ts';

/** A video for tests; all its names and paths come from its slug. */
export function makeVideo(slug: string, change: Partial<VideoDetails> = {}): VideoDetails {
  return {
    slug,
    path: `/videos/${slug}`,
    title: `The song ${slug}`,
    artist: 'Ana Ruiz',
    genre: 'Salsa',
    year: 2024,
    duration: '3:34',
    description: 'Two dancers cross an empty causeway before the sun is up, in one take.',
    poster: {
      alt: 'Two dancers on a causeway',
      sources: [{ srcSet: `/_astro/${slug}.a1b2c3.avif 480w, /_astro/${slug}.d4e5f6.avif 960w` }],
      src: `/_astro/${slug}.g7h8i9.jpg`,
      width: 960,
      height: 540,
    },
    groupSlug: groupSlug(change.genre ?? 'Salsa'),
    group: change.genre ?? 'Salsa',
    category: 'music',
    id: '1',
    vimeoId: '76979871',
    order: 1,
    draft: false,
    posterAlt: 'Two dancers on a causeway',
    synopsis: 'A long text that only the watch page shows.',
    location: 'Miami',
    credits: [{ role: 'Director', kind: 'director', name: 'Leo Marsh' }],
    embed: vimeoEmbed('76979871'),
    published: '2025-06-13',
    durationSeconds: 214,
    file: `content/videos/${slug}.yaml`,
    posterFile: `content/media/posters/${slug}.jpg`,
    thumbnail: `/posters/${slug}.jpg`,
    ...change,
  };
}

/** A portfolio of one category with alternating groups. */
export function makeVideos(
  count: number,
  groups: readonly [string, ...string[]] = ['Salsa', 'Rock', 'R&B'],
): VideoDetails[] {
  return Array.from({ length: count }, (_, index) =>
    makeVideo(`video-${index + 1}`, { genre: groups[index % groups.length] ?? groups[0] }),
  );
}
