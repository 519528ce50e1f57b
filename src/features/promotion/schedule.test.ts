import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDollarPrice, parsePriceCents } from '@site/model/price.ts';
import { formatCents, playHours, sumPromotion } from './schedule.ts';

const offer = { price: '$300', everyHours: 4, hoursADay: 24, months: 1, devices: 'many' };

describe('playHours', () => {
  it.each([
    [4, 24, [0, 4, 8, 12, 16, 20]],
    [5, 24, [0, 5, 10, 15, 20]],
    [4, 10, [0, 4, 8]],
    [24, 24, [0]],
  ])('every %i hours, %i hours a day', (everyHours, hoursADay, hours) => {
    expect(playHours({ everyHours, hoursADay })).toEqual(hours);
  });
});

describe('sumPromotion', () => {
  it('counts a 30-day month of six plays a day: 180 plays at $1.67', () => {
    const { playsADay, days, plays, centsAPlay } = sumPromotion(offer);
    expect([playsADay, days, plays, formatCents(centsAPlay)]).toEqual([6, 30, 180, '$1.67']);
  });

  it('spreads the price over all months', () => {
    expect(sumPromotion({ ...offer, months: 3 })).toMatchObject({ days: 90, plays: 540, centsAPlay: 56 });
  });

  it('never says a price that differs from the true one by more than half a cent', () => {
    const hours = fc.integer({ min: 1, max: 24 });
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 99_999 }), (...drawn) => {
        const [everyHours, hoursADay, months, price] = drawn;
        const sums = sumPromotion({ ...offer, everyHours, hoursADay, months, price: `$${price}` });
        expect(Math.abs(sums.centsAPlay - (price * 100) / sums.plays)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('prices', () => {
  it.each([
    ['$300', 30_000],
    ['$1,250', 125_000],
    ['$99.50', 9_950],
  ])('reads %s', (price, cents) => {
    expect(isDollarPrice(price)).toBe(true);
    expect(parsePriceCents(price)).toBe(cents);
  });

  it.each(['300', '$3,00', '$1.5', 'ask us', '€300'])('refuses "%s"', (price) => {
    expect(isDollarPrice(price)).toBe(false);
    expect(() => parsePriceCents(price)).toThrow('no price in dollars');
  });
});
