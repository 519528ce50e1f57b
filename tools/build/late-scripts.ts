/** A file that a page runs; browsers load such a one as eagerly as the picture that the page opens with. */
const moduleFile = '<script type="module" src=';

/** Lets a page's files of script wait for its fonts and first picture: nothing that they do is seen before a tap or scroll. */
export function lowerScripts(html: string): string {
  return html.replaceAll(moduleFile, '<script type="module" fetchpriority="low" src=');
}
