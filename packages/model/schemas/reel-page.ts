import { alt, entry, formatted, isoDate, list, name, text, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldMeanings } from '@site/zod-content/meanings.ts';
import { pageFields, removablePageFields, shareFields } from './page-parts.ts';
import { action, bandField, internalPath, picture } from './site-fields.ts';

function filmFile(ending: string) {
  const place = new RegExp(`^\\.\\./media/films/[\\w.-]+\\.${ending.replaceAll('.', String.raw`\.`)}$`);
  return formatted(`write the file's place from this one, such as ../media/films/reel.${ending}`, (value) =>
    place.test(value),
  ).register(fieldMeanings, { kind: 'player' });
}

/** The frame rate of timecodes. */
export const reelRate = 24;

/**
 * Seconds from the reel's start to a timecode.
 * @param timecode minutes, seconds and frames, such as 00:02:16.
 */
export function readTimecode(timecode: string): number {
  const [minutes = 0, seconds = 0, frames = 0] = timecode.split(':').map(Number);
  return minutes * 60 + seconds + frames / reelRate;
}

const isTimecode = (value: string) => /^\d\d:[0-5]\d:(?:[01]\d|2[0-3])$/.test(value);

const timecode = formatted('write where the shot starts as minutes, seconds and frames, such as 00:02:16', isTimecode);

const shot = entry({
  at: timecode,
  what: text('what the shot shows', { max: 120 }),
  still: picture('reel'),
  /** The film that it is from, and that film's page; absent for a shot made for the reel. */
  film: entry({ title: name("the film's title"), path: internalPath }).optional(),
});

export const reelPageSchema = entry({
  ...removablePageFields,
  ...pageFields,
  ...shareFields,
  ...bandField,
  published: isoDate,
  durationSeconds: wholeNumber('the length in seconds', 5, 600).meta({ title: 'Length in seconds' }),
  /** The film with sound in two formats, and its captions (WebVTT). */
  av1: filmFile('av1.mp4'),
  h264: filmFile('mp4'),
  captions: filmFile('vtt').register(fieldMeanings, { kind: 'player', isWords: true }),
  poster: picture('reel'),
  posterAlt: alt('what the poster shows'),
  /** The label of the button on the home page; the duration follows. */
  play: text('the words on the button', { max: 30 }),
  /** The link from the reel's dialog to the page with its shots. */
  shotList: text('the words of the link', { max: 30 }),
  link: action,
  shots: entry({ heading: text('a heading', { max: 60 }), list: list(shot, 'shots', { min: 2, max: 60 }) }),
  /** An audio description and transcript. */
  told: entry({
    heading: text('a heading', { max: 60 }),
    text: list(text('a paragraph', { max: 500 }), 'paragraphs', { max: 8 }),
  }),
}).superRefine(({ shots, durationSeconds }, context) => {
  for (const [index, { at }] of shots.list.entries()) {
    if (!isTimecode(at)) continue;
    const path = ['shots', 'list', index, 'at'];
    const before = shots.list[index - 1];
    if (before && readTimecode(at) <= readTimecode(before.at)) {
      const message = `is ${at}, not after the shot before it: put the shots in the order of the film`;
      context.addIssue({ code: 'custom', path, message });
    }
    if (readTimecode(at) >= durationSeconds) {
      const message = `is ${at}, after the end of a film of ${durationSeconds} seconds: write an earlier moment`;
      context.addIssue({ code: 'custom', path, message });
    }
  }
});
