import type { ContentData } from '@site/model/schemas/content-files.ts';
import { listBillLines, playHours, type BillLine, type PromotionOffer } from './schedule.ts';
import { formatTime } from '#lib/clock.ts';
import { Opening } from '#features/openings/Opening.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type PromotionPage = ContentData<'promotionPage'>;

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
            {sum !== undefined && <span className="min-w-32 shrink-0 pe-3 slate text-mist lg:min-w-36">{sum} =</span>}
            <span className={`display ${isResult ? 'text-title-l text-tungsten' : 'text-title-m'}`}>{figure}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface DayOpeningProps {
  readonly page: Pick<PromotionPage, 'heading' | 'label' | 'lead' | 'offer'>;
  readonly offer: PromotionOffer;
}

/** The first screen: what is offered, and at what times of a day the video plays. */
export function DayOpening({ page: { heading, label, lead, offer: copy }, offer }: DayOpeningProps) {
  const times = (
    <figure className="grid h-full content-center gap-8 px-gutter py-8 lg:min-h-140">
      <figcaption className="slate text-mist">{copy.words.times}</figcaption>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
        {playHours(offer).map((hour) => (
          <li className="border-t border-ink-500 pt-4 display text-title-section whitespace-nowrap" key={hour}>
            {formatTime(hour * 60, true)}
          </li>
        ))}
      </ol>
    </figure>
  );
  return <Opening drawing={times} heading={heading} label={label} lead={lead} opening="split" />;
}

export interface DaySumProps {
  readonly copy: PromotionPage['offer'];
  readonly offer: PromotionOffer;
}

/** What a day's plays come to. */
export function DaySum({ copy, offer }: DaySumProps) {
  return (
    <Section labelledBy="offer" tone="paper">
      <div className="twelve gap-y-12">
        <div className="col-span-12 lg:col-span-5">
          <SectionHead heading={copy.heading} id="offer" text={copy.text} />
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <Bill lines={listBillLines(offer, copy.words)} />
        </div>
      </div>
    </Section>
  );
}
