import { entry, text } from '@site/zod-content/fields.ts';

const term = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 200 });

const frameRates = entry({
  title: term('a title'),
  rate: term('what the scale sets'),
  unit: term('the unit of a frame rate, short'),
  spoken: term('the unit of a frame rate in words'),
  becomes: term('the words above how long a second lasts'),
  spokenBecomes: term('the same as a voice says it before the time'),
  light: term('the words above the light'),
  stops: term('the unit of light'),
  table: sentence('the title of the table'),
  scrub: term('what the slider under the picture sets'),
  frame: term("the words before a frame's number"),
  onSet: term('the words before the time on set'),
  onScreen: term('the words before the time on the screen'),
  play: term('the words on the button that plays'),
  pause: term('the words on the button that pauses'),
  next: term('the words on the button for the next frame'),
  note: sentence('one or two sentences under the picture'),
});

const compare = entry({
  title: term('a title'),
  divider: text('what the divider does', { max: 80 }),
  before: term('the words on the first picture'),
  after: term('the words on the second picture'),
});

/** The texts of the interactive pieces: content/tools.yaml. */
export const toolsSchema = entry({ frameRates, compare });
