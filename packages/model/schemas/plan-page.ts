import { entry, text } from '@site/zod-content/fields.ts';
import { label, pageFields, removablePageFields, section, shareFields } from './page-parts.ts';
import { bandField } from './site-fields.ts';

const word = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 200 });

const counted = (what: string) =>
  entry({ one: word(`the word for one ${what}`), many: word(`the word for several ${what}s`) });

const steps = entry({
  /** The words before a question's number, and between it and the total. */
  question: word('the word before the number of a question'),
  of: word('the word between the two numbers'),
  back: word('the words on the button to the question before'),
  next: word('the words on the button to the next question'),
  skip: word('the same where the question is not answered'),
  finish: word('the words on the button to the brief'),
  clear: word('the words on the button that clears all answers'),
  day: word('the name of the field for the day'),
  anyFilm: word('the name of the list of all films'),
  noFilm: word('the first line of that list, for no film'),
  unreadable: sentence('the message for a link that cannot be read'),
});

const sheet = entry({
  heading: word('the heading of the plan while it grows'),
  empty: sentence('what stands there before the first answer'),
  answers: word('the heading of the answers'),
  change: word('the words before the name of an answer to change'),
  days: word('the name of the shooting days'),
  onSet: word('the name of the number of people on set'),
  leadTime: word('the name of the time from the first step to the first shooting day'),
  day: counted('day'),
  person: counted('person'),
  workingDay: counted('working day'),
  hours: word('the unit of hours, short'),
  crew: word('the heading of the crew'),
  prep: word('the name of the time before the shoot'),
  shoot: word('the name of the shooting days'),
  edit: word('the name of the time after the shoot'),
  kit: word('the heading of the cameras and kit'),
  permits: word('the heading of the permits'),
  noPermits: sentence('what stands there without permits'),
  calendar: word('the heading of the calendar'),
  apply: word('the words before the name of a permit in the calendar'),
  before: word('the words after days before the shoot'),
  after: word('the words after days after the shoot'),
  us: word('the word for steps that the company does'),
  you: word('the word for steps that the client does'),
  rush: sentence('the message when that is possible for a surcharge').optional(),
  late: sentence('the message when the first step is already past'),
  /** {days} is the number with its noun. */
  several: sentence('what is said where a job takes more days than the one that was chosen'),
  weekend: sentence('how the calendar deals with weekends'),
  bring: word('the heading of what the client brings'),
  package: word('the heading of the package'),
  between: sentence('what is said where a job needs less than its package holds'),
  price: word('the heading of what the job comes to'),
  overBudget: sentence('what is said where that is more than the chosen budget'),
  others: sentence('what its two figures are, and what they leave out'),
  packageLink: word('the words of the link to the packages'),
  films: word('the heading of two films'),
  advice: word("the heading of a producer's words"),
  assumed: word('the mark of what is taken for granted'),
});

const brief = entry({
  label,
  heading: word('the heading of the brief'),
  text: sentence('what happens next'),
  more: word('the name of the field for anything else'),
  email: word('the words on the button that opens an email'),
  subject: word('the subject of that email'),
  greeting: word('its greeting'),
  opening: sentence('its first sentence'),
  whole: word('the words before the link to the whole plan'),
  closing: word('its last line'),
  copy: word('the words on the button that copies the brief'),
  copied: word('what is said when it is copied'),
  refused: word('what is said where the browser refuses to copy'),
  print: word('the words on the button that prints'),
  call: word('the words before the phone number'),
  callBar: word('the words on the bar of small screens'),
  private: sentence('what happens with the answers'),
});

export const planPageSchema = entry({
  ...removablePageFields,
  ...pageFields,
  ...bandField,
  ...shareFields,
  /** On each film's page: a link to the planner with that film chosen. */
  like: word('the words of the link on the page of a film'),
  steps,
  sheet,
  brief,
  /** Above the questions, which are listed in browsers without scripts. */
  questions: section,
});
