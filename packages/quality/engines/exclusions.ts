/** Something in tests/e2e or tests/walks that does not run in Firefox. */
export interface Exclusion {
  /** The name of a spec file, or part of the title of a test or of a group. */
  readonly name: string;
  readonly reason: string;
}

/** A list of names for each reason. */
function list(names: Readonly<Record<string, readonly string[]>>): Exclusion[] {
  return Object.entries(names).flatMap(([reason, some]) => some.map((name) => ({ name, reason })));
}

const media = 'overrides a media feature, for which Firefox ESR 153 has no command';
const scriptsOff =
  "turns scripts off, which in Firefox ESR 153 also stops Playwright's own; WebKit runs a test of its own for that";

/** Whole spec files. */
export const excludedSpecs = list({
  "uses Chromium's protocol, its paint and layout timings, or a phone's screen": [
    ...['drawn-ahead', 'layout-shift', 'picture-files', 'prefetch'].map((name) => `${name}.spec.ts`),
  ],
  'tests cross-document view transitions, which Firefox ESR 153 does not have': ['page-change.spec.ts'],
  [scriptsOff]: ['no-script.spec.ts'],
  [media]: ['accessibility', 'every-page', 'forced-colors', 'print'].map((name) => `${name}.spec.ts`),
});

/** Tests and groups in spec files that run otherwise. */
export const excludedTests = list({
  [scriptsOff]: ['without scripts'],
  'needs touch: over WebDriver BiDi, Firefox sends touches, but no click after them': [
    'with a finger',
    'on a touch screen',
  ],
  [media]: ['visitors who ask for less motion get stills', 'with reduced motion'],
  'goes offline: Firefox reports each picture that is then missing as a failed request': [
    'without a connection',
    'a lost connection',
  ],
  "takes a picture of an element, for which Playwright writes a style that Firefox blocks by the page's policy": [
    'on a desktop a code dials the studio',
  ],
  'Firefox reports such bytes in its console, which the tests count as a fault': ['bytes that are no text'],
  'axe loses its page in Firefox ("Execution context was destroyed"); Chromium runs its rules': [
    'axe finds nothing wrong',
  ],
  'opens a tab: while Playwright watches requests, such a tab stays empty in Firefox': [
    'a key held down opens the watch page elsewhere',
    'a click that asks for a new tab gets the site map',
  ],
});
