import { foreignLanguage } from './intl.ts';

/** The address of a link, and what browsers are told about one that leads to another site or another language. */
export function linkTo(href: string) {
  const hrefLang = foreignLanguage(href);
  return {
    href,
    ...(href.startsWith('https:') && { rel: 'noopener' }),
    ...(hrefLang !== undefined && { hrefLang }),
  };
}
