import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { getSite } from '#lib/content.query.ts';
import { listDays, listMonths } from './year-of-light.ts';

/** The light of the current year where the company is, by days and by months. */
export async function getYear({ zone, rain, storms }: Exhibit<'daylight'>) {
  const { site } = await getSite();
  const days = listDays({ ...site.position, zone }, Number(siteDay(process.env).slice(0, 4)));
  return { days, months: listMonths(days, { rain, storms }) };
}
