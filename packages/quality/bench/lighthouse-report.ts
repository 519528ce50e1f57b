import { median } from './median.ts';
import { formatFigure, judge, unitNames, type Row } from './row.ts';

const subject = 'Lighthouse, as on a phone, simulated throttling';

/** Lighthouse's categories as its results name them, and as people do. */
export const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Category = keyof typeof categories;

const categoryNames = Object.keys(categories) as Category[];

/** One run over one page. */
export interface LighthouseRun {
  /** 0 to 100; absent where the category does not apply to the page. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Milliseconds, simulated. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** Audits that cost points, with what they measured, such as `total-blocking-time (120 ms)`, by category. */
  readonly reasons: Readonly<Partial<Record<Category, readonly string[]>>>;
}

export interface LighthousePage {
  readonly address: string;
  /** A page to read: no player, loop or tool in it. */
  readonly isText: boolean;
  readonly runs: readonly LighthouseRun[];
  /** Why runs over it gave nothing, for each. */
  readonly problems: readonly string[];
}

type Metric = (run: LighthouseRun) => number | undefined;

/** The median of a page's runs; undefined where none has the figure. */
function middle({ runs }: LighthousePage, metric: Metric): number | undefined {
  const figures = runs.map(metric).filter((figure) => figure !== undefined);
  return figures.length > 0 ? median(figures) : undefined;
}

interface PageFigure {
  readonly address: string;
  readonly figure: number;
}

/** The pages that have a figure, the worst first. */
function rankPages(pages: readonly LighthousePage[], metric: Metric, worstIs: 'lowest' | 'highest'): PageFigure[] {
  const found = pages.flatMap((page) => {
    const figure = middle(page, metric);
    return figure === undefined ? [] : [{ address: page.address, figure }];
  });
  return found.sort((a, b) => (worstIs === 'lowest' ? a.figure - b.figure : b.figure - a.figure));
}

/** A page's categories below 100 with their reasons, such as `/about: performance 98 (total-blocking-time (120 ms))`. */
function listMisses(page: LighthousePage): string[] {
  const misses = categoryNames.flatMap((name) => {
    const score = middle(page, ({ scores }) => scores[name]);
    if (score === undefined || score >= 100) return [];
    const reasons = new Set(page.runs.flatMap((run) => run.reasons[name] ?? []));
    return [`${categories[name]} ${String(Math.floor(score))} (${[...reasons].join(', ')})`];
  });
  const unmeasured = page.problems.map((problem) => `not measured (${problem})`);
  const all = [...misses, ...unmeasured];
  return all.length > 0 ? [`${page.address}: ${all.join('; ')}`] : [];
}

/** What an empty page costs on the same machine, to compare with. */
export function listEmptyPage(runs: readonly LighthouseRun[]): Row[] {
  const row = { subject, runs: runs.length, unit: 'ms' } as const;
  const times = (metric: (run: LighthouseRun) => number) => runs.map(metric);
  return [
    {
      ...row,
      what: 'an empty page, to compare with: first contentful paint',
      figure: median(times((run) => run.firstPaint)),
    },
    {
      ...row,
      what: 'an empty page, to compare with: total blocking time',
      figure: median(times((run) => run.blockingTime)),
    },
  ];
}

/** The worst page in each respect beside its target, and every page that misses. */
export function listLighthouse(pages: readonly LighthousePage[]): Row[] {
  const runs = Math.max(0, ...pages.map((page) => page.runs.length));
  const row = { subject, runs } as const;
  const worst = (
    what: string,
    part: Pick<Row, 'unit' | 'target' | 'headline'>,
    of: readonly LighthousePage[],
    metric: Metric,
  ): Row[] => {
    const isScore = part.unit === 'points';
    const ranked = rankPages(of, metric, isScore ? 'lowest' : 'highest');
    const [first] = ranked;
    if (!first) return [];
    // Scores have a list of their own, with reasons.
    const missed = isScore ? [] : ranked.filter(({ figure }) => judge({ ...part, figure }) === 'missed');
    const details = missed.map(({ address, figure }) => {
      return `${what}: ${address} ${formatFigure(figure, part.unit)} ${unitNames[part.unit]}`;
    });
    return [{ ...row, ...part, what: `${what} (${first.address})`, figure: first.figure, details }];
  };
  const scores = categoryNames.flatMap((name) => {
    const part = { unit: 'points', target: { atLeast: 100 }, headline: `Lighthouse ${categories[name]}, lowest page` };
    return worst(`${categories[name]}, lowest`, { ...part, unit: 'points' }, pages, (run) => run.scores[name]);
  });
  const misses = pages.flatMap(listMisses);
  const texts = pages.filter(({ isText }) => isText);
  return [
    ...scores,
    {
      ...row,
      what: `pages below 100 somewhere, of ${String(pages.length)}`,
      figure: misses.length,
      unit: 'pages',
      target: { atMost: 0 },
      details: misses,
    },
    ...worst(
      'largest contentful paint, latest',
      { unit: 'ms', target: { atMost: 1_500 }, headline: 'Largest contentful paint, latest page' },
      pages,
      ({ largestPaint }) => largestPaint,
    ),
    ...worst(
      'largest against first contentful paint, pages to read',
      { unit: 'times', target: { atMost: 1.1 } },
      texts,
      ({ largestPaint, firstPaint }) => largestPaint / firstPaint,
    ),
    ...worst(
      'total blocking time, most',
      { unit: 'ms', target: { atMost: 0 }, headline: 'Total blocking time, worst page' },
      pages,
      ({ blockingTime }) => blockingTime,
    ),
    ...worst(
      'layout shift, most',
      { unit: 'shift', target: { atMost: 0 }, headline: 'Layout shift, worst page' },
      pages,
      ({ layoutShift }) => layoutShift,
    ),
  ];
}
