/** The field that tells the editor which state of a file it has read, so that a later one is not overwritten. */
export const versionField = 'fileVersion';

/** The field in which the editor has the text below a page's fields. */
export const bodyField = 'body';

/** The path of an order list in the view. */
export function orderPath(key: string): string {
  return `order/${key}.json`;
}
