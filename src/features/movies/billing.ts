import type { Movie } from '#features/video/video.ts';

/** Cast and laurels of a film in words, for the Markdown twin. */
export function writeBilling({ cast = [], laurels = [] }: Pick<Movie, 'cast' | 'laurels'>): string[] {
  return [
    ...cast.map(({ name, part }) => `${name}: ${part}`),
    ...laurels.map(({ prize, festival, year }) => `${prize}, ${festival} ${String(year)}`),
  ];
}
