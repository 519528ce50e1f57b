/** Links to this site's pages, but not to its files. */
export const pageLink = "a[href^='/']:not([href*='.'])";

const where = { selector_matches: pageLink };

/**
 * For the Speculation Rules API: a page is prefetched when a pointer rests on its link or a finger touches it
 * (`moderate`), and prerendered when a button goes down (`conservative`), which requests nothing that the click would
 * not.
 */
export const speculationRules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
} as const;
