import { z } from 'zod';
import { isCountry } from '../contact/country.ts';
import { weekdays } from '../contact/hours.ts';
import { hostName } from '@site/zod-content/web-address.ts';
import { isPhone, readPhone } from '../contact/phone.ts';
import { isPrice } from '../price.ts';
import { isSlug } from '../routes/slug.ts';
import { brandSchema } from './brand.ts';
import { entry, formatted, list, name, oneOf, text, webAddress, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldMeanings } from '@site/zod-content/meanings.ts';
import { action, bandName, internalPath, links, sample } from './site-fields.ts';
import { clock, position, shownTimes, zone } from './measures.ts';

const host = formatted('write the host alone, such as example.com', (value) => hostName.test(value));

const origin = formatted(
  'write https:// and the host, such as https://www.example.com',
  (value) => value.startsWith('https://') && hostName.test(value.slice('https://'.length)),
);

/** In E.164 form, for links and structured data; pages format it. */
const phone = formatted(
  'write + and the digits alone, such as "+14165550142"',
  (value) => /^\+[1-9]\d{7,14}$/.test(value) && isPhone(value),
  readPhone,
);

const email = formatted(
  'write an email address, such as studio@example.com',
  (value) => z.email().safeParse(value).success,
);

const slug = formatted('write lowercase letters and hyphens, such as music-video-production', isSlug).register(
  fieldMeanings,
  { kind: 'address' },
);

/** Structured data needs the code; pages show the country's name. */
const country = formatted('write the country as its code of two letters, such as US', isCountry);

const openDays = entry({
  firstDay: oneOf(weekdays),
  /** The same as `firstDay` for a single day. */
  lastDay: oneOf(weekdays),
  opens: clock,
  /** A time before `opens` is on the next day. */
  closes: clock,
}).refine(({ opens, closes }) => opens !== closes, {
  path: ['closes'],
  error: 'is the same as opens: write when the phone is no longer answered, such as "20:00"',
});

const languageTag = formatted('write the language, or the language and its country, such as es or es-US', (value) =>
  /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value),
);

/** The first language is that of content itself; each other has a folder and an address prefix. */
export const languagesSchema = list(
  entry({
    tag: languageTag,
    name: name('the name of the language in the language itself, such as Español', { max: 30 }),
  }),
  'languages',
  { max: 8 },
).refine(
  (languages) => new Set(languages.map((language) => language.tag.split('-')[0])).size === languages.length,
  'names a language twice: keep one line of each',
);

/** All facts that name this company: content/site.yaml. */
export const siteSchema = entry({
  company: name("the company's name", { max: 40 }),
  /** As in contracts and invoices; the footer shows it with the years since `founded`. */
  legalName: name('the name in the register of companies', { max: 60 }).optional(),
  founded: wholeNumber('the year in which the company began', 1850, 2100).optional(),
  tagline: text('one sentence', { max: 160 }),
  /** The first is the language of content itself; content/es holds the words of a second, es. */
  languages: languagesSchema.optional(),
  origin: origin.meta({ title: 'Address of this site' }),
  /** The former site's domain; links to it are rewritten to `origin`. */
  formerHost: host.meta({ title: 'Address of the site before this one' }).optional(),
  /** Hosts whose links are removed from posts. */
  unwantedHosts: list(host, 'hosts', { min: 0, max: 20 })
    .meta({ title: 'Sites whose links are removed from articles' })
    .default([]),
  product: entry({ name: text("the product's name", { max: 40 }), slug: slug.meta({ title: 'Part of addresses' }) }),
  phone,
  skype: name('the Skype name', { max: 60 }).optional(),
  whatsapp: phone.optional(),
  videoCalls: text('the programs of video calls, such as Zoom or Teams', { max: 60 }).optional(),
  emails: entry({ studio: email, bookings: email }),
  /**
   * A company without a studio to visit has only the country here, and perhaps city and region: pages then show no
   * address.
   */
  address: entry({
    building: name('the building', { max: 60 }).optional(),
    street: name('street and number', { max: 80 }).optional(),
    city: name('the city', { max: 40 }).optional(),
    region: name('the state', { max: 20 }).optional(),
    postalCode: name('the postal code', { max: 12 }).optional(),
    country,
  }).refine(({ street, city }) => street === undefined || city !== undefined, {
    path: ['city'],
    error: 'is missing: an address with a street needs its city',
  }),
  /** Five decimal places are about a meter. Without it, or without a street, pages show no map. */
  position: entry(position).optional(),
  serviceArea: text('the service area', { max: 40 }),
  hours: list(openDays, 'rows of days with the same hours, in which the phone is answered', { max: 7 }).meta({
    title: 'When the phone is answered',
  }),
  timeZone: text('the time zone as people say it, such as Eastern', { max: 30 }),
  /** The time zone of `from` and `until` in posts, pages and offers; UTC by default. */
  zone: zone.optional(),
  /** A sentence in another language, with its code for screen readers. */
  alsoSpoken: entry({
    lang: formatted('write the code of the language, such as es', (value) => /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(value)),
    text: text('one sentence in that language', { max: 60 }),
  }).optional(),
  socials: entry({
    facebook: webAddress.optional(),
    instagram: webAddress.optional(),
    youtube: webAddress.optional(),
    vimeo: webAddress.optional(),
  }),
  /** `live` is the TV channel of the promotion, if the company has one. */
  channels: entry({ vimeo: webAddress.optional(), youtube: webAddress.optional(), live: webAddress.optional() }),
  brand: brandSchema,
  sample,
  designer: entry({ name: name("the designer's name", { max: 60 }), url: webAddress }).optional(),
});

