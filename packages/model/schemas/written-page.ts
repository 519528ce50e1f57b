import { otherGroup } from '../routes/route-table.ts';
import { exhibitsField } from './exhibits/exhibits.ts';
import { entry, name, oneOf, text } from '@site/zod-content/fields.ts';
import {
  addressFields,
  board,
  documentKinds,
  label,
  listedPageFields,
  openingNames,
  optionalStillFields,
  pageFields,
} from './page-parts.ts';
import { bandName, draft, internalPath, lastOrder, order, pagePath, sample, videoName } from './site-fields.ts';
import { shownTimes } from './measures.ts';

const service = entry({
  name: text('what is offered, such as Color grading', { max: 60 }),
  /** Where it is offered, if the page is about one place; the studio's address is not affected. */
  area: entry({ kind: oneOf(['City', 'State']), name: text('the name of the place', { max: 40 }) }).optional(),
});

/**
 * A written page: content/pages/*.mdoc. Requires an address and a heading; packages/model/text/page-text.ts derives the
 * rest.
 */
export const writtenPageSchema = entry({
  /** A trailing slash is part of the canonical form. */
  path: pagePath,
  heading: text("the page's main heading", { max: 60 }),
  kind: oneOf(documentKinds).default('field guide'),
  label: label.optional(),
  lead: pageFields.lead.optional(),
  ...optionalStillFields,
  /** The layout of its first screen; the page's kind decides by default. */
  opening: oneOf(openingNames).meta({ title: 'How heading and picture stand' }).optional(),
  board: board.optional(),
  exhibits: exhibitsField,
  /** The camera that the page is about: it lists the films that refer to it. */
  camera: name('the name of the camera', { max: 40 }).optional(),
  /** The page of the film that a case is about; it links back here. */
  film: internalPath.optional(),
  /** The film at the end of the page; a case ends with its own. */
  lastFilm: videoName.meta({ title: 'Film at the end' }).optional(),
  band: bandName.optional(),
  siteMapLabel: listedPageFields.siteMapLabel.optional(),
  /** The heading of llms.txt under which the page is listed. */
  group: addressFields.group.default(otherGroup),
  /** The page's position among the written pages, in lists of pages. */
  order: order.default(lastOrder),
  title: pageFields.title.optional(),
  description: pageFields.description.optional(),
  /** What the page offers, for search engines; left out if it offers nothing of its own. */
  service: service.optional(),
  ...shownTimes,
  sample,
  draft,
}).superRefine(({ still, stillAlt, board, group }, context) => {
  if (board !== undefined && group !== 'Cases') {
    const message = 'is drawn on pages of cases alone: remove it, or write "group: Cases"';
    context.addIssue({ code: 'custom', path: ['board'], message });
  }
  if ((still === undefined) === (stillAlt === undefined)) return;
  const [field, message] = still
    ? ['stillAlt', 'is missing: write what the picture shows']
    : ['still', 'is missing: write the picture, or remove stillAlt'];
  context.addIssue({ code: 'custom', path: [field], message });
});
