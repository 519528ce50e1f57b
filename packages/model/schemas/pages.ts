import type { z } from 'zod';
import type { RouteKey } from '../routes/route-table.ts';
import { entry, list, text } from '@site/zod-content/fields.ts';
import {
  addressFields,
  badge,
  board,
  card,
  cards,
  label,
  listedPageFields,
  mapSection,
  optionalStillFields,
  pageFields,
  removablePageFields,
  section,
  sectionFields,
  shareFields,
  stats,
  stillFields,
} from './page-parts.ts';
import { action, bandField, draft, internalPath, links, loop, picture, sample } from './site-fields.ts';
import { contactPageSchema } from './contact-page.ts';
import { planPageSchema } from './plan-page.ts';
import { reelPageSchema } from './reel-page.ts';

const home = entry({
  ...listedPageFields,
  ...shareFields,
  group: addressFields.group,
  /** An optional second address of the same page, with its own title and description. */
  alias: entry({
    path: addressFields.path,
    title: pageFields.title,
    description: pageFields.description,
    siteMapLabel: listedPageFields.siteMapLabel,
  })
    .meta({ title: 'The same page at a second address' })
    .optional(),
  backdrop: entry({
    ...stillFields,
    /** Covers it once the page has loaded, such as cuts of a reel. */
    loop: loop.optional(),
    /** Framed for phones held upright. */
    phone: entry({ still: picture('upright'), loop: loop.optional() }).optional(),
  }).optional(),
  panels: list(
    entry({
      label,
      title: text('a title', { max: 60 }),
      text: text('one sentence', { max: 160 }),
      path: internalPath,
    }),
    'panels',
    { min: 1, max: 2 },
  ),
  trust: entry({ text: text('the trust statement'), badges: list(badge, 'badges', { min: 0, max: 6 }) }).optional(),
  featured: entry({ heading: sectionFields.heading, actions: links('buttons', { max: 4 }) }),
  features: entry({
    ...sectionFields,
    ...stillFields,
    board: board.optional(),
    cards: list(card, 'cards', { min: 3, max: 3 }),
  }),
  services: entry({
    ...sectionFields,
    cards: list(entry({ ...card.shape, path: internalPath }), 'cards', { min: 1, max: 4 }),
  }),
  stats,
  reviews: section,
  map: mapSection,
  callToAction: entry({
    heading: text('a heading', { max: 80 }),
    text: text('one or two sentences'),
    actions: links('buttons', { max: 3 }),
  }),
  links: links('links', { max: 6 }),
});

const about = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...stillFields,
  story: list(text('a paragraph', { max: 700 }), 'paragraphs', { max: 6 }),
  quote: action,
  why: cards({ min: 4, max: 4 }),
  team: section,
  expertise: cards({ min: 3, max: 8 }),
  work: entry({ heading: text('a heading', { max: 60 }), text: text('one or two sentences'), action }),
  links: links('links', { max: 6 }).optional(),
});

const movies = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...shareFields,
  playNote: text('one sentence', { max: 160 }),
  callToAction: section,
});

const packages = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...bandField,
  ...shareFields,
  service: entry({
    name: text('what all packages are, such as Music video packages', { max: 60 }),
    /** Follows the tier's name. */
    tier: text('what one of them is, such as music video package', { max: 60 }),
  }),
  tiers: entry({ example: label }),
  comparison: entry({
    ...sectionFields,
    /** The heading of the first column, for screen readers. */
    rows: label,
    choose: label,
  }),
  quote: entry({
    /** Precedes the tier's name. */
    button: text('the words on the button', { max: 30 }),
    /** The email that a client sends; the tier's name follows after a colon in subject and opening. */
    subject: text('the subject', { max: 60 }),
    greeting: text('a greeting', { max: 40 }),
    opening: text('one or two sentences', { max: 200 }),
    questions: list(text('what a quote needs to know', { max: 80 }), 'questions', { min: 3, max: 10 }),
    terms: text('the words before the address of the terms', { max: 80 }),
    /** The page with the terms, whose address follows. */
    termsPage: internalPath,
    closing: text('a last line', { max: 80 }),
  }),
  terms: cards({ min: 3, max: 4 }),
  links: links('links', { max: 4 }),
});

const promotion = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...bandField,
  ...shareFields,
  channel: entry({ ...sectionFields, ...stillFields }),
  offer: entry({
    ...sectionFields,
    words: entry({
      times: text('what the times are', { max: 40 }),
      perDay: text('the words after the plays of a day', { max: 40 }),
      inAll: text('the words between the number of plays and the number of days', { max: 40 }),
      days: text('the word after the number of days', { max: 20 }),
      each: text('the words after the price of one play', { max: 40 }),
      devices: text('the words after the number of devices', { max: 60 }),
    }),
  }),
  paragraphs: list(text('a paragraph', { max: 700 }), 'paragraphs', { max: 5 }),
  banner: text('one sentence', { max: 120 }),
  steps: cards({ min: 3, max: 4 }),
});

const behindTheScenes = entry({
  ...removablePageFields,
  ...listedPageFields,
  ...bandField,
  ...optionalStillFields,
  ...shareFields,
  badges: list(badge, 'badges', { min: 0, max: 6 }),
});

const roster = entry({
  ...removablePageFields,
  ...pageFields,
  ...bandField,
  ...shareFields,
  /** One sentence about the other team members, before a link to them. */
  others: entry({ text: text('one sentence', { max: 200 }), action }),
  person: entry({
    films: text('the heading of the films', { max: 60 }),
    days: text('the heading of the days on set', { max: 60 }),
    position: label,
    call: label,
    kit: label,
    languages: label,
    credits: label,
    articles: label,
    /** Before a name, on the button and as the subject of its email. */
    ask: text('the words before the name of the person a client asks for', { max: 30 }),
    asking: text('what happens when a client asks for a person', { max: 200 }),
  }),
});

const listPage = entry({ ...removablePageFields, ...pageFields, ...bandField, ...shareFields });
/** llms.txt lists the portfolios instead. */
const videoIndex = entry({ path: addressFields.path, draft, ...pageFields, ...bandField, ...shareFields });

const notFound = entry({
  sample,
  label,
  heading: text('the main heading', { max: 40 }),
  question: text('one short question', { max: 80 }).optional(),
  ...bandField,
  ...stillFields,
  advice: text('one or two sentences'),
  links: links('links', { max: 6 }),
});

/**
 * The copy of each page that has sections of its own, by its key in the route table: content/pages/<key>.yaml. Fields
 * are in the order of the page, which the editor's form follows.
 */
export const pageSchemas = {
  home,
  about,
  contact: contactPageSchema,
  movies,
  packages,
  plan: planPageSchema,
  promotion,
  behindTheScenes,
  roster,
  reel: reelPageSchema,
  cases: listPage,
  blog: listPage,
  siteMap: listPage,
  videos: videoIndex,
  notFound,
} as const satisfies Record<RouteKey | 'notFound', z.ZodType>;