const figure = entry({
  /** Its name in tokens: `{claims.name}`. */
  name: formatted('write a name of letters and digits that texts can use, such as weddings', (value) =>
    /^[a-z][A-Za-z0-9]*$/.test(value),
  ),
  value: text('the figure as a visitor reads it, such as 40+', { max: 20 }),
  label: text('what is counted', { max: 60 }),
});

const term = (what: string) => text(what, { max: 100 }).optional();

/** Commitments to clients: `{terms.quote}` and so on, as words within a sentence. */
export const termsSchema = entry({
  questions: term('how many questions the first call has, such as six'),
  callLength: term('how long the first call is, such as twenty minutes'),
  quote: term('when the written quote comes, such as within one business day'),
  dateHold: term('how long a call holds a date, such as 48 hours'),
  musicWeeks: term('how long a music video takes, such as six weeks'),
  brandFilm: term('how long a brand film is, such as two to four minutes'),
  corporateWeeks: term('how long a film for a company takes, such as five weeks'),
  spotWeeks: term('how long a TV spot takes, such as six to seven weeks'),
  approvals: term('what a client approves in writing, such as the script, the picture lock and the master'),
  treatment: term('how long a treatment is, such as two pages'),
  finish: term('when the master comes, such as two to three days after the lock'),
  captions: term('how captions are delivered, such as in a separate file'),
  callSheet: term('when the call sheet comes, such as two days before the shoot'),
  firstEdit: term('when the first edit comes, such as a week after the last shooting day'),
  travelers: term('who travels to a distant job, such as two or three of us'),
  crewDay: term('how long a crew works in a day, such as twelve hours'),
  meal: term('how long a crew works before a meal at most, such as six hours'),
  matchAge: term('how old a quote may be that is matched, such as thirty days'),
  matchLimits: term('the limits of the price match, such as once a job, before the deposit is paid'),
  corporateCrew: term('how many people a corporate crew has, such as five people'),
  phoneCrew: term('how many people a day of clips for phones has, such as three people'),
  eventEdit: term("when an event's first edit is there, such as by nine the next morning"),
  editRounds: term('how many rounds every edit has, such as two rounds of notes'),
  deposit: term('which part is paid to book, such as half'),
  rushWeeks: term('in how many weeks a music video can be made, such as three weeks'),
  rush: term('what that adds to the price, such as 15 percent'),
  dateChange: term('how long before the shoot a date moves for free, such as five days'),
  monthNotice: term('how long before the next shooting day a monthly job is stopped for free, such as two weeks'),
  stormLook: term('when the forecast of a storm is looked at, such as five days'),
  stormDecide: term('when a storm is decided on, such as three days'),
  stormPays: term('what a client pays when a storm moves the date, such as only what others do not refund'),
  weatherHold: term("what a weather day costs, such as a quarter of the day's price"),
  weatherRelease: term('until when it is given back for free, such as two days before'),
  musicLicense: term('what licensed music may be used for, such as web and paid social for two years'),
  whiteLabel: term('how work under another name is shown, such as never shown'),
  rentalInsurance: term('how a rented camera is insured, such as by your certificate, or our premium for the days'),
  rawFiles: term('how long camera files are kept, such as five years'),
  insurance: term('the limit of the insurance, such as $2 million'),
  certificate: term('how fast a certificate of insurance comes, such as one business day'),
  languages: term('what the producers speak, such as English and Spanish'),
  phantomRate: term('the frame rates of the high-speed camera, such as 5 to over 10,750 fps'),
});

