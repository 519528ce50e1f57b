/** The address of a link of the shell, and what browsers are told about one that leads to another site. */
export function linkTo(href: string) {
  return href.startsWith('https:') ? { href, rel: 'noopener' } : { href };
}
