/** The user interface's own words: content/words.yaml, grouped by where they are used. */
import type { PageGroup } from '../routes/route-table.ts';
import { entry, list, name, text } from '@site/zod-content/fields.ts';

/**
 * A label, a message or an accessible name.
 * @param slots placeholders: the text has each as `{name}`.
 */
function says(what: string, ...slots: readonly string[]) {
  const places = slots.map((slot) => `{${slot}}`);
  return text(what, { max: 160, slots }).refine((value) => places.every((place) => value.includes(place)), {
    error: `has lost ${places.join(' or ')}: write ${what}, with ${places.join(' and ')}`,
  });
}

/** Plural forms; a language with more forms adds them, by their names in CLDR. */
function counted(what: string, ...slots: readonly string[]) {
  return entry({
    one: says(`${what}, of one`, ...slots.filter((slot) => slot !== 'count')),
    two: says(`${what}, of two`, ...slots).optional(),
    few: says(`${what}, of few`, ...slots).optional(),
    many: says(`${what}, of many`, ...slots).optional(),
    other: says(`${what}, of several`, ...slots),
  });
}

const page = entry({
  home: says('the name of the home page in breadcrumbs, where the menu does not have it'),
  main: says('the name of the menu on wide screens'),
  footer: says('the name of the links in the footer'),
  figures: says('the name of the band of figures'),
  further: says('the name of the links at the end of a page'),
  all: says('the name of the list of all pages'),
  days: says('days from one to another', 'first', 'last'),
  hours: says('hours from one to another', 'first', 'last'),
  open: says('days and the hours on them', 'days', 'hours'),
  months: says('months from one to another', 'first', 'last'),
  draft: says('the mark of what is not published yet'),
  sample: says('the mark of what is a sample'),
  pause: says('the words of the button that pauses moving pictures'),
});

const player = entry({
  play: says('the word before the title of a video to play'),
  plays: says('the note that says which company plays a video', 'host'),
  loads: says('the same for a map', 'host'),
  all: says('the note above a list of videos', 'hosts'),
  silent: says("the message when the video's host does not respond", 'host'),
  offline: says('the same without a connection', 'host'),
  open: says('the words of the link to the page of a player', 'host'),
  again: says('the words on the button that tries again'),
  close: says('the name of the button that closes the player'),
  previous: says('the name of the button to the video before'),
  next: says('the name of the button to the next video'),
  details: says('the words of the link to the page of a video'),
  untitled: says('the title of a video that has none', 'host'),
  file: says('the name of the host where this site plays a video itself'),
  live: says('the same for the live TV channel'),
});

const sharing = entry({
  share: says('the word on the button that shares a page'),
  copied: says('what is said once the address is copied'),
  refused: says('what is said where the browser does not copy'),
});

const notifications = entry({
  one: says('the name of a notification'),
  region: says('the name of the place of notifications'),
  dismiss: says('the word on the button that takes one away'),
});

const failures = entry({
  offline: says('what is said without a connection'),
  failed: says('what is said where the connection failed'),
  broken: says('what is said where it broke off'),
  answered: says('what is said where the site answered with an error', 'status'),
  unexpected: says('what is said where the answer is not what the page expects'),
});

const portfolio = entry({
  all: says('the first choice of the filter: everything'),
  more: says('the words on the button that loads more videos'),
  loading: says('the same while they load'),
  shown: counted('how many videos are shown', 'shown', 'total'),
  shownOf: counted('how many videos of a group are shown', 'shown', 'total', 'group'),
  index: says('the words of the link to the list of all videos'),
  nextFailed: says('what is said where the next videos did not load'),
  listFailed: says('what is said where the videos of a choice did not load'),
  videoFailed: says('what is said where a video did not load'),
  slow: says('what is said while a list still loads'),
  slowText: says('a sentence under it'),
  noList: says('what is said where a choice does not exist'),
  noListText: says('a sentence under it'),
  noVideo: says('what is said where a video does not exist', 'name'),
  noVideoText: says('a sentence under it'),
  again: says('the words on the button that tries again'),
});

