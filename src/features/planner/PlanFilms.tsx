import { watchPath } from '#features/video/watch-path.ts';
import { localAddress } from '#lib/intl.ts';
import { linkTo } from '#lib/link-to.ts';
import type { Plan } from './plan/make-plan.ts';
import type { PlannerData } from './planner.query.ts';

export interface PlanFilmsProps {
  readonly data: PlannerData;
  readonly plan: Plan;
  /** Phones only show them with the brief. */
  readonly isBrief: boolean;
}

/** Films similar to the plan, beside the call sheet. */
export function PlanFilms({ data: { films, words }, plan, isBrief }: PlanFilmsProps) {
  const shown = plan.films.flatMap((slug) => films.find((film) => film.slug === slug) ?? []);
  return (
    <section className={`mt-12 ${isBrief ? '' : 'max-lg:hidden'}`}>
      <h3 className="mb-4 slate text-mist">{words.sheet.films}</h3>
      <ul className="grid grid-cols-2 gap-4">
        {shown.map(({ slug, title, lang, artist, path, poster }) => (
          <li key={slug}>
            {poster !== undefined && (
              <img alt="" className="aspect-frame w-full object-cover" loading="lazy" src={poster} />
            )}
            <a
              className="mt-1.5 block font-semibold hover:text-tungsten"
              {...linkTo(path ?? localAddress(watchPath(slug)))}
              lang={lang}
            >
              {title}
            </a>
            <span className="text-small text-mist">{artist}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
