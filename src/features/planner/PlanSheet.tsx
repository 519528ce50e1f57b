import { lazy, Suspense } from 'react';
import { watchPath } from '#features/video/watch-path.ts';
import { Picture } from '#ui/Picture.tsx';
import { isEmpty, type Answers, type Asked } from './plan/answers.ts';
import { describeAnswer } from './plan/brief.ts';
import { countHalfDays, formatHalfDays, listFigures } from './plan/figures.ts';
import type { Plan } from './plan/make-plan.ts';
import type { PlannerData } from './planner.query.ts';
import type { SheetSun as LoadedSun } from './SheetSun.tsx';
import { CalendarTable, Crew, Kit, Lines, Note, Permits, Rows, SheetPart } from './SheetParts.tsx';
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
  const answerOf = (asked: Asked) =>
    describeAnswer(asked, answers, titleOf) ??
    (asked.assumed === undefined ? '–' : `${asked.assumed.label} (${words.sheet.assumed})`);
  return (
    <SheetPart heading={words.sheet.answers}>
      <Rows
        rows={plan.asked.map((asked) => [
          asked.question.title,
          <>
            <span className="font-semibold">{answerOf(asked)}</span>{' '}
            <button className="ms-2 min-h-6" onClick={() => onChange(asked.question.id)} type="button">
              {words.sheet.change}
              <span className="sr-only"> {asked.question.title}</span>
            </button>
          </>,
        ])}
      />
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
        <Note>{text}</Note>
      </SheetPart>
    );
  }
  const { limit, needs } = choice;
  const fit = (need: number | string, holds: number | string) => (
    <span className="font-semibold">{`${need} ${sheet.holds} ${holds}`}</span>
  );
  return (
    <SheetPart heading={sheet.package}>
      <p className="mb-1.5 display text-[1.75rem]/[1.1]">{limit.tier}</p>
      <Rows
        rows={[
          [sheet.packageDays, fit(formatHalfDays(needs.halfDays), formatHalfDays(limit.halfDays))],
          [sheet.packagePeople, fit(needs.people, limit.people)],
          [sheet.packagePlaces, fit(needs.places, limit.places)],
        ]}
      />
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
    <ul className="grid grid-cols-2 gap-4">
      {shown.map(({ slug, title, lang, artist, path }) => (
        <li key={slug}>
          {posters[slug] && (
            <Picture className="aspect-frame w-full object-cover" decorative picture={posters[slug]} size="quarter" />
          )}
          <a className="mt-1.5 block font-semibold" {...linkTo(path ?? localAddress(watchPath(slug)))} lang={lang}>
            {title}
          </a>
          <Note>{artist}</Note>
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
    <section
      aria-labelledby="plan-sheet"
      className={isBrief ? 'plan-sheet prints-alone' : 'plan-sheet'}
      data-brief={isBrief ? '' : undefined}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 pb-3">
        <h2 className="display text-title-s" id="plan-sheet">
          {isBrief ? data.words.brief.label : sheet.heading}
        </h2>
        <p className="slate">{data.company.name}</p>
      </header>
      {isNew && <p className="max-w-[40ch] pt-5 pb-6 text-lead">{sheet.empty}</p>}
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
            <div className="driver-lines">
              <Lines
                heading={sheet.drives}
                lines={[`${sheet.shoot}: ${countHalfDays(plan.halfDays, sheet)}`, ...drivers]}
              />
            </div>
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
            <Lines heading={sheet.bring} lines={bring} />
            <Lines heading={sheet.there} lines={there} />
            <Lines heading={sheet.advice} lines={advice} />
            <SheetPart heading={sheet.films}>
              <Films data={data} plan={plan} />
            </SheetPart>
          </>
        )}
      </div>
      {isBrief && <p className="hidden slate normal-case print:block">{url}</p>}
    </section>
  );
}
