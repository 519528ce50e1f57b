import { groupSlug } from '../video/group-slug.ts';
import { entry, flag, list, oneOf, text } from '@site/zod-content/fields.ts';
import {
  cards,
  hostPrompt,
  listedPageFields,
  openingNames,
  pictureCards,
  removablePageFields,
  section,
  sectionFields,
  stats,
  stillFields,
} from './page-parts.ts';
import { action, bandField, lastOrder, links, order } from './site-fields.ts';

const filterAdvice = 'write what the filter chooses, such as Genre: a word with letters from a to z, other than Video';

/** A portfolio's filter; its lowercase form is a query parameter, beside `video`. */
const filter = text('what the filter chooses, such as Genre', { max: 30 }).refine(
  (name) => !['', 'video'].includes(groupSlug(name)),
  { error: `can't be part of an address: ${filterAdvice}` },
);

const reviewLayouts = ['marquee', 'columns'] as const;

/**
 * A page of videos: content/portfolios/*.yaml. A video's `category` is the file's name. Fields are in the order of the
 * page; missing sections are left out.
 */
export const portfolioSchema = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...stillFields,
  opening: oneOf(openingNames).meta({ title: 'How heading and picture stand' }).default('full'),
  contact: action,
  services: pictureCards({ min: 1, max: 8 }).optional(),
  stats: stats.default([]),
  portfolio: section,
  filter,
  /** What it calls the one a video was made for. */
  owner: text('the word for the owner of a video, such as Artist', { max: 30 }),
  /** Whether structured data describes owners as musicians. */
  musicians: flag('where the videos are of music', 'the owners are musicians').default(false),
  hostPrompt: hostPrompt.optional(),
  process: cards({ min: 1, max: 8 }).optional(),
  reasons: cards({ min: 1, max: 8 }).optional(),
  /** Reviews whose `category` is the file's name. */
  reviews: entry({ ...sectionFields, layout: oneOf(reviewLayouts).default('columns') }).optional(),
  offers: section.optional(),
  packages: entry({
    ...sectionFields,
    points: list(text('a point', { max: 120 }), 'points', { max: 8 }),
    action,
  }).optional(),
  links: links('links', { min: 0, max: 6 }).default([]),
  /** Also the ending of its videos' pages. */
  ...bandField,
  order: order.default(lastOrder),
});
