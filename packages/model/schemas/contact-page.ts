import { entry, list, text } from '@site/zod-content/fields.ts';
import {
  addressFields,
  card,
  label,
  listedPageFields,
  mapSection,
  section,
  sectionFields,
  shareFields,
  stillFields,
} from './page-parts.ts';
import { links } from './site-fields.ts';

const mailbox = entry({ title: label, text: text('what to write to it about', { max: 160 }) });

export const contactPageSchema = entry({
  ...addressFields,
  ...listedPageFields,
  ...shareFields,
  details: entry({ phone: label, abroad: label, hours: label }),
  /** One for each of `emails` in site.yaml. */
  mailboxes: entry({ bookings: mailbox, studio: mailbox }),
  copying: entry({
    word: text('the word on the button', { max: 16 }),
    phone: text('the name of the button beside the phone', { max: 60 }),
    email: text('the name of the button beside an email address, which follows it', { max: 60 }),
    done: text('the word once it is copied', { max: 16 }),
    selected: text('the word where the browser refuses and the text is selected', { max: 16 }),
    refused: text('one sentence for that case', { max: 160 }),
  }),
  /** The link that saves the studio as a contact. */
  card: text('the words of the link', { max: 40 }),
  map: mapSection,
  /** The privacy note about third-party players and maps. */
  players: entry({
    heading: label,
    text: text('one or two sentences', { max: 240 }),
  }),
  ready: entry({
    ...sectionFields,
    questions: list(
      entry({ ask: text('a question', { max: 60 }), example: text('an answer as a client gives it', { max: 120 }) }),
      'questions',
      { min: 3, max: 9 },
    ),
  }),
  offers: section,
  reasons: entry({ ...sectionFields, ...stillFields, cards: list(card, 'cards', { min: 3, max: 3 }) }),
  links: links('links', { max: 4 }),
  closing: entry({
    heading: text('a heading', { max: 60 }),
    text: text('one or two sentences'),
    write: text('the words on the button that opens an email', { max: 40 }),
  }),
});
