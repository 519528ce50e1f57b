/** What does not run in Firefox. */
export interface LeftOut {
  /** A spec's file in tests/e2e, or the words by which a test or a group of them is called. */
  readonly name: string;
  readonly reason: string;
}

const server = 'asks the server and opens no browser: it says the same for every engine';
const chromium =
  'measures or drives what only Chromium tells: its own protocol, its paint and layout timings, a phone’s screen';
const media = 'overrides a media feature, for which Firefox ESR 153 has no command';
const finger = 'needs a finger: over WebDriver BiDi, Firefox sends touches, but no click after them';

const offline = 'goes offline: Firefox reports each picture that is then missing as a failed request';
const scriptsOff =
  'turns scripts off, which in Firefox ESR 153 stops those too by which Playwright looks at a page; WebKit does so in its own test';
const tab = 'opens a tab: where Playwright watches the requests, such a tab of Firefox stays empty';

/** Whole specs of tests/e2e. */
export const specsLeftOut: readonly LeftOut[] = [
  { name: 'routes.spec.ts', reason: server },
  ...['drawn-ahead', 'first-viewport', 'layout-shift', 'pictures', 'prefetch'].map((name) => ({
    name: `${name}.spec.ts`,
    reason: chromium,
  })),
  ...['page-change', 'poster-grows'].map((name) => ({
    name: `${name}.spec.ts`,
    reason: 'pages change by cross-document view transitions, which Firefox ESR 153 has not',
  })),
  { name: 'no-script.spec.ts', reason: scriptsOff },
  ...['accessibility', 'every-page', 'forced-colors', 'print'].map((name) => ({
    name: `${name}.spec.ts`,
    reason: media,
  })),
];

/** Tests in the specs that run. */
export const testsLeftOut: readonly LeftOut[] = [
  { name: 'without scripts', reason: scriptsOff },
  { name: 'with a finger', reason: finger },
  { name: 'on a touch screen', reason: finger },
  { name: 'motion preference "reduce"', reason: media },
  { name: 'who asks for less motion gets stills', reason: media },
  { name: 'with reduced motion', reason: media },
  { name: 'stops when less motion is asked for', reason: media },
  { name: 'without a connection', reason: offline },
  { name: 'for want of a connection says so', reason: offline },
  {
    name: 'on a desktop a code dials the studio',
    reason:
      'takes a picture of an element, for which Playwright writes a style that Firefox holds to the page’s policy',
  },
  {
    name: 'bytes that are no text',
    reason: 'Firefox tells of such bytes in its console, which the tests take for faults',
  },
  {
    name: 'axe finds nothing wrong',
    reason:
      'axe’s package for Playwright loses its page in Firefox ("Execution context was destroyed"); Chromium runs its rules',
  },
  { name: 'a key held down opens the watch page elsewhere', reason: tab },
  { name: 'a click that asks for a new tab gets the site map', reason: tab },
];

export const leftOut: readonly LeftOut[] = [...specsLeftOut, ...testsLeftOut];
