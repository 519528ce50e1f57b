import { isEmpty, type Answers, type ApplicableQuestion } from './plan/answers.ts';
import { describeAnswer } from './plan/brief.ts';
import { formatPriceRange, listFigures, listPriceLines } from './plan/figures.ts';
import type { Plan } from './plan/make-plan.ts';
import type { PlannerData } from './planner.query.ts';
import { CalendarTable, Crew, Kit, Lines, Note, Permits, SheetPart } from './SheetParts.tsx';
import { linkTo } from '#lib/link-to.ts';

interface SheetProps {
  readonly data: PlannerData;
  readonly plan: Plan;
  readonly answers: Answers;
  readonly isBrief: boolean;
  /** What the visitor has added in their own words. */
  readonly more: string;
  readonly url: string;
  readonly onChange: (step: string) => void;
}

type PartProps = Pick<SheetProps, 'data' | 'plan'>;

function AnswerList({
  data: { words, titleOf },
  plan,
  answers,
  onChange,
}: Omit<SheetProps, 'isBrief' | 'more' | 'url'>) {
  const answerOf = (asked: ApplicableQuestion) =>
    describeAnswer(asked, answers, titleOf) ??
    (asked.assumed === undefined ? '–' : `${asked.assumed.label} (${words.sheet.assumed})`);
  return (
    <SheetPart heading={words.sheet.answers}>
      <dl className="sheet-rows">
        {plan.asked.map((asked) => (
          <div key={asked.question.id}>
            <dt>{asked.question.title}</dt>
            <dd>
              <span className="font-semibold">{answerOf(asked)}</span>{' '}
              <button className="ms-2 min-h-6" onClick={() => onChange(asked.question.id)} type="button">
                {words.sheet.change}
                <span className="sr-only"> {asked.question.title}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  );
}

function Fit({ data: { words, packagesPath }, plan: { choice, isBetween } }: PartProps) {
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
  return (
    <SheetPart heading={sheet.package}>
      <p className="mb-1.5 display text-[1.75rem]/[1.1]">{choice.limit.tier}</p>
      {isBetween && <Note>{sheet.between}</Note>}
      {packagesPath !== undefined && (
        <p className="print:hidden">
          <a {...linkTo(packagesPath)}>{sheet.packageLink}</a>
        </p>
      )}
    </SheetPart>
  );
}

function Price({ data: { words, prices }, plan }: PartProps) {
  const price = formatPriceRange(plan, prices);
  if (price === undefined) return undefined;
  const lines = listPriceLines(plan, prices);
  return (
    <SheetPart heading={words.sheet.price}>
      <p className="display text-[1.75rem]/[1.1]">{price}</p>
      <Note>{words.sheet.others}</Note>
      {lines.length > 0 && (
        <dl className="sheet-rows mt-3">
          {lines.map(({ name, figure }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="ms-auto">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {plan.isOverBudget && <Note>{words.sheet.overBudget}</Note>}
    </SheetPart>
  );
}

/** On small screens, which show the rest of the sheet only at the end. */
function PriceInSight({ data: { prices }, plan }: PartProps) {
  const price = formatPriceRange(plan, prices);
  return price === undefined ? undefined : <p className="display text-title-s lg:hidden">{price}</p>;
}

/** The call sheet of a job: it grows with the answers, and ends as the brief. */
export function PlanSheet({ data, plan, answers, isBrief, more, url, onChange }: SheetProps) {
  const { sheet } = data.words;
  const { bring, advice } = plan;
  // Before the first answer the sheet is short.
  const isNew = isEmpty(answers) && !isBrief;
  return (
    <section
      aria-labelledby="plan-sheet"
      className={`plan-sheet on-paper ${isBrief ? 'prints-alone' : ''}`}
      data-brief={isBrief ? '' : undefined}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 pb-3">
        <h2 className="display text-title-s" id="plan-sheet">
          {isBrief ? data.words.brief.label : sheet.heading}
        </h2>
        {isBrief ? <p className="slate">{data.company.name}</p> : <PriceInSight data={data} plan={plan} />}
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
        {isBrief && <Lines heading={data.words.brief.more} lines={more === '' ? [] : [more]} />}
        <Fit data={data} plan={plan} />
        <Price data={data} plan={plan} />
        {!isNew && (
          <>
            <Crew plan={plan} words={sheet} />
            <Permits plan={plan} words={sheet} />
          </>
        )}
        <CalendarTable plan={plan} words={sheet} />
        {!isNew && (
          <>
            <Kit plan={plan} words={sheet} />
            <Lines heading={sheet.bring} lines={bring} />
            <Lines heading={sheet.advice} lines={advice} />
          </>
        )}
      </div>
      {isBrief && <p className="hidden slate normal-case print:block">{url}</p>}
    </section>
  );
}
