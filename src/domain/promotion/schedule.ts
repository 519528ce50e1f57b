export interface PromotionOffer {
  readonly price: string;
  /** Hours between two plays. */
  readonly everyHours: number;
  readonly hoursADay: number;
  readonly months: number;
  readonly devices: string;
}

/** The hours of a day at which a video plays that starts at midnight, such as 0, 4, 8. */
export function playHours({ everyHours, hoursADay }: Pick<PromotionOffer, 'everyHours' | 'hoursADay'>): number[] {
  return Array.from({ length: Math.ceil(hoursADay / everyHours) }, (_, index) => index * everyHours);
}

/** An hour of the day as Americans read it: 12 am, 4 am, 12 pm. */
export function formatHour(hour: number): string {
  const half = hour % 24 < 12 ? 'am' : 'pm';
  return `${String(hour % 12 === 0 ? 12 : hour % 12)} ${half}`;
}
