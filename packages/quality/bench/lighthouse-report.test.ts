import { expect, it } from 'vitest';
import { listEmptyPage, listLighthouse, type LighthousePage, type LighthouseRun } from './lighthouse-report.ts';

const full = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

const run: LighthouseRun = {
  scores: full,
  firstPaint: 1_000,
  largestPaint: 1_050,
  blockingTime: 0,
  layoutShift: 0,
  reasons: {},
};

const slow: LighthouseRun = {
  ...run,
  scores: { ...full, performance: 96 },
  largestPaint: 1_600,
  blockingTime: 120,
  reasons: { performance: ['total-blocking-time (120 ms)'] },
};

const about: LighthousePage = { address: '/about', isText: true, runs: [run, run, run], problems: [] };
const home: LighthousePage = { address: '/', isText: false, runs: [slow, run, slow], problems: [] };

function figureOf(pages: readonly LighthousePage[], what: string): number | undefined {
  return listLighthouse(pages).find((row) => row.what.startsWith(what))?.figure;
}

it('finds the page that is worst, by the median of its runs', () => {
  const pages = [about, home];
  expect(figureOf(pages, 'performance, lowest (/)')).toBe(96);
  expect(figureOf(pages, 'largest contentful paint, latest (/)')).toBe(1_600);
  expect(figureOf(pages, 'total blocking time, most (/)')).toBe(120);
  expect(figureOf([about, { ...home, runs: [slow, run, run] }], 'performance, lowest')).toBe(100);
});

it('compares the two paints on pages to read alone', () => {
  expect(figureOf([about, home], 'largest against first contentful paint, pages to read (/about)')).toBe(1.05);
});

it('lists every page below 100 with its reasons', () => {
  const row = listLighthouse([about, home]).find(({ unit }) => unit === 'pages');
  expect(row).toMatchObject({ figure: 1, details: ['/: performance 96 (total-blocking-time (120 ms))'] });
});

it('lists every page that misses another target, the worst first', () => {
  const late = { ...run, largestPaint: 1_700 };
  const rows = listLighthouse([about, home, { ...about, address: '/services', runs: [late] }]);
  expect(rows.find(({ what }) => what.startsWith('largest contentful'))?.details).toEqual([
    'largest contentful paint, latest: /services 1,700.0 ms',
    'largest contentful paint, latest: / 1,600.0 ms',
  ]);
});

it('leaves a category out where it does not apply', () => {
  const { seo, ...others } = full;
  expect(seo).toBe(100);
  expect(figureOf([{ ...about, runs: [{ ...run, scores: others }] }], 'SEO')).toBeUndefined();
});

it('counts a page that could not be measured as one that missed, and judges it by nothing else', () => {
  const rows = listLighthouse([about, { ...home, runs: [], problems: ['no first paint'] }]);
  expect(rows.find(({ unit }) => unit === 'pages')?.details).toEqual(['/: not measured (no first paint)']);
  expect(rows.find(({ what }) => what.startsWith('performance'))?.what).toContain('/about');
});

it('says what an empty page costs, by the median of its runs', () => {
  const rows = listEmptyPage([run, slow, slow]);
  expect(rows.map(({ figure }) => figure)).toEqual([1_000, 120]);
  expect(rows.every(({ target }) => target === undefined)).toBe(true);
});
