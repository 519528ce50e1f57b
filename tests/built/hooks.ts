/** Names without a rule that tests find elements by. */
export const hooks: ReadonlySet<string> = new Set([
  // A choice of what a phone shows, which no other screen has (tests/browser/walks/no-script.spec.ts).
  'tier-choice',
]);
