/** The address, in the page's language, of a file that each language has: the page says where its language begins. */
export function localAddress(path: string): string {
  return `${document.documentElement.dataset.base ?? ''}${path}`;
}
