import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../site-page.ts';
import { inFull, type SiteFacts } from './site-facts.ts';

/** The way from the home page to a page. */
export function describeTrail(trail: readonly Crumb[], facts: SiteFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: inFull(path, facts),
    })),
  };
}
