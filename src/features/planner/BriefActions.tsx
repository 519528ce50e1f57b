import { sharePage } from '#features/notifications/browser/share.ts';
import { copyText } from '#lib/copy-text.ts';
import { notify } from '#features/notifications/browser/notify.ts';
import { buttonClass, ButtonLink } from '#ui/ButtonLink.tsx';
import { briefEmailHref, writeBrief, type BriefSources } from './plan/brief.ts';
import { addDays } from './plan/days.ts';
import type { PlannerData } from './planner.query.ts';
import type { PlanState } from './browser/use-plan.ts';

export function BriefActions({ data, state }: { readonly data: PlannerData; readonly state: PlanState }) {
  const { words, sharing, company, address, films } = data;
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
    const { saveHold } = await import('./browser/save-hold.ts');
    saveHold({
      title: `${company.name}: ${brief.holdTitle}`,
      text: writeBrief(sources),
      url,
      firstDay: first,
      endDay,
      id: `${code}@${new URL(address).host}`,
      now: new Date(),
    });
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
          onClick={() => void sharePage({ title: document.title, url }, sharing)}
          type="button"
        >
          {brief.share}
        </button>
        <button className={buttonClass('quiet')} onClick={() => print()} type="button">
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
      <button className="plan-clear" onClick={clear} type="button">
        {words.steps.clear}
      </button>
    </div>
  );
}
