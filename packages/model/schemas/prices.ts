import { entry, formatted, list, name, text, wholeNumber } from '@site/zod-content/fields.ts';
import { listedPath, sample } from './site-fields.ts';

const currency = formatted('write the code of a currency, such as USD or EUR', (value) =>
  Intl.supportedValuesOf('currency').includes(value),
);

const amount = (what: string) => wholeNumber(what, 0, 1_000_000).optional();

const from = wholeNumber('the lowest price in whole dollars, or in those of your currency', 1, 10_000_000);

/** Starting prices: content/prices.yaml. Without the file, or while it is empty, no page shows a price. */
export const pricesSchema = entry({
  sample,
  /** ISO 4217; by default that of the company's country. */
  currency: currency.optional(),
  /** Shown beside each list, and under the packages. */
  note: text('what the prices leave out, such as taxes and permits', { max: 240 }).optional(),
  tiers: list(entry({ name: name('the name of a package', { max: 30 }), from }), 'packages', {
    min: 0,
    max: 6,
  }).default([]),
  lists: list(
    entry({
      heading: text('a heading', { max: 80 }),
      /** The portfolios and written pages that show the list. */
      pages: list(listedPath, 'paths of pages', { max: 12 }),
      prices: list(
        entry({
          what: text('what is sold', { max: 60 }),
          includes: text('what is in it', { max: 160 }),
          from,
          unit: text('the words after the price, such as a day', { max: 20 }).optional(),
        }),
        'prices',
        { max: 12 },
      ),
    }),
    'lists of prices',
    { min: 0, max: 12 },
  ).default([]),
  /** A plan's price: the lines of all its answers, added up. */
  plans: list(
    entry({
      answer: name('the id of an answer of planner.yaml', { max: 24 }),
      job: amount('what it costs once'),
      day: amount('what it costs for each shooting day'),
      person: amount('what it costs for each day of each person on set'),
      extra: amount('what it costs on top of a package'),
      unless: name('the id of an answer that includes it', { max: 24 }).optional(),
    }),
    'lines of an estimate',
    { min: 0, max: 40 },
  ).default([]),
  /** How far a plan's price range reaches above its lower end. */
  spread: wholeNumber('the percent', 0, 100).default(25),
});
