import { listVideos, getVideos } from '#features/video/videos.query.ts';
import { getPrices } from '#features/packages/prices.query.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { siteMoment } from '@site/model/drafts/site-moment.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { compareText, isOwnPath } from '#lib/intl.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { listHolidays } from './holidays.ts';
import { serializeFilms, type NamedFilm } from './named-films.ts';

export type EncodedData = Awaited<ReturnType<typeof getPlannerData>>;

export interface PlannerData extends Omit<EncodedData, 'films'> {
  readonly films: readonly NamedFilm[];
  /** A film's title, or its slug if there is no such film. */
  readonly titleOf: (slug: string) => string;
}

/**
 * A poster beside its film's title is small, and all supported browsers show AVIF, so one file is enough. It is the
 * second smallest: few screens would take the smallest.
 */
const addressOf = ({ sources, src }: PictureData) => sources[0]?.srcSet.split(', ')[1]?.split(' ', 1)[0] ?? src;

export async function getPlannerData() {
  const { site, routes } = await getSite();
  const { file, data: rules } = await getSingle('planner');
  const { steps, sheet, brief } = (await getSingle('planPage')).data;
  const { name, phoneDisplay, phoneHref, bookingsEmail, whatsapp } = await getCompany();
  const prices = await getPrices();
  const questions = rules.questions.filter(
    ({ answers }) => prices !== undefined || answers.every(({ upTo }) => upTo === undefined),
  );
  const examples = await getVideos(
    rules.films.map(({ film }) => film),
    file,
  );
  return {
    rules: { ...rules, questions, holidays: listHolidays(site.address.country, siteMoment(site.zone).slice(0, 10)) },
    words: { steps, sheet, brief },
    prices: prices && { currency: prices.currency, tiers: prices.tiers, plans: prices.plans, spread: prices.spread },
    company: { name, phoneDisplay, phoneHref, bookingsEmail, whatsapp },
    films: serializeFilms(
      (await listVideos())
        .map(({ slug, path, title, lang, artist }) => {
          const example = examples.find((one) => one.slug === slug);
          return {
            slug,
            title,
            ...(lang !== undefined && { lang }),
            ...(!isOwnPath(path) && { path }),
            ...(example && { poster: addressOf(example.poster), artist }),
          };
        })
        .sort((a, b) => compareText(a.title, b.title)),
    ),
    packagesPath: routes.path('packages'),
    address: new URL(routes.path('plan') ?? '', site.origin).href,
  };
}
