import type { VideoSummary } from './video.ts';

/** The line of facts after a video's artist, which cards, players and watch pages show; it breaks before the first alone. */
export function videoFacts({ genre, year }: Partial<Pick<VideoSummary, 'genre'>> & Pick<VideoSummary, 'year'>): string {
  const facts: readonly (string | number | undefined)[] = [genre, year];
  return facts.filter((fact) => fact !== undefined).join('\u00a0·\u00a0');
}
