export const videosPerIndexPage = 24;

/** @param first the address of page 1. */
export function indexPath(first: string, page: number): string {
  return page === 1 ? first : `${first}/${page}`;
}
