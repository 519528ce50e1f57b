import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies } from './answers.ts';

/** What a plan needs of a package. */
export interface PackageNeeds {
  readonly halfDays: number;
  readonly people: number;
  readonly places: number;
}

/**
 * The package that holds a plan, or what the job is quoted as where none does. It is between two packages where the smaller
 * one has the days, people and places, and only what it doesn't include is missing.
 */
export type Choice =
  | { readonly kind: 'package'; readonly limit: PlannerRules['packages'][number]; readonly isBetween: boolean }
  | { readonly kind: 'offer'; readonly offer: PlannerRules['offers'][number] };

/** @param ids the answers that the plan goes by. */
export function choosePackage(
  { packages, packagesOnly, offers }: Pick<PlannerRules, 'packages' | 'packagesOnly' | 'offers'>,
  needs: PackageNeeds,
  ids: ReadonlySet<string>,
): Choice | undefined {
  const large = packages.filter(
    ({ halfDays, people, places }) => halfDays >= needs.halfDays && people >= needs.people && places >= needs.places,
  );
  const limit = large.find(({ without = [] }) => !without.some((id) => ids.has(id)));
  if (limit && applies(packagesOnly, ids)) return { kind: 'package', limit, isBetween: limit !== large[0] };
  const offer = offers.find(({ only }) => applies(only, ids));
  return offer && { kind: 'offer', offer };
}
