import { entry, list, oneOf, text } from '@site/zod-content/fields.ts';
import { videoName } from '../site-fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

const note = entry({
  label: term('a short label').optional(),
  title: text('what the note is about, or what people say', { max: 80 }),
  stamp: text('a word or two about it, such as Keep or Half true', { max: 14 }),
  tone: oneOf(['yes', 'maybe', 'no']),
  text: text('one sentence', { max: 120 }).optional(),
  /** On a card of its own. */
  answer: entry({
    label: term('a short label'),
    figure: text('a figure that settles it, such as 28 or 1/10', { max: 6 }),
    unit: text('what the figure counts', { max: 50 }),
    text: text('one or two sentences', { max: 140 }),
  }).optional(),
  /** A film that shows what is meant. */
  film: entry({ video: videoName, shows: text('what the film shows of it', { max: 90 }) }).optional(),
});

/** Opinions with a stamp each, beside a film that shows what is meant, or an answer. */
export const notes = entry({
  ...frameFields,
  notes: list(note, 'notes (title, stamp, tone)', { min: 2, max: 8 }),
});
