/**
 * What browsers load ahead, in the form of the Speculation Rules API: pages of this site, not its files, once a pointer
 * rests on their link or a finger goes down on it (`moderate`).
 */
export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
} as const;
