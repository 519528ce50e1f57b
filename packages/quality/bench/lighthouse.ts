import { z } from 'zod';
import { findFreePort } from '@site/delivery/server/listen.ts';
import { requireNightly } from '@site/delivery/programs/nightly-tool.ts';
import { launchBrowser } from '../site.ts';

/** The API in use of the package, which `npm ci` does not install. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly lhr: unknown } | undefined>;
}

const figure = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const resultSchema = z.object({
  audits: z.object({
    'total-byte-weight': figure,
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
});

export type Audits = z.infer<typeof resultSchema>['audits'];

export interface RunningLighthouse extends AsyncDisposable {
  readonly browserVersion: string;
  /** Loads a page once with Lighthouse's defaults, which emulate a slow phone. */
  readonly measure: (url: string) => Promise<Audits>;
}

export async function startLighthouse(): Promise<RunningLighthouse> {
  const { default: lighthouse } = requireNightly('lighthouse') as Lighthouse;
  const port = await findFreePort();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  const flags = { port, logLevel: 'error', onlyCategories: ['performance'], disableFullPageScreenshot: true };
  const runOnce = async (url: string) => resultSchema.parse((await lighthouse(url, flags))?.lhr).audits;
  return {
    browserVersion: browser.version(),
    // Lighthouse sometimes loses the start of a trace.
    measure: (url) => runOnce(url).catch(() => runOnce(url)),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
