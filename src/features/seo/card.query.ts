import path from 'node:path';
import { createElement } from 'react';
import { findMissingGlyph } from '@site/model/typefaces/letters.ts';
import { readTypefaces } from '@site/model/typefaces/typefaces.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { getLogo } from '#lib/company/company.query.ts';
import { getSite } from '#lib/content.query.ts';
import { pageLanguage } from '#lib/intl.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { getSitePage } from './site-pages.query.ts';
import { describeCard, drawCardLogo, type CardRecipe } from './social-cards.ts';
import { SocialCard } from './SocialCard.tsx';
import source from './SocialCard.tsx?raw';

export interface Card {
  /** It changes with the card, since networks keep what they have once fetched from an address. */
  readonly path: string;
  readonly recipe: CardRecipe;
}

const getCardLogo = memoizeQuery(async () => {
  const logo = await getLogo();
  return logo && drawCardLogo(logo.onGround.file);
});

/**
 * The social card of a page, the preview picture of a shared link.
 * @param address of the page, in canonical slash form.
 */
export const findCard = memoizeQuery(async (address: string): Promise<Card> => {
  const { heading, label, picture, sources } = await getSitePage(address);
  const { site } = await getSite();
  const { folder: faces } = readTypefaces(site);
  const { ground, text, quiet, accent: light } = site.brand.colors;
  /** A text that the typefaces have all letters of; otherwise nothing, rather than boxes. */
  const omitIfUnsupported = (written: string): string => {
    // A Mac writes accents apart from their letters.
    const text = written.normalize();
    const missing = findMissingGlyph(text);
    if (missing === undefined) return text;
    console.warn(`${sources[0] ?? address}: its card is without "${text}", since the typefaces have no ${missing}`);
    return '';
  };
  const words = {
    // In Turkish, the capital of i has a dot.
    title: omitIfUnsupported(heading.toLocaleUpperCase(pageLanguage())),
    label: omitIfUnsupported(label.toLocaleUpperCase(pageLanguage())),
    brand: omitIfUnsupported(site.company),
    mark: site.brand.mark,
    logo: await getCardLogo(),
    host: new URL(site.origin).host.replace(/^www\./, ''),
    colors: { ground, text, quiet, light },
  };
  const key = source + path.basename(faces) + JSON.stringify(words);
  const recipe = await describeCard({ picture, words: createElement(SocialCard, words), faces, key });
  const name = address === '/' ? '/home' : bareAddress(address);
  return { recipe, path: `/cards${name}.${recipe.name.slice(0, 8)}.jpg` };
});
