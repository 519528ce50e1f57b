/** Pages on either side of the one that is open. */
const reach = 3;

/**
 * The pages that each page of a long list links to: its neighbors, the first and the last, and all of a short one.
 * @returns numbers from 1, in order.
 */
export function listNearPages(current: number, last: number): number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  return all.filter((page) => page === 1 || page === last || Math.abs(page - current) <= reach);
}
