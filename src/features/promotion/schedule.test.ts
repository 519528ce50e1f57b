import { describe, expect, it } from 'vitest';
import { currencyIn, currencyOf, isPrice, parsePrice } from '@site/model/price.ts';
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
});

describe('prices', () => {
  it.each([
    ['$300', 'US', 300, 'USD'],
    ['$1,250', 'CA', 1_250, 'CAD'],
    ['$99.50', 'FR', 99.5, undefined],
    ['¥300', 'US', 300, undefined],
    ['US$300', 'CA', 300, 'USD'],
    ['kr 300', 'US', 300, undefined],
    ['C$300', 'CA', 300, undefined],
    ['$300 CAD', 'US', 300, 'CAD'],
    ['300 kr.', 'DK', 300, 'DKK'],
    ['KWD 300.000', 'US', 300, 'KWD'],
    ['KD 30.500', 'KW', 30.5, undefined],
  ])('reads %s of a company in %s', (price, country, amount, currency) => {
    expect(isPrice(price)).toBe(true);
    expect([parsePrice(price).amount, currencyOf(price, country)]).toEqual([amount, currency]);
  });

  it.each('en-US de-DE de-AT de-CH fr-FR sv-SE da-DK nb-NO pl-PL pt-BR hi-IN ar-AE ja-JP he-IL tr-TR'.split(' '))(
    'reads what %s writes',
    (locale) => {
      const country = new Intl.Locale(locale).region ?? '';
      const currency = currencyIn(country) ?? 'USD';
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      for (const amount of [300, 1_200, 1_234_567]) expect(parsePrice(format.format(amount)).amount).toBe(amount);
      expect(currencyOf(format.format(300), country)).toBe(currency);
    },
  );

  it.each(['300', '$3,0', '$1.5', 'ask us', 'from $300', '300 a day', '1,234,50 €', '$12,34,5'])(
    'refuses "%s"',
    (price) => {
      expect(isPrice(price)).toBe(false);
    },
  );

  it.each([
    ['€300', '€1.67'],
    ['300 kr', '1.67 kr'],
    ['¥30,000', '¥167'],
  ])('of %s, one play costs %s', (price, figure) => {
    const words = { perDay: '', inAll: '', days: '', each: 'a play', devices: '' };
    const lines = listBillLines({ ...offer, price }, words as Parameters<typeof listBillLines>[1]);
    expect(lines.find(({ isResult }) => isResult)?.figure).toBe(figure);
  });
});
