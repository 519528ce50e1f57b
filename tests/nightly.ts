/**
 * The tests that `npm test` leaves to the nightly `npm run test:full`, besides those with the tag `@nightly`. A file
 * belongs here if it takes seconds to check what rarely breaks by itself; docs/testing.md says what finds such a fault
 * on a push.
 */

export const isNightly = process.env.NIGHTLY !== undefined;

const inBrowser = [
  // On a push the walks fail for dead controls of any page that they visit.
  'before-hydration',
  // Printed pages.
  'print',
  'fonts',
  // Exhibits in use; the walks visit a page with each kind.
  'walks/exhibits',
  'walks/exhibit-forms',
  'walks/days-on-set',
].map((name) => `tests/browser/${name}.spec.ts`);

/** They start Git and servers, and build new companies. */
const slowUnits = ['packages/editor/server/{save,publish}.test.ts', 'tests/content/new-company.test.ts'];

export const nightlyFiles = { inBrowser, units: slowUnits } as const;
