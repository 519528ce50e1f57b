import type { ReactNode } from 'react';
import { count, countHalfDays, formatShoot, formatStep, formatWhen, type SheetWords } from './plan/figures.ts';
import type { Step } from './plan/calendar.ts';
import type { Plan } from './plan/make-plan.ts';
import { linkTo } from '#lib/link-to.ts';

export function SheetPart({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="break-inside-avoid py-4">
      <h3 className="mb-1.5 slate text-ink-700">{heading}</h3>
      {children}
    </section>
  );
}

export function Note({ children }: { readonly children: ReactNode }) {
  return <span className="block text-ink-700">{children}</span>;
}

export function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly ReactNode[] }) {
  if (lines.length === 0) return undefined;
  return (
    <SheetPart heading={heading}>
      <ul className="sheet-rows">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </SheetPart>
  );
}

const stages = ['prep', 'shoot', 'edit'] as const;

export function Crew({ plan: { crew }, words }: { readonly plan: Plan; readonly words: SheetWords }) {
  const groups = stages.map((stage) => ({ stage, lines: crew.filter((line) => line.stage === stage) }));
  return (
    <SheetPart heading={words.crew}>
      <table className="sheet-table">
        <caption className="sr-only">{words.crew}</caption>
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ stage, lines }) => (
            <tbody key={stage}>
              <tr>
                <th className="sheet-stage" colSpan={3} scope="colgroup">
                  {words[stage]}
                </th>
              </tr>
              {lines.map(({ id, name, people, hours }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{people}</td>
                  <td>
                    {hours} {words.hours}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
      </table>
    </SheetPart>
  );
}

export function Kit({ plan: { kit }, words }: { readonly plan: Plan; readonly words: SheetWords }) {
  return (
    <Lines
      heading={words.kit}
      lines={kit.map(({ id, name, path }) =>
        path === undefined ? (
          name
        ) : (
          <a key={id} {...linkTo(path)}>
            {name}
          </a>
        ),
      )}
    />
  );
}

export function Permits({ plan: { permits }, words }: { readonly plan: Plan; readonly words: SheetWords }) {
  if (permits.length === 0) return <SheetPart heading={words.permits}>{words.noPermits}</SheetPart>;
  return (
    <Lines
      heading={words.permits}
      lines={permits.map(({ id, name, from, workingDays, text }) => (
        <span key={id}>
          <strong>{name}</strong>: {count(workingDays, words.workingDay)}
          <Note>
            {from}. {text}
          </Note>
        </span>
      ))}
    />
  );
}

function Warning({ children }: { readonly children: string }) {
  return <p className="mb-3 border-2 px-3 py-2.5 font-semibold">{children}</p>;
}

function CalendarRow({ step, words }: { readonly step: Step; readonly words: SheetWords }) {
  return (
    <tr>
      <th scope="row">{formatWhen(step, words)}</th>
      <td>{formatStep(step, words)}</td>
      <td>{words[step.who]}</td>
    </tr>
  );
}

/** The schedule before and after the shoot. */
export function CalendarTable({
  plan: { calendar, halfDays, isRush },
  words,
}: {
  readonly plan: Plan;
  readonly words: SheetWords;
}) {
  const { before, after, firstDay, isLate, isLonger } = calendar;
  const when = formatShoot(calendar);
  return (
    <SheetPart heading={words.calendar}>
      {isLonger && <Warning>{words.several}</Warning>}
      {isLate && <Warning>{(isRush ? words.rush : undefined) ?? words.late}</Warning>}
      <table className="sheet-table is-calendar">
        <caption className="sr-only">{words.calendar}</caption>
        <tbody>
          {before.map((step) => (
            <CalendarRow key={step.what + String(step.offset)} step={step} words={words} />
          ))}
          <tr className="sheet-shoot">
            <th scope="row">{when === '' ? words.shoot : when}</th>
            <td>
              {when !== '' && `${words.shoot}: `}
              {countHalfDays(halfDays, words)}
            </td>
            <td>{words.us}</td>
          </tr>
          {after.map((step) => (
            <CalendarRow key={step.what + String(step.offset)} step={step} words={words} />
          ))}
        </tbody>
      </table>
      {firstDay !== undefined && <Note>{words.weekend}</Note>}
    </SheetPart>
  );
}
