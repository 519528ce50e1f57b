import { truncateText } from '@site/model/text/cut-text.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** Search results cut titles at about this many characters. */
const titleLimit = 60;

/** A page's title, followed by the company's name if both fit; a longer title is cut. */
export function pageTitle(title: string, company: string): string {
  if (title.includes(company)) return truncateText(title, titleLimit);
  const full = `${title} | ${company}`;
  return full.length <= titleLimit ? full : truncateText(title, titleLimit);
}

/** A watch page's title: with the artist, if there is room. */
export function watchTitle(title: string, artist: string): string {
  const full = formatMessage(words().watch.titleBy, { title, artist });
  return full.length <= titleLimit ? full : title;
}
