/** Parts that several page schemas share. */
import { pageGroups } from '../routes/route-table.ts';
import { alt, card, claimName, draft, entry, list, oneOf, pagePath, picture, sectionFields, text } from './fields.ts';
import { fieldConditions } from './field-meanings.ts';

interface Count {
  readonly min: number;
  readonly max: number;
}

/** A page's address, and its place in llms.txt. */
export const addressFields = {
  /** Its address; a trailing slash is part of its canonical form. */
  path: pagePath,
  /** The heading of llms.txt under which the page is listed. */
  group: oneOf(pageGroups),
};

/** The same for an optional page. */
export const removablePageFields = { ...addressFields, draft };

/** Its words in the menu and in the footer, after those of content/navigation.yaml. */
export const menuFields = {
  menu: text('what the menu calls this page, if it is there', { max: 40 }).optional(),
  footer: text('what the footer calls this page, if it is there', { max: 40 }).optional(),
};

export const section = entry(sectionFields);

export const cards = (count: Count) => entry({ ...sectionFields, cards: list(card, 'cards', count) });

export const stillFields = { still: picture('stills'), stillAlt: alt('what the picture shows') };

/** For a page that may do without. */
export const optionalStillFields = {
  still: stillFields.still.optional(),
  stillAlt: alt('what the picture shows')
    .register(fieldConditions, { field: 'still', is: true, isNeeded: true })
    .optional(),
};

/** For a page without a still of its own. */
export const shareFields = {
  /** The picture of the page's card when it is shared. */
  share: picture('stills', 'jpg', { isShared: true }),
};

export const pictureCards = (count: Count) =>
  entry({ ...sectionFields, cards: list(entry({ ...card.shape, ...stillFields }), 'cards', count) });

export const mapSection = entry({
  ...sectionFields,
  /** The live map replaces the drawn one on a tap. */
  open: text('the words that load the live map', { max: 40 }),
});

export const stats = list(claimName, 'figures', { min: 0, max: 6 });

export const badge = entry({
  img: picture('badges', 'svg'),
  name: text('the badge in words', { max: 60 }),
  text: text('what it is for', { max: 120 }),
});

/** The text at the end of a portfolio, with a link to the channel. */
export const hostPrompt = entry({
  text: text('one sentence', { max: 160 }),
  label: text('the words of the link', { max: 40 }),
});
