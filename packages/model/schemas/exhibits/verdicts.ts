import { entry, list, oneOf, text, videoName } from '../fields.ts';
import { frameFields } from './exhibit-fields.ts';

/** Opinions with a stamp each, beside a film that shows what is meant; its loop plays where it has one. */
export const verdicts = entry({
  title: frameFields.title,
  verdicts: list(
    entry({
      of: text('what the verdict is about', { max: 40 }),
      verdict: text('the words of the stamp, such as Keep', { max: 14 }),
      tone: oneOf(['yes', 'maybe', 'no']),
      reason: text('one sentence', { max: 120 }),
      film: videoName,
      /** What of it is in that film. */
      shows: text('what the film shows of it', { max: 90 }),
    }),
    'verdicts',
    { min: 2, max: 8 },
  ),
});
