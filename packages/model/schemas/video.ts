import { alt, entry, formatted, isoDate, list, name, text, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldConditions, fieldMeanings } from '@site/zod-content/meanings.ts';
import {
  draft,
  listedPath,
  loop,
  order,
  personName,
  picture,
  portfolioName,
  sample,
  videoName,
} from './site-fields.ts';

const whoAdvice = 'write name, or person with the file name of a team member';

const creditedPerson = text('the file name of a team member', { max: 80 })
  .register(fieldMeanings, { kind: 'person' })
  .register(fieldConditions, { field: 'name', is: undefined });

/** A team member, whose name links to their page, or anyone else by name. */
const credit = entry({
  role: text('the role', { max: 40 }),
  name: name('the name', { max: 60 }).register(fieldConditions, { field: 'person', is: undefined }).optional(),
  person: creditedPerson.optional(),
}).superRefine(({ name, person }, context) => {
  if (name === undefined && person === undefined) {
    context.addIssue({ code: 'custom', path: ['name'], message: `is missing: ${whoAdvice}` });
  }
  if (name !== undefined && person !== undefined) {
    const message = 'is set as well as name: keep only person, whose file has the name';
    context.addIssue({ code: 'custom', path: ['person'], message });
  }
});

const credits = list(credit, 'credits (role with name or person)', { max: 20 });

/** Frames of a film, shown as a strip on its page. */
const frames = list(
  entry({
    img: picture('frames'),
    alt: alt('what the frame shows'),
    note: text('lens, stop and frame rate, such as 35 mm · T2 · 24 fps', { max: 60 }),
  }),
  'frames',
  { min: 0, max: 8 },
).optional();

/** The language of a title that isn't English, for screen readers. */
const titleLanguage = formatted(
  'write the two letters of its language, such as es for Spanish or ht for Haitian Creole; leave the line out for English',
  (value) => /^[a-z]{2,3}$/.test(value),
);

const numberAdvice = "write the video's number in quotes, such as '112'";

const idAdvice = 'write the number alone, such as 123456789 or, for an unlisted video, 123456789?h=0a1b2c3d4e';

/** A Vimeo number; an unlisted video's hash follows after a question mark. */
const vimeoId = formatted(idAdvice, (value) => /^\d{5,12}(?:\?h=[0-9a-f]{8,16})?$/.test(value)).register(
  fieldMeanings,
  {
    kind: 'vimeo',
  },
);

const embedAdvice =
  'write the embed address, such as https://player.vimeo.com/video/123456789 or https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ, or the place of a film of your own, such as ../media/films/name.mp4';

/** The address of a player's frame on Vimeo or YouTube, or a film of content/media/films. */
const embedAddress = formatted(embedAdvice, (value) =>
  /^https:\/\/(?:player\.vimeo\.com\/video\/\d{5,12}(?:\?h=[0-9a-f]{8,16})?|www\.youtube-nocookie\.com\/embed\/[\w-]{11})$|^\.\.\/media\/films\/[\w-]+\.mp4$/.test(
    value,
  ),
).register(fieldMeanings, { kind: 'player' });

const group = (what: string) => text(what, { max: 30, isGroup: true });

/** A video of a portfolio; its file name is its address. */
export const videoSchema = entry({
  id: formatted(numberAdvice, (value) => /^[1-9]\d{0,5}$/.test(value)).meta({ title: 'Number' }),
  title: name('the title'),
  titleLanguage: titleLanguage.optional(),
  vimeoId: vimeoId.meta({ title: 'Vimeo number' }).optional(),
  /** In place of `vimeoId`, for a film on YouTube or a file of this site. */
  src: embedAddress.optional(),
  /** Shown under the title, and in search results for the watch page. */
  description: text('one sentence that sells the idea', { min: 70, max: 160 }),
  category: portfolioName,
  order,
  artist: name('the artist or the client', { max: 60 }),
  group: group('the word by which the filter of its portfolio finds it, such as Salsa or Training'),
  industry: group('the industry of the client, such as Healthcare, which its card then says').optional(),
  year: wholeNumber('the year', 1990, 2100),
  published: isoDate,
  durationSeconds: wholeNumber('the length in seconds', 5, 20_000)
    .register(fieldMeanings, { kind: 'duration' })
    .meta({ title: 'Length' }),
  location: text('where it was shot', { max: 80 }),
  synopsis: text('two or three sentences', { min: 120, max: 600 }),
  credits,
  cameras: list(listedPath, 'pages of cameras', { min: 0, max: 3 }).optional(),
  poster: picture('posters'),
  posterAlt: alt('what the poster shows'),
  frames,
  /** Silent first seconds, played on the watch page before the host's player. */
  clip: loop.meta({ title: 'First seconds on its own page' }).optional(),
  draft,
  sample,
}).superRefine((video, context) => {
  if ((video.vimeoId === undefined) === (video.src === undefined)) {
    const message =
      video.src === undefined
        ? `is missing: ${idAdvice}; for a film elsewhere, write src`
        : 'is there beside src: keep the one from which the video is to play';
    context.addIssue({ code: 'custom', path: ['vimeoId'], message });
  }
});

const galleryFields = {
  title: text('the title', { max: 80 }),
  titleLanguage: titleLanguage.optional(),
  src: embedAddress,
  order,
  poster: picture('posters'),
  posterAlt: alt('what the poster shows'),
  description: text('one sentence', { min: 20, max: 220 }),
  /** The host's publication date; a future date keeps the video back until then. */
  published: isoDate.optional(),
  draft,
  sample,
};

export const behindTheScenesSchema = entry({
  ...galleryFields,
  /** The chapter of the page that the video is in. Chapters are in the order of their first videos. */
  department: group('the department that the video shows at work, such as Camera').optional(),
  /** The video that was shot that day. */
  video: videoName.optional(),
  people: list(personName, 'people of the team', { min: 0, max: 12 }).optional(),
});

export const movieSchema = entry({
  ...galleryFields,
  title: name('the title', { max: 80 }),
  year: wholeNumber('the year', 1990, 2100),
  credits,
  runtimeMinutes: wholeNumber('the length in minutes', 1, 400).meta({ title: 'Length in minutes' }),
  logline: text('what the film is about', { min: 80, max: 400 }),
  cast: list(
    entry({ name: name('the name', { max: 60 }), part: text('the part', { max: 60 }) }),
    'members of the cast',
    { max: 12 },
  ).optional(),
  /** Prizes and festivals, in display order. */
  laurels: list(
    entry({
      prize: text('the prize or selection', { max: 40 }),
      festival: name('the festival'),
      year: wholeNumber('the year', 1990, 2100),
    }),
    'laurels',
    { max: 5 },
  ).optional(),
  stills: list(entry({ img: picture('frames'), alt: alt('what the still shows') }), 'stills', { max: 4 }).optional(),
});

/** The videos shown on the home page, in order. */
export const featuredSchema = entry({
  /** The page shows the first six; without any, it has no such section. */
  videos: list(videoName, 'videos', { min: 0, max: 200 }),
});
