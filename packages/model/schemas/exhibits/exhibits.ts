import type { z } from 'astro/zod';
import { entry } from '../fields.ts';
import { brief } from './brief.ts';
import { checklist } from './checklist.ts';
import { daylight } from './daylight.ts';
import { hours } from './hours.ts';
import { looks } from './looks.ts';
import { myths } from './myths.ts';
import { scopes } from './scopes.ts';
import { scriptpage } from './scriptpage.ts';
import { verdicts } from './verdicts.ts';

/**
 * What written pages can show beside words: the figures are in a page's front matter, and a tag of the same name, such
 * as `{% daylight /%}`, says where it stands in the text. src/features/exhibits has a folder for each.
 */
const exhibits = {
  brief,
  checklist,
  daylight,
  hours,
  looks,
  myths,
  scopes,
  scriptpage,
  verdicts,
};

export type ExhibitName = keyof typeof exhibits;

/** The figures and words of one exhibit. */
export type Exhibit<Name extends ExhibitName> = z.infer<(typeof exhibits)[Name]>;

export const exhibitNames = Object.keys(exhibits) as ExhibitName[];

/** The field of a page's front matter. */
export const exhibitsField = entry({
  brief: brief.optional(),
  checklist: checklist.optional(),
  daylight: daylight.optional(),
  hours: hours.optional(),
  looks: looks.optional(),
  myths: myths.optional(),
  scopes: scopes.optional(),
  scriptpage: scriptpage.optional(),
  verdicts: verdicts.optional(),
}).optional();
