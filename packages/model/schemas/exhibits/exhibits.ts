import type { z } from 'zod';
import { entry, list } from '@site/zod-content/fields.ts';
import { bars } from './bars.ts';
import { daylight } from './daylight.ts';
import { form } from './form.ts';
import { hours } from './hours.ts';
import { map } from './map.ts';
import { notes } from './notes.ts';
import { scopes } from './scopes.ts';
import { script } from './script.ts';
import { grid } from './grid.ts';
import { timeline } from './timeline.ts';

const several = <Item extends z.ZodType>(item: Item) => list(item, 'exhibits with a name each', { max: 12 }).optional();

/**
 * Illustrations in written pages. Blocks (bars, form, notes, grid, timeline) suit any subject; drawings (daylight,
 * hours, map, scopes, script) have one. Their data is in a page's front matter, and a tag such as `{% grid
 * name="two-quotes" /%}` places them in the text. src/features/exhibits has a component for each.
 */
const exhibits = {
  bars: several(bars),
  daylight: several(daylight),
  form: several(form),
  hours: several(hours),
  map: several(map),
  notes: several(notes),
  scopes: several(scopes),
  script: several(script),
  grid: several(grid),
  timeline: several(timeline),
};

export type ExhibitKind = keyof typeof exhibits;

export type Exhibit<Kind extends ExhibitKind> = NonNullable<z.infer<(typeof exhibits)[Kind]>>[number];

export type Exhibits = { readonly [Kind in ExhibitKind]?: readonly Exhibit<Kind>[] | undefined };

export const exhibitKinds = Object.keys(exhibits) as ExhibitKind[];

export const exhibitsField = entry(exhibits).meta({ title: 'Drawings and tables in the text' }).optional();
