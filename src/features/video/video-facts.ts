import type { VideoSummary } from './video.ts';

/** The line of facts after a video's artist, which cards, players and watch pages show. */
export function videoFacts({ kind, year }: VideoSummary): string {
  const facts: readonly (string | number | undefined)[] = [kind, year];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}
