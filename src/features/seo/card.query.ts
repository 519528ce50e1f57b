import path from 'node:path';
import { createElement } from 'react';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { getLogo } from '#lib/company/company.query.ts';
import { getSite } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { getTypefaces } from '#lib/typefaces.query.ts';
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
  const { heading: title, label, picture } = await getSitePage(address);
  const { site } = await getSite();
  const { cards: faces, folder } = await getTypefaces();
  const { ground, text, quiet, accent: light } = site.brand.colors;
  const words = {
    title,
    label,
    brand: site.company,
    mark: site.brand.mark,
    logo: await getCardLogo(),
    host: new URL(site.origin).host.replace(/^www\./, ''),
    colors: { ground, text, quiet, light },
  };
  const key = source + path.basename(folder) + JSON.stringify(words);
  const recipe = await describeCard({ picture, words: createElement(SocialCard, words), faces, key });
  const name = address === '/' ? '/home' : bareAddress(address);
  return { recipe, path: `/cards${name}.${recipe.name.slice(0, 8)}.jpg` };
});
