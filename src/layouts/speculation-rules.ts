/** Links to pages of this site, not to files of it. */
export const pageLink = "a[href^='/']:not([href*='.'])";

const where = { selector_matches: pageLink };

/**
 * What browsers load ahead, in the form of the Speculation Rules API: a page once a pointer rests on its link or a finger
 * goes down on it (`moderate`), and all that shows it once a button goes down (`conservative`), which asks for nothing
 * that the click would not.
 */
export const speculationRules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
} as const;
