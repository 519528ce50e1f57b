import type { VideoSummary } from './video.ts';

/** The line of facts after a video's artist, which cards, players and watch pages show. */
export function videoFacts({ group, year }: VideoSummary): string {
  const facts: readonly (string | number | undefined)[] = [group, year];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}