/** Figures that pages may show: content/claims.yaml. */
export const claimsSchema = entry({ figures: list(figure, 'figures', { min: 0, max: 60 }) });

/** Characters that every host accepts unencoded in an address. */
const oldPath = formatted(
  'write the old path from its first slash on, without one at its end, such as /2016/05/old-name',
  (value) => /^(?:\/(?:[\w.~+,=@-]|%[0-9A-F]{2})+)+$/i.test(value),
);

/** Former addresses: content/redirects.yaml. */
export const redirectsSchema = entry({
  /** Former slugs of the product: the build redirects their addresses. */
  products: list(slug, 'slugs that the product has had online', { min: 0, max: 20 }).optional(),
  redirects: list(entry({ from: oldPath.meta({ title: 'Old address' }), to: internalPath }), 'redirects', {
    min: 0,
    max: 1_000,
  }),
});

const price = formatted('write a price with its currency symbol, such as $300, 1.250,50 € or CHF 99.50', isPrice);

/** Standing offers: content/offers.yaml. */
export const offersSchema = entry({
  standing: list(entry({ title: text('the offer', { max: 60 }), text: text('its terms'), ...shownTimes }), 'offers', {
    min: 0,
  }),
  promotion: entry({
    /** For the whole campaign; the page calculates the price of one play. */
    price,
    everyHours: wholeNumber('the hours between two plays', 1, 24),
    hoursADay: wholeNumber('the hours on air in a day', 1, 24),
    months: wholeNumber('the months it runs', 1, 24),
    devices: text('the number of devices', { max: 40 }),
  }).optional(),
  sample,
});

/** Menu, footer and shared calls to action: content/navigation.yaml. */
const band = entry({
  name: formatted('write a name in lowercase letters and hyphens, such as artists', (value) =>
    /^[a-z]+(?:-[a-z]+)*$/.test(value),
  ),
  heading: text('a heading', { max: 60 }),
  text: text('one or two sentences'),
  /** Beside the call button. */
  actions: links('buttons', { max: 2 }),
});

const word = (what: string) => text(what, { max: 30 });

const words = entry({
  call: word('the word before the phone number'),
  quote: word('the words of the button that leads to the contact page'),
  skip: word('the words of the link past the menu'),
  menu: word('the name of the menu'),
  openMenu: word('what the button that opens the menu does'),
  close: word('the word of the button that closes the menu'),
  studio: word('the word above the address in the footer'),
  pages: word('the word above the links in the footer'),
  elsewhere: word('the word above the links to other sites'),
  design: word('the word before the designer'),
  address: word('the word above the address'),
  serviceArea: word('the words above the service area'),
  directions: word('the words of the link to directions'),
  next: word('the words above the next video'),
  location: word('the word before the place where a video was shot'),
  camera: word('the word before the camera that a video was shot on'),
  story: text('the name of the part that tells where the company comes from', { max: 40 }),
});

export const navigationSchema = entry({
  main: links('menu entries', { max: 8 }),
  footer: links('footer entries', { max: 16 }),
  /** Beside the phone number at the foot of small screens. */
  write: action,
  words,
  /** Shared endings; a page's `band` refers to one. */
  bands: list(band, 'calls to action, each with a name', { max: 20 }),
  /** The bands of pages that have no `band` field. */
  endings: entry({ people: bandName, articles: bandName }),
  sample,
});
