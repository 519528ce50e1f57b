import { lazy, Suspense } from 'react';
import { watchPath } from '#features/video/watch-path.ts';
import { Picture } from '#ui/Picture.tsx';
import { isEmpty, type Answers } from './plan/answers.ts';
import { describeAnswer } from './plan/brief.ts';
import { countHalfDays, formatHalfDays, listFigures } from './plan/figures.ts';
import type { Plan } from './plan/make-plan.ts';
import type { PlannerData } from './planner.query.ts';
import type { SheetSun as LoadedSun } from './SheetSun.tsx';
import { CalendarTable, Crew, Kit, Lines, Permits, SheetPart } from './SheetParts.tsx';
import { localAddress } from '#lib/intl.ts';
import { linkTo } from '#lib/link-to.ts';

interface SheetProps {
  readonly data: PlannerData;
  readonly plan: Plan;
  readonly answers: Answers;
  readonly isBrief: boolean;
  /** The link that opens the plan, for paper. */
  readonly url: string;
  /** Leads to the question of an answer. */
  readonly onChange: (step: string) => void;
}

type PartProps = Pick<SheetProps, 'data' | 'plan'>;

function AnswerList({ data: { words, films }, plan, answers, onChange }: Omit<SheetProps, 'isBrief' | 'url'>) {
  const titleOf = (slug: string) => films.find((film) => film.slug === slug)?.title ?? slug;
  const rows = plan.asked.map((asked) => ({
    question: asked.question,
    answer: describeAnswer(asked, answers, titleOf),
    assumed: asked.assumed?.label,
  }));
  return (
    <SheetPart heading={words.sheet.answers}>
      <dl className="sheet-answers">
        {rows.map(({ question: { id, title }, answer, assumed }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              {answer ?? (assumed === undefined ? '–' : `${assumed} (${words.sheet.assumed})`)}{' '}
              <button className="print:hidden" onClick={() => onChange(id)} type="button">
                {words.sheet.change}
                <span className="sr-only"> {title}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  );
}

/** The sun of a day, with its arithmetic loaded once a day is chosen. Where it does not load, the plan is without. */
const SheetSun = lazy<typeof LoadedSun>(async () =>
  import('./SheetSun.tsx').then(
    (loaded) => ({ default: loaded.SheetSun }),
    () => ({ default: () => null }),
  ),
);

/** The package that holds the plan, and by how much. */
function Fit({ data: { words, packagesPath }, plan: { choice } }: PartProps) {
  const { sheet } = words;
  if (!choice) return undefined;
  if (choice.kind === 'offer') {
    const { name, text, path } = choice.offer;
    return (
      <SheetPart heading={sheet.package}>
        <p>
          <a {...linkTo(path)}>{name}</a>
        </p>
        <p className="sheet-note">{text}</p>
      </SheetPart>
    );
  }
  const { limit, needs } = choice;
  const rows = [
    [sheet.packageDays, formatHalfDays(needs.halfDays), formatHalfDays(limit.halfDays)],
    [sheet.packagePeople, String(needs.people), String(limit.people)],
    [sheet.packagePlaces, String(needs.places), String(limit.places)],
  ] as const;
  return (
    <SheetPart heading={sheet.package}>
      <p className="sheet-tier">{limit.tier}</p>
      <dl className="sheet-answers">
        {rows.map(([name, need, holds]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {need} {sheet.holds} {holds}
            </dd>
          </div>
        ))}
      </dl>
      {packagesPath !== undefined && (
        <p className="print:hidden">
          <a {...linkTo(packagesPath)}>{sheet.packageLink}</a>
        </p>
      )}
    </SheetPart>
  );
}

/** Films of ours that the plan is like. */
function Films({ data: { films, posters }, plan }: PartProps) {
  const shown = plan.films.flatMap((slug) => films.find((film) => film.slug === slug) ?? []);
  return (
    <ul className="sheet-films">
      {shown.map(({ slug, title, lang, artist, path }) => (
        <li key={slug}>
          {posters[slug] && (
            <Picture className="aspect-frame w-full object-cover" decorative picture={posters[slug]} size="quarter" />
          )}
          <a {...linkTo(path ?? localAddress(watchPath(slug)))} lang={lang}>
            {title}
          </a>
          <span className="sheet-note">{artist}</span>
        </li>
      ))}
    </ul>
  );
}

/** The call sheet of a job: it grows with the answers, and is the brief at their end. */
export function PlanSheet({ data, plan, answers, isBrief, url, onChange }: SheetProps) {
  const { sheet } = data.words;
  const { bring, there, drivers, advice, sky, calendar } = plan;
  // Before the first answer the sheet is short: nobody has asked for more.
  const isNew = isEmpty(answers) && !isBrief;
  return (
    <section aria-labelledby="plan-sheet" className="plan-sheet" data-brief={isBrief ? '' : undefined}>
      <header className="sheet-head">
        <h2 className="display text-title-s" id="plan-sheet">
          {isBrief ? data.words.brief.label : sheet.heading}
        </h2>
        <p className="slate">{data.company.name}</p>
      </header>
      {isNew && <p className="sheet-empty">{sheet.empty}</p>}
      <dl className="sheet-figures">
        {listFigures(plan, sheet).map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="sheet-parts">
        {isBrief && <AnswerList answers={answers} data={data} onChange={onChange} plan={plan} />}
        <Fit data={data} plan={plan} />
        {!isNew && (
          <>
            <SheetPart heading={sheet.drives}>
              <div className="driver-lines">
                <Lines lines={[`${sheet.shoot}: ${countHalfDays(plan.halfDays, sheet)}`, ...drivers]} />
              </div>
            </SheetPart>
            <Crew plan={plan} words={sheet} />
            <Permits plan={plan} words={sheet} />
          </>
        )}
        <CalendarTable plan={plan} words={sheet} />
        {sky && calendar.firstDay !== undefined && (
          <Suspense>
            <SheetSun day={calendar.firstDay} sky={sky} words={sheet} />
          </Suspense>
        )}
        {!isNew && (
          <>
            <Kit plan={plan} words={sheet} />
            {bring.length > 0 && (
              <SheetPart heading={sheet.bring}>
                <Lines lines={bring} />
              </SheetPart>
            )}
            {there.length > 0 && (
              <SheetPart heading={sheet.there}>
                <Lines lines={there} />
              </SheetPart>
            )}
            {advice.length > 0 && (
              <SheetPart heading={sheet.advice}>
                <Lines lines={advice} />
              </SheetPart>
            )}
            <SheetPart heading={sheet.films}>
              <Films data={data} plan={plan} />
            </SheetPart>
          </>
        )}
      </div>
      {isBrief && <p className="sheet-link">{url}</p>}
    </section>
  );
}
