import type { ContentData } from '@site/model/schemas/content-files.ts';
import { parsePrice } from '@site/model/price.ts';
import { formatNumber } from '#lib/intl.ts';

export type PromotionOffer = NonNullable<ContentData<'offers'>['promotion']>;

/** The days of the month that the offer is calculated for. */
const daysInMonth = 30;

/** Formats what one play costs, in the currency of the offer, such as $1.67; of hundreds, as of yen, no part. */
function formatCents(cents: number, { price }: Pick<PromotionOffer, 'price'>): string {
  const { before, after } = parsePrice(price);
  const digits = cents < 10_000 ? 2 : 0;
  return before + formatNumber(cents / 100, { minimumFractionDigits: digits, maximumFractionDigits: digits }) + after;
}

/** The hours at which a video plays, starting at midnight, such as 0, 4, 8. */
export function playHours({ everyHours, hoursADay }: Pick<PromotionOffer, 'everyHours' | 'hoursADay'>): number[] {
  return Array.from({ length: Math.ceil(hoursADay / everyHours) }, (_, index) => index * everyHours);
}

/**
 * Counts the days on air, the plays of the whole time, and what one play costs, rounded to the cent.
 */
export function sumPromotion(offer: PromotionOffer) {
  const playsADay = playHours(offer).length;
  const days = offer.months * daysInMonth;
  const plays = playsADay * days;
  return { playsADay, days, plays, centsAPlay: Math.round((parsePrice(offer.price).amount * 100) / plays) };
}

export interface BillLine {
  /** How the figure is calculated, such as 6 × 30. */
  readonly sum?: string;
  readonly figure: string;
  readonly words: string;
  readonly isResult?: boolean;
}

/** What the offer comes to, line by line as on a bill; the price of one play is the result. */
export function listBillLines(
  offer: PromotionOffer,
  words: ContentData<'promotionPage'>['offer']['words'],
): BillLine[] {
  const { playsADay, days, plays, centsAPlay } = sumPromotion(offer);
  return [
    {
      sum: `${offer.hoursADay} h ÷ ${offer.everyHours} h`,
      figure: String(playsADay),
      words: words.perDay,
    },
    {
      sum: `${playsADay} × ${days}`,
      figure: String(plays),
      words: `${words.inAll} ${days} ${words.days}`,
    },
    { sum: `${offer.price} ÷ ${plays}`, figure: formatCents(centsAPlay, offer), words: words.each, isResult: true },
    { figure: offer.devices, words: words.devices },
  ];
}
