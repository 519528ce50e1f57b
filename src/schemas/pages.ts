import {
  action,
  card,
  entry,
  internalPath,
  label,
  list,
  loop,
  oneOf,
  pageFields,
  picture,
  sectionFields,
  text,
} from './fields.ts';
import { claimsSchema } from './site.ts';

const claimName = oneOf(claimsSchema.keyof().options);

const section = entry(sectionFields);
const cards = (count: { min: number; max: number }) => entry({ ...sectionFields, cards: list(card, 'cards', count) });
const stats = list(claimName, 'names of claims', { max: 6 });
const stillFields = { still: picture('stills'), stillAlt: text('what the picture shows', { max: 140 }) };
const badge = entry({
  img: picture('badges', 'svg'),
  name: text('the badge in words', { max: 60 }),
  text: text('what it is for', { max: 120 }),
});

/** A page that is one written document: content/pages/*.mdoc. */
export const textPageSchema = entry({
  ...pageFields,
  heading: text("the page's main heading", { max: 60 }),
  ...stillFields,
  /** Videos shown at the page's end, by file name. */
  related: list(text('the file name of a video', { max: 80 }), 'videos', { max: 3 }),
});

const home = entry({
  ...pageFields,
  /** `/homePage` shows the same page; its title and description are its own. */
  alias: entry({ title: pageFields.title, description: pageFields.description }),
  panels: list(
    entry({
      label,
      title: text('a title', { max: 60 }),
      text: text('one sentence', { max: 160 }),
      path: internalPath,
      ...stillFields,
      /** Plays over the still once the page is there. */
      loop: loop.optional(),
    }),
    'panels',
    { min: 2, max: 2 },
  ),
  /** Names the button that pauses the panels' loops. */
  pause: text('the words of the button that pauses the loops', { max: 60 }),
  trust: entry({ text: text('the trust statement'), badges: list(badge, 'badges', { max: 6 }) }),
  features: cards({ min: 3, max: 3 }),
  featured: entry({ ...sectionFields, actions: list(action, 'buttons', { max: 4 }) }),
  stats,
  services: entry({
    ...sectionFields,
    cards: list(
      entry({
        title: text('a title', { max: 60 }),
        text: text('one to three sentences'),
        path: internalPath,
        ...stillFields,
      }),
      'cards',
      { min: 2, max: 4 },
    ),
  }),
  reviews: section,
  map: section,
  callToAction: entry({
    heading: text('a heading', { max: 80 }),
    text: text('one or two sentences'),
    actions: list(action, 'buttons', { max: 3 }),
  }),
  links: list(action, 'links', { max: 6 }),
});

const about = entry({
  ...pageFields,
  ...stillFields,
  story: list(text('a paragraph', { max: 700 }), 'paragraphs', { max: 6 }),
  quote: action,
  why: cards({ min: 4, max: 4 }),
  team: section,
  expertise: cards({ min: 3, max: 8 }),
  work: entry({ heading: text('a heading', { max: 60 }), text: text('one or two sentences'), action }),
});

const musicVideos = entry({
  ...pageFields,
  contact: action,
  portfolio: section,
  process: cards({ min: 3, max: 3 }),
  reviews: section,
  offers: section,
  hostPrompt: entry({ text: text('one sentence', { max: 160 }), label: text('the words of the link', { max: 40 }) }),
});

const corporateVideos = entry({
  ...pageFields,
  ...stillFields,
  services: cards({ min: 4, max: 4 }),
  stats,
  portfolio: section,
  reasons: cards({ min: 3, max: 6 }),
  packages: entry({ ...sectionFields, points: list(text('a point', { max: 120 }), 'points', { max: 8 }), action }),
  contact: action,
  links: list(action, 'links', { min: 3, max: 6 }),
});

const contact = entry({
  ...pageFields,
  details: entry({
    phone: label,
    location: label,
    area: label,
    bookings: label,
    studio: label,
    hours: label,
  }),
  expect: cards({ min: 3, max: 3 }),
  offers: section,
  reasons: cards({ min: 3, max: 4 }),
  map: section,
});

const movies = entry({ ...pageFields, playNote: text('one sentence', { max: 160 }), callToAction: section });

const packages = entry({
  ...pageFields,
  tiers: section,
  comparison: section,
  terms: cards({ min: 3, max: 4 }),
});

const promotion = entry({
  ...pageFields,
  paragraphs: list(text('a paragraph', { max: 700 }), 'paragraphs', { max: 5 }),
  channel: entry({ ...sectionFields, ...stillFields }),
  offer: section,
  steps: cards({ min: 3, max: 4 }),
  banner: text('one sentence', { max: 120 }),
});

const behindTheScenes = entry({ ...pageFields, badges: list(badge, 'badges', { min: 3, max: 3 }) });

const blog = entry({ ...pageFields });
const siteMap = entry({ ...pageFields });
const videoIndex = entry({ ...pageFields });

const notFound = entry({
  label,
  advice: text('one or two sentences'),
  links: list(action, 'links', { max: 6 }),
});

/** The copy of each page that has sections of its own: content/pages/<name>.yaml. */
export const pageSchemas = {
  home,
  about,
  'music-videos': musicVideos,
  'corporate-videos': corporateVideos,
  contact,
  movies,
  packages,
  promotion,
  'behind-the-scenes': behindTheScenes,
  blog,
  'site-map': siteMap,
  videos: videoIndex,
  'not-found': notFound,
} as const;
