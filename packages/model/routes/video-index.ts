/** Videos on each page of the index of all videos. */
export const videosPerIndexPage = 24;

/**
 * The address of a page of the index.
 * @param first the address of the first, which is number 1.
 */
export function indexPath(first: string, page: number): string {
  return page === 1 ? first : `${first}/${page}`;
}
