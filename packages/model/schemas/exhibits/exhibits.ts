import type { z } from 'astro/zod';
import { entry } from '../fields.ts';
import { daylight } from './daylight.ts';

/**
 * What written pages can show beside words: the figures are in a page's front matter, and a tag of the same name, such
 * as `{% daylight /%}`, says where it stands in the text. src/features/exhibits has a folder for each.
 */
const exhibits = { daylight };

export type ExhibitName = keyof typeof exhibits;

/** The figures and words of one exhibit. */
export type Exhibit<Name extends ExhibitName> = z.infer<(typeof exhibits)[Name]>;

export const exhibitNames = Object.keys(exhibits) as ExhibitName[];

/** The field of a page's front matter. */
export const exhibitsField = entry({ daylight: daylight.optional() }).optional();
