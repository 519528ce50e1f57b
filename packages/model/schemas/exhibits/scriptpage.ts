import { entry, list, oneOf, text } from '../fields.ts';
import { frameFields } from './exhibit-fields.ts';

/** A page of a screenplay with what each of its lines asks of the production. */
export const scriptpage = entry({
  ...frameFields,
  lines: list(
    entry({
      kind: oneOf(['heading', 'action', 'character', 'aside', 'dialogue']),
      text: text('the words of the script', { max: 300 }),
      /** Only for a heading: scenes have the numbers of the schedule. */
      scene: text('the number of the scene, such as 12 or 12A', { max: 4 }).optional(),
      note: text('what this line asks of the production, in one or two sentences', { max: 160 }).optional(),
    }).superRefine(({ kind, scene }, context) => {
      if ((kind === 'heading') === (scene !== undefined)) return;
      const message =
        kind === 'heading'
          ? 'is missing: write the number of the scene, such as "12"'
          : 'is not for this line: only a heading has the number of a scene';
      context.addIssue({ code: 'custom', path: ['scene'], message });
    }),
    'lines of a script',
    { min: 3, max: 24 },
  ),
});
