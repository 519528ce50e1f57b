/**
 * What `npm test` leaves to `npm run test:full`, which runs each night. Tests within other files have the tag `@nightly`.
 * A file belongs here if it takes seconds to ask what rarely breaks by itself; docs/testing.md says what finds such a fault
 * on a push.
 */

export const isNightly = process.env.NIGHTLY !== undefined;

const inBrowser = [
  // Late scripts: on a push the walks fail for dead controls of any page that they visit.
  'before-hydration',
  // Printed pages.
  'print',
  'fonts',
  // Exhibits that visitors use, which the tests' content has not: the walks visit a page with each of its kinds.
  'walks/exhibits',
  'walks/exhibit-forms',
  'walks/days-on-set',
].map((name) => `tests/browser/${name}.spec.ts`);

/** They start Git and servers, and build whole new companies. */
const slowUnits = ['packages/editor/server/{save,publish}.test.ts', 'tests/content/new-company.test.ts'];

export const nightlyFiles = { inBrowser, units: slowUnits } as const;
