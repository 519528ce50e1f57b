import type { PackageTier } from './packages.query.ts';

/** Two neighboring tiers, by their indexes in the list. */
interface TierPair {
  readonly upper: number;
  readonly lower: number;
  /** Whether a visitor sees this pair first. */
  readonly isFirstChoice: boolean;
}

/**
 * The pairs that a phone compares. The one shown first starts with the first tier that has a mark, such as Most
 * popular; without marks it is the first pair.
 */
export function listTierPairs(tiers: readonly Pick<PackageTier, 'note'>[]): TierPair[] {
  const marked = tiers.findIndex(({ note }) => note !== undefined);
  // The last tier starts no pair: it is in the one before.
  const firstChoice = Math.max(0, Math.min(marked, tiers.length - 2));
  return tiers.slice(1).map((_, upper) => ({ upper, lower: upper + 1, isFirstChoice: upper === firstChoice }));
}

/** The id of a tier's section. */
export const tierId = (index: number): string => `tier-${index + 1}`;
