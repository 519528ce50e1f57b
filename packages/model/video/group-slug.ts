/** A group's name in addresses: `R&B` is `r-b`. */
export function groupSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name of the list of all groups in addresses. */
export const allGroups = 'all';
