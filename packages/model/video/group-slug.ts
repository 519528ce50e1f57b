/** `R&B` is `r-b`, `Género` is `genero`. */
export function groupSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug of all groups together. */
export const allGroups = 'all';
