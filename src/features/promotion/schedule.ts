import { parsePriceCents } from '@site/model/price.ts';

export interface PromotionOffer {
  /** What the whole time on air costs, in dollars as people write them: $300 or $1,250.50. */
  readonly price: string;
  /** Hours between two plays. */
  readonly everyHours: number;
  readonly hoursADay: number;
  readonly months: number;
  readonly devices: string;
}

export const hoursInDay = 24;

/** The month that the offer is worked out for. */
const daysInMonth = 30;

/** Cents as people read them, such as $1.67. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** The hours of a day at which a video plays that starts at midnight, such as 0, 4, 8. */
export function playHours({ everyHours, hoursADay }: Pick<PromotionOffer, 'everyHours' | 'hoursADay'>): number[] {
  return Array.from({ length: Math.ceil(hoursADay / everyHours) }, (_, index) => index * everyHours);
}

/** An hour of the day as Americans read it: 12 am, 4 am, 12 pm. */
export function formatHour(hour: number): string {
  const half = hour % hoursInDay < 12 ? 'am' : 'pm';
  return `${String(hour % 12 === 0 ? 12 : hour % 12)} ${half}`;
}

/** What the offer comes to. */
export interface PromotionSums {
  readonly playsADay: number;
  /** Days on air, in months of thirty days. */
  readonly days: number;
  readonly plays: number;
  /** Rounded to the cent. */
  readonly centsAPlay: number;
}

/**
 * Counts the plays of the whole time on air, and what one of them costs.
 * @throws Error where the price is not in dollars.
 */
export function sumPromotion(offer: PromotionOffer): PromotionSums {
  const playsADay = playHours(offer).length;
  const days = offer.months * daysInMonth;
  const plays = playsADay * days;
  return { playsADay, days, plays, centsAPlay: Math.round(parsePriceCents(offer.price) / plays) };
}
