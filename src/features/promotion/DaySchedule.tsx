import type { ContentData } from '@site/model/schemas/content-files.ts';
import { listBillLines, listPlayTimes, playHours, type BillLine, type PromotionOffer } from './schedule.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { DayDial } from './DayDial.tsx';

export interface DayScheduleProps {
  readonly copy: ContentData<'promotionPage'>['offer'];
  readonly offer: PromotionOffer;
}

/** What the offer comes to, line by line as on a bill; the price of one play is the result. */
function Bill({ lines }: { readonly lines: readonly BillLine[] }) {
  return (
    <dl className="border-b border-ink-500">
      {lines.map(({ sum, figure, words, isResult = false }) => (
        <div
          className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 border-t border-ink-500 py-4"
          key={words}
        >
          <dt className="grow basis-0 text-small text-mist">{words}</dt>
          <dd className="flex items-baseline">
            {sum !== undefined && <span className="w-28 shrink-0 slate text-mist lg:w-36">{sum} =</span>}
            <span className={`display ${isResult ? 'text-title-l text-tungsten' : 'text-title-m'}`}>{figure}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The day as a dial with its plays, and beside it what they come to. */
export function DaySchedule({ copy, offer }: DayScheduleProps) {
  const plays = playHours(offer);
  return (
    <Section labelledBy="offer" tone="panel">
      <div className="twelve gap-y-12">
        <div className="col-span-12 lg:col-span-5 lg:col-start-8 lg:self-end">
          <SectionHead heading={copy.heading} id="offer" label={copy.label} text={copy.text} />
        </div>
        <figure className="col-span-12 sm:max-lg:col-span-8 sm:max-lg:col-start-3 lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center">
          <DayDial
            hoursOnAir={offer.hoursADay}
            middle={String(offer.everyHours)}
            middleWords={copy.words.apart}
            plays={plays}
          />
          {/* The dial's own text is too short for visitors who cannot see it. */}
          <figcaption className="sr-only">
            {copy.words.times} {listPlayTimes(offer)}
          </figcaption>
        </figure>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <Bill lines={listBillLines(offer, copy.words)} />
        </div>
      </div>
    </Section>
  );
}
