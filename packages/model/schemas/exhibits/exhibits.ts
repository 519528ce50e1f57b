import type { z } from 'astro/zod';
import { entry } from '../fields.ts';
import { board } from './board.ts';
import { brief } from './brief.ts';
import { budgets } from './budgets.ts';
import { callsheet } from './callsheet.ts';
import { checklist } from './checklist.ts';
import { daylight } from './daylight.ts';
import { hours } from './hours.ts';
import { inventory } from './inventory.ts';
import { looks } from './looks.ts';
import { myths } from './myths.ts';
import { packing } from './packing.ts';
import { permitpath } from './permitpath.ts';
import { quotes } from './quotes.ts';
import { scopes } from './scopes.ts';
import { scorecard } from './scorecard.ts';
import { scriptpage } from './scriptpage.ts';
import { timeline } from './timeline.ts';
import { verdicts } from './verdicts.ts';

/**
 * What written pages can show beside words: the figures are in a page's front matter, and a tag of the same name, such
 * as `{% daylight /%}`, says where it stands in the text. src/features/exhibits has a folder for each.
 */
const exhibits = {
  board,
  brief,
  budgets,
  callsheet,
  checklist,
  daylight,
  hours,
  inventory,
  looks,
  myths,
  packing,
  permitpath,
  quotes,
  scopes,
  scorecard,
  scriptpage,
  timeline,
  verdicts,
};

export type ExhibitName = keyof typeof exhibits;

/** The figures and words of one exhibit. */
export type Exhibit<Name extends ExhibitName> = z.infer<(typeof exhibits)[Name]>;

export const exhibitNames = Object.keys(exhibits) as ExhibitName[];

/** The field of a page's front matter. */
export const exhibitsField = entry({
  board: board.optional(),
  brief: brief.optional(),
  budgets: budgets.optional(),
  callsheet: callsheet.optional(),
  checklist: checklist.optional(),
  daylight: daylight.optional(),
  hours: hours.optional(),
  inventory: inventory.optional(),
  looks: looks.optional(),
  myths: myths.optional(),
  packing: packing.optional(),
  permitpath: permitpath.optional(),
  quotes: quotes.optional(),
  scopes: scopes.optional(),
  scorecard: scorecard.optional(),
  scriptpage: scriptpage.optional(),
  timeline: timeline.optional(),
  verdicts: verdicts.optional(),
}).optional();
