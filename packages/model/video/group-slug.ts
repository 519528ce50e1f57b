/** A group's name in addresses: `R&B` is `r-b`, `Género` is `genero`. */
export function groupSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name of the list of all groups in addresses. */
export const allGroups = 'all';
