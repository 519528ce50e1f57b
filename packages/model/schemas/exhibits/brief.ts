import { entry, list, text } from '../fields.ts';
import { frameFields, term } from './exhibit-fields.ts';

/** A brief to fill in on the page: what is written stays on the visitor's device. */
export const brief = entry({
  ...frameFields,
  lines: list(text('a question or a line to fill in', { max: 90 }), 'lines', { min: 2, max: 9 }),
  words: entry({
    copy: term('the words on the button that copies'),
    copied: term('what is said once it is copied'),
    refused: text('what is said where the browser does not let a page copy', { max: 80 }),
    print: term('the words on the button that prints'),
    clear: term('the words on the button that clears all lines'),
    cleared: term('what is said once they are cleared'),
  }),
});
