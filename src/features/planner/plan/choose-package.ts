import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies } from './answers.ts';

/** What a plan needs of a package. */
export interface PackageNeeds {
  readonly halfDays: number;
  readonly people: number;
  readonly places: number;
}

/** The package that holds a plan, or what the job is quoted as where none does. */
export type Choice =
  | { readonly kind: 'package'; readonly limit: PlannerRules['packages'][number]; readonly needs: PackageNeeds }
  | { readonly kind: 'offer'; readonly offer: PlannerRules['offers'][number] };

/** @param ids the answers that the plan goes by. */
export function choosePackage(
  { packages, packagesOnly, offers }: Pick<PlannerRules, 'packages' | 'packagesOnly' | 'offers'>,
  needs: PackageNeeds,
  ids: ReadonlySet<string>,
): Choice | undefined {
  const limit = packages.find(
    ({ halfDays, people, places, without = [] }) =>
      halfDays >= needs.halfDays &&
      people >= needs.people &&
      places >= needs.places &&
      !without.some((id) => ids.has(id)),
  );
  if (limit && applies(packagesOnly, ids)) return { kind: 'package', limit, needs };
  const offer = offers.find(({ only }) => applies(only, ids));
  return offer && { kind: 'offer', offer };
}
