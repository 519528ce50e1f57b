import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf, isPrice, parsePrice } from '@site/model/price.ts';
import { listBillLines, playHours, sumPromotion } from './schedule.ts';

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
    expect([playsADay, days, plays, centsAPlay]).toEqual([6, 30, 180, 167]);
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
    ['$300', 'US', 30_000, 'USD'],
    ['$1,250', 'CA', 125_000, 'CAD'],
    ['$99.50', 'FR', 9_950, undefined],
    ['€300', 'US', 30_000, 'EUR'],
    ['£300', 'GB', 30_000, 'GBP'],
    ['¥300', 'JP', 30_000, 'JPY'],
    ['¥300', 'US', 30_000, undefined],
    ['R$300', 'BR', 30_000, 'BRL'],
    ['CHF 300', 'CH', 30_000, 'CHF'],
    ['US$300', 'CA', 30_000, 'USD'],
  ])('reads %s of a company in %s', (price, country, cents, currency) => {
    expect(isPrice(price)).toBe(true);
    expect([parsePrice(price).cents, currencyOf(price, country)]).toEqual([cents, currency]);
  });

  it.each(['300', '$3,00', '$1.5', 'ask us', 'kr 300'])('refuses "%s"', (price) => {
    expect(isPrice(price)).toBe(false);
  });

  it("the price of one play is in the offer's currency", () => {
    const words = { perDay: '', inAll: '', days: '', each: 'a play', devices: '' };
    const result = listBillLines({ ...offer, price: '€300' }, words as Parameters<typeof listBillLines>[1]).find(
      ({ isResult }) => isResult,
    );
    expect(result?.figure).toBe('€1.67');
  });
});
