import type { SectionCopy } from '#domain/contact/company.ts';
import { formatHour, playHours, type PromotionOffer } from '#domain/promotion/schedule.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The day as its hours, with the plays standing out. */
export function DaySchedule({ copy, offer }: { readonly copy: SectionCopy; readonly offer: PromotionOffer }) {
  const plays = playHours(offer);
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const facts = [
    [offer.price, 'all in'],
    [String(plays.length), 'plays a day'],
    [`${String(offer.months)} month`, 'on air'],
    [offer.devices, 'connected devices, as the channel says'],
  ] as const;
  return (
    <Section labelledBy="offer" tone="panel">
      <SectionHead heading={copy.heading} id="offer" label={copy.label} text={copy.text} />
      <div aria-hidden="true" className="mt-14 flex items-end gap-1 lg:gap-2">
        {hours.map((hour) => (
          <span
            className={`grow ${plays.includes(hour) ? 'h-40 bg-tungsten lg:h-56' : 'h-10 bg-ink-700'}`}
            key={hour}
          />
        ))}
      </div>
      <p className="mt-4 slate text-mist">Plays at {plays.map(formatHour).join(', ')}</p>
      <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {facts.map(([value, words]) => (
          <div className="flex flex-col-reverse justify-end gap-2 border-t border-ink-500 pt-4" key={words}>
            <dt className="text-small text-mist">{words}</dt>
            <dd className="display text-title-m">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
