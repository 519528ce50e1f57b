/** A group's name as addresses write it: `R&B` is `r-b`. */
export function groupSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The list of all groups together, in addresses. */
export const allGroups = 'all';

/** What a portfolio filters a category by. */
export const filterFields = { music: 'genre', corporate: 'service' } as const;
