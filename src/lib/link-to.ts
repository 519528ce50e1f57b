import { foreignLanguage } from './intl.ts';

/** A link's attributes, including those for another site or another language. */
export function linkTo(href: string) {
  const hrefLang = foreignLanguage(href);
  return {
    href,
    ...(href.startsWith('https:') && { rel: 'noopener' }),
    ...(hrefLang !== undefined && { hrefLang }),
  };
}
