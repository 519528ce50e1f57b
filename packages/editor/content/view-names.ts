/** The field in which a file tells the editor which state of it was read, so that no later one is overwritten. */
export const versionField = 'fileVersion';

/** The name under which the editor has the text below a page's fields. */
export const bodyField = 'body';

/** The place of the list of an order in the view. */
export function orderPath(key: string): string {
  return `order/${key}.json`;
}
