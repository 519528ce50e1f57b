import { useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { buttonClass, ButtonLink } from '#ui/ButtonLink.tsx';
import { briefEmailHref, writeBrief, type BriefSources } from './plan/brief.ts';
import type { PlannerData } from './planner.query.ts';
import type { PlanState } from './browser/use-plan.ts';

export function BriefActions({ data, state }: { readonly data: PlannerData; readonly state: PlanState }) {
  const { words, prices, company, titleOf } = data;
  const { plan, answers, more, setMore, url, heading, clear } = state;
  const { brief } = words;
  const sources: BriefSources = { plan, answers, more, prices, url, words, titleOf };
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    setCopied((await copyText(writeBrief(sources))) ? brief.copied : brief.refused);
  };
  return (
    <div className="plan-step">
      <h2 className="display text-title-m" ref={heading}>
        {brief.heading}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-mist">{brief.text}</p>
      <label className="mb-6 grid gap-2">
        <span className="text-small text-mist">{brief.more}</span>
        <input className="plan-field" maxLength={200} onChange={({ target }) => setMore(target.value)} value={more} />
      </label>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <ButtonLink href={briefEmailHref(sources, company.bookingsEmail)} variant="primary">
          {brief.email}
        </ButtonLink>
        <ButtonLink href={company.phoneHref}>
          {brief.call} {company.phoneDisplay}
        </ButtonLink>
        {company.whatsapp && (
          <ButtonLink href={`${company.whatsapp.href}?text=${encodeURIComponent(writeBrief(sources))}`}>
            {company.whatsapp.text}
          </ButtonLink>
        )}
        <button className={buttonClass('quiet')} onClick={() => void copy()} type="button">
          <span key={copied}>{copied ?? brief.copy}</span>
        </button>
        <button className={buttonClass('quiet')} onClick={() => print()} type="button">
          {brief.print}
        </button>
      </div>
      <p className="sr-only" role="status">
        {copied}
      </p>
      <p className="mt-6 max-w-measure text-small text-mist">{brief.private}</p>
      <button className="mt-2 min-h-11 cursor-pointer text-small underline" onClick={clear} type="button">
        {words.steps.clear}
      </button>
    </div>
  );
}
