import { sharePage } from '#features/notifications/browser/share.ts';
import { copyText } from '#lib/copy-text.ts';
import { notify } from '#features/notifications/browser/notify.ts';
import { buttonClass, ButtonLink } from '#ui/ButtonLink.tsx';
import { briefEmailHref, writeBrief, type BriefSources } from './plan/brief.ts';
import { addDays } from './plan/days.ts';
import type { PlannerData } from './planner.query.ts';
import type { PlanState } from './browser/use-plan.ts';

/** Saves a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What can be done with a brief. */
export function BriefActions({ data, state }: { readonly data: PlannerData; readonly state: PlanState }) {
  const { words, company, address, films } = data;
  const { plan, answers, code, url, heading, clear } = state;
  const { brief } = words;
  const titleOf = (slug: string) => films.find((film) => film.slug === slug)?.title ?? slug;
  const sources: BriefSources = { plan, answers, url, words, titleOf };
  const { firstDay, lastDay } = plan.calendar;
  const copy = async () => {
    const isCopied = await copyText(writeBrief(sources));
    notify({ title: isCopied ? brief.copied : brief.refused, variant: isCopied ? 'default' : 'destructive' });
  };
  /** Few visitors want the file, so what writes it comes when it is asked for. */
  const hold = async (first: string, endDay: string) => {
    const { createHold } = await import('./plan/hold.ts');
    const id = `${code}@${new URL(address).host}`;
    const title = `${company.name}: ${brief.holdTitle}`;
    const text = writeBrief(sources);
    saveFile(
      'shoot.ics',
      'text/calendar',
      createHold({ title, text, url, firstDay: first, endDay, id, now: new Date() }),
    );
  };
  return (
    <div className="plan-step">
      <h2 className="display text-title-m" ref={heading}>
        {brief.heading}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-mist">{brief.text}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <ButtonLink href={briefEmailHref(sources, company.bookingsEmail)} variant="primary">
          {brief.email}
        </ButtonLink>
        <ButtonLink href={company.phoneHref}>
          <span>
            {brief.call} <span className="whitespace-nowrap">{company.phoneDisplay}</span>
          </span>
        </ButtonLink>
        <button className={buttonClass('quiet')} onClick={() => void copy()} type="button">
          {brief.copy}
        </button>
        <button
          className={buttonClass('quiet')}
          onClick={() => void sharePage({ title: document.title, url })}
          type="button"
        >
          {brief.share}
        </button>
        <button
          className={buttonClass('quiet')}
          onClick={() => {
            print();
          }}
          type="button"
        >
          {brief.print}
        </button>
        {firstDay !== undefined && lastDay !== undefined && (
          <button
            className={buttonClass('quiet')}
            onClick={() => void hold(firstDay, addDays(lastDay, 1))}
            type="button"
          >
            {brief.hold}
          </button>
        )}
      </div>
      <p className="mt-6 max-w-measure text-small text-mist">{brief.private}</p>
      <button className="mt-2 min-h-11 cursor-pointer text-small underline" onClick={clear} type="button">
        {words.steps.clear}
      </button>
    </div>
  );
}
