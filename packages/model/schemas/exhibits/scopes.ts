import { alt, entry, list, text } from '@site/zod-content/fields.ts';
import { picture } from '../site-fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

/** Stills with their waveform monitor and vectorscope, computed from the files at each build. */
export const scopes = entry({
  ...frameFields,
  shots: list(
    entry({
      name: text('the name of the shot', { max: 50 }),
      img: picture('stills'),
      alt: alt('what the shot shows'),
      reading: text('one or two sentences about what the scopes show', { max: 200 }),
    }),
    'shots',
    // Each adds about two kilobytes to the page.
    { max: 5 },
  ),
  words: entry({
    black: term('the word before the percentage where the darkest parts begin'),
    white: term('the word before the percentage where the brightest parts begin'),
    saturation: term('the word before the average saturation'),
    waveform: text('the name of the first drawing', { max: 16 }),
    vectorscope: text('the name of the second drawing', { max: 16 }),
    skin: text('the word at the line of skin', { max: 8 }),
  }),
});