const watch = entry({
  frames: says('the name of the frames of a film', 'title'),
  enlarge: says('the word before the description of a frame to enlarge'),
  previousFrame: says('the name of the button to the frame before'),
  nextFrame: says('the name of the button to the next frame'),
  closeFrames: says('the name of the button that closes the frames'),
  made: says('the words of the link to the story of a film', 'title'),
  credits: says('the heading of the credits'),
  previous: says('the words of the link to the film before', 'title'),
  days: says('the heading of the days on set of a film'),
  more: says('the heading of more films of the same kind', 'group'),
  others: says('the heading of other films'),
  titleBy: says("a film's title with its artist, in search results", 'title', 'artist'),
});

const blog = entry({
  articles: says('the name of the links between articles'),
  by: says('who has written an article', 'name'),
  newer: says('the words of the link to a newer article', 'title'),
  older: says('the words of the link to an older article', 'title'),
  all: says('the words of the link to all articles'),
  feed: says('the name of the feed', 'company'),
});

const pagination = entry({
  pages: says('the name of the links to the pages of a list'),
  page: says('the name of a page of a list', 'page'),
  place: says('the place of a page in a list', 'page', 'last'),
  previous: says('the word of the link to the page before'),
  next: says('the word of the link to the next page'),
});

const people = entry({
  by: says('the name of the films of a person', 'name'),
  oneBy: says('the words of the link to the only film of a person', 'name'),
  allBy: says('the words of the link to all films of a person, whose number is in words', 'films', 'name'),
  moreBy: says('the name of more films of a person', 'name'),
  films: counted('a number of films', 'count'),
  roles: counted('a role on a number of films', 'role', 'count'),
  movie: says('what a film of the page of films is, in a list'),
  reviews: says('the name of the reviews that pass by'),
  pause: says('the words of the button that pauses them'),
  stars: says('stars out of five', 'rating'),
});

const set = entry({
  frame: says('the word before the number of a frame'),
  film: says('the words of the link to the film of a day', 'title'),
});

const movies = entry({
  list: says('the name of the list of films'),
  year: says('the word before the year'),
  length: says('the word before the length'),
  minutes: says('a length in minutes', 'count'),
  cast: says('the heading of cast and credits'),
});

const writtenPages = entry({
  contents: says('the heading of the table of contents'),
  film: says('the words of the link to the film of a case'),
  treatment: says('the heading of a treatment'),
  scale: says('the scale of a lighting plan'),
  cut: says('what the divider between a drawing and its frame does'),
  lastFilm: says('the words above the film that a page ends on'),
  shotOn: says('the heading of films shot on a camera', 'camera'),
  filmsShotOn: says('the name of the list of films shot on a camera', 'camera'),
});

const others = entry({
  pair: says('the word between two packages that are compared'),
  from: says('the lowest price of something', 'price'),
  map: says('the name of the street map', 'place'),
  channel: says('the name of the player of a TV channel'),
  whyChannel: says('the name of the text about it'),
  serviceIn: says('a service and its area, for search engines', 'service', 'area'),
  studio: says('the address of the studio, for language models', 'address'),
  reached: says('phone and hours, for language models', 'phone', 'hours'),
  area: says('the service area, for language models', 'area'),
});

const group = (pages: string) => says(`the heading of ${pages} in the site map and for language models`);

/** Page groups, keyed as in packages/model/routes/route-table.ts. */
const groups = entry({
  services: group('services and packages'),
  portfolio: group('portfolios'),
  cases: group('cases'),
  cities: group('cities'),
  cameras: group('cameras and tools'),
  company: group('pages on the company'),
  articles: group('articles'),
  questions: group('questions and terms'),
  optional: group('other pages'),
});

export const groupWords = {
  'Services and packages': 'services',
  Portfolio: 'portfolio',
  Cases: 'cases',
  Cities: 'cities',
  'Cameras and tools': 'cameras',
  Company: 'company',
  Articles: 'articles',
  'Questions and terms': 'questions',
  Optional: 'optional',
} as const satisfies Readonly<Record<PageGroup, keyof (typeof groups)['shape']>>;

/** Roles as credits spell them; the roster and structured data derive from them. */
const roles = entry({
  director: name('the role of a director', { max: 40 }),
  cast: list(name('a role in front of the camera', { max: 40 }), 'roles in front of the camera'),
});

export const wordsSchema = entry({
  page,
  player,
  sharing,
  notifications,
  failures,
  portfolio,
  watch,
  blog,
  pagination,
  people,
  set,
  movies,
  writtenPages,
  others,
  groups,
  roles,
});
