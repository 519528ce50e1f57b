import type { VideoSummary } from './video.ts';

/** What is said of a video after its artist, in one line: cards, players and watch pages show it. */
export function videoFacts({ group, year }: VideoSummary): string {
  return [group, year].join(' · ');
}
