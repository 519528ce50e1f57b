import type { ContentData } from '../schemas/content-files.ts';
import { nearestOf } from '../text/nearest.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry, ContentFile } from './read-content.ts';

/** Packages that the planner names but content/packages.yaml does not have. */
export function checkPlannerPackages(entries: readonly CheckedEntry[], files: readonly ContentFile[]): Problem[] {
  const planner = entries.find(({ name }) => name === 'planner');
  const packages = entries.find(({ name }) => name === 'packages')?.data as ContentData<'packages'> | undefined;
  // What is wrong with the packages has its own message.
  if (!planner || (!packages && files.some(({ name }) => name === 'packages'))) return [];
  const names = packages?.tiers.map(({ name }) => name) ?? [];
  return (planner.data as ContentData<'planner'>).packages.flatMap(({ tier }, index): Problem[] => {
    if (names.includes(tier)) return [];
    const advice = `names ${tier}, which is not a package: write the name of one of content/packages.yaml${nearestOf(tier, names)}`;
    return [{ file: planner.file, field: `packages[${String(index)}].tier`, advice }];
  });
}
