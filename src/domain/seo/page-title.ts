/** Search results cut titles at about this many characters. */
const titleLimit = 60;

/** A page's title with the company's name behind it, where both fit. */
export function pageTitle(title: string, company: string): string {
  if (title.includes(company)) return title;
  const full = `${title} | ${company}`;
  return full.length <= titleLimit ? full : title;
}
