import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies } from './answers.ts';

export interface PackageNeeds {
  readonly halfDays: number;
  readonly people: number;
  readonly places: number;
}

/**
 * The package that fits a plan, or a quote if none does. A plan is between two packages if the smaller one has enough
 * days, people and places, and only lacks something that it doesn't include.
 */
export type Choice =
  | { readonly kind: 'package'; readonly limit: PlannerRules['packages'][number]; readonly isBetween: boolean }
  | { readonly kind: 'offer'; readonly offer: PlannerRules['offers'][number] };

/** @param ids the answers, chosen or assumed. */
export function choosePackage(
  { packages, packagesOnly, offers }: Pick<PlannerRules, 'packages' | 'packagesOnly' | 'offers'>,
  needs: PackageNeeds,
  ids: ReadonlySet<string>,
): Choice | undefined {
  const large = packages.filter(
    ({ halfDays, people, places }) => halfDays >= needs.halfDays && people >= needs.people && places >= needs.places,
  );
  const limit = large.find(({ without }) => applies(undefined, ids, without));
  if (limit && applies(packagesOnly, ids)) return { kind: 'package', limit, isBetween: limit !== large[0] };
  const offer = offers.find(({ only }) => applies(only, ids));
  return offer && { kind: 'offer', offer };
}
