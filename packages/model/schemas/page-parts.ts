import { alt, entry, list, oneOf, text } from '@site/zod-content/fields.ts';
import { fieldConditions } from '@site/zod-content/meanings.ts';
import { claimName, draft, pagePath, picture, sample } from './site-fields.ts';
import { pageGroups } from '../routes/route-table.ts';

interface Count {
  readonly min: number;
  readonly max: number;
}

export const label = text('a short label', { max: 36 });

export const card = entry({ title: text('a title', { max: 60 }), text: text('one to three sentences') });

export const sectionFields = {
  heading: text('a heading', { max: 80 }),
  text: text('one to three sentences, where the heading needs them', { max: 600 }).optional(),
};

export const addressFields = {
  /** A trailing slash is part of the canonical form. */
  path: pagePath,
  /** The heading of llms.txt under which the page is listed. */
  group: oneOf(pageGroups).meta({ title: 'Heading in the list for assistants' }),
};

/** For a page that the owner may turn off. */
export const removablePageFields = { ...addressFields, draft };

export const pageFields = {
  sample,
  title: text('the title for search results', { max: 60 }),
  description: text('the description for search results', { min: 70, max: 160 }),
  label,
  heading: text("the page's main heading", { max: 80 }),
  lead: text('one or two sentences', { max: 320 }).meta({ title: 'First sentences' }),
};

/** For a page that the site map lists. */
export const listedPageFields = {
  ...pageFields,
  /** The page's name in the site map, in breadcrumbs and in the editor. */
  siteMapLabel: text('the name of this page in the site map', { max: 70 }).meta({ title: 'Name in the site map' }),
};

export const section = entry(sectionFields);

export const cards = (count: Count) => entry({ ...sectionFields, cards: list(card, 'cards', count) });

export const stillFields = { still: picture('stills'), stillAlt: alt('what the picture shows') };

/** The still's shot as a drawing: a match cut goes from it to the still. */
export const board = picture('boards').meta({ title: 'The same picture as a drawing' });

/** For a page that may have no still. */
export const optionalStillFields = {
  still: stillFields.still.optional(),
  stillAlt: alt('what the picture shows').register(fieldConditions, { field: 'still', is: true }).optional(),
};

/**
 * Layouts of first screens: text above an edge-to-edge still, the still above the text, or both side by side
 * (src/features/openings/openings.css).
 */
export const openingNames = ['letterbox', 'full', 'split'] as const;

export type OpeningName = (typeof openingNames)[number];

/**
 * The kind of a written page decides its background, columns, opening and ending (src/features/written-page/kinds.ts).
 * A page of the group Cases is a case.
 */
export const documentKinds = ['call sheet', 'quote', 'field guide', 'manual', 'interview', 'checklist'] as const;

/** For a page without a still of its own. */
export const shareFields = {
  share: picture('stills', 'jpg', { isShared: true }).meta({ title: 'Picture for shared links' }),
};

export const pictureCards = (count: Count) =>
  entry({ ...sectionFields, cards: list(entry({ ...card.shape, ...stillFields }), 'cards', count) });

export const mapSection = entry({
  ...sectionFields,
  /** A tap replaces the drawn map with the live one. */
  open: text('the words that load the live map', { max: 40 }),
});

export const stats = list(claimName, 'figures', { min: 0, max: 6 });

export const badge = entry({
  img: picture('badges', 'svg'),
  name: text('the badge in words', { max: 60 }),
  text: text('what it is for', { max: 120 }),
});

/** The end of a portfolio, with a link to the channel. */
export const hostPrompt = entry({
  text: text('one sentence', { max: 160 }),
  label: text('the words of the link', { max: 40 }),
});
