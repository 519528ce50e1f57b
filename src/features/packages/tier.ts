import type { PackageTier } from './packages.query.ts';

/** Two neighboring tiers, by their places in the list. */
interface TierPair {
  readonly upper: number;
  readonly lower: number;
  /** The pair that a visitor sees first. */
  readonly isFirstChoice: boolean;
}

/**
 * The pairs that a phone compares side by side. The first choice is led by the first tier with a mark, such as Most
 * popular; without marks it is the first pair.
 */
export function listTierPairs(tiers: readonly Pick<PackageTier, 'note'>[]): TierPair[] {
  const marked = tiers.findIndex(({ note }) => note !== undefined);
  // The last tier leads no pair: it is in the one above.
  const firstChoice = Math.max(0, Math.min(marked, tiers.length - 2));
  return tiers.slice(1).map((_, upper) => ({ upper, lower: upper + 1, isFirstChoice: upper === firstChoice }));
}
