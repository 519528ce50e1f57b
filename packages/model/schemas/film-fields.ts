import { fieldConditions, fieldMeanings } from './field-meanings.ts';
import { alt, entry, list, name, picture, text } from './fields.ts';

const whoAdvice = 'write name, or person with the file name of a team member';

const creditedPerson = text('the file name of a team member', { max: 80 })
  .register(fieldMeanings, { kind: 'person' })
  .register(fieldConditions, { field: 'name', is: undefined, isNeeded: false });

/** Who did what on a film: a team member, whose name links to their page, or anyone else by name. */
const credit = entry({
  role: text('the role', { max: 40 }),
  name: name('the name', { max: 60 })
    .register(fieldConditions, { field: 'person', is: undefined, isNeeded: false })
    .optional(),
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

export const credits = list(credit, 'credits (role with name or person)', { max: 20 });

/** Frames of a film, which its page shows as a strip. */
export const frames = list(
  entry({
    img: picture('frames'),
    alt: alt('what the frame shows'),
    /** Technical data for camera people. */
    note: text('lens, stop and frame rate, such as 35 mm · T2 · 24 fps', { max: 60 }),
  }),
  'frames',
  { min: 0, max: 8 },
).optional();
