/** Buttons and lists of links, which lead to a page of this site or elsewhere. */
import { isOutsideAddress } from '../contact/outside-address.ts';
import { fieldMeanings } from './field-meanings.ts';
import { entry, formatted, isPath, list, text } from './fields.ts';

/** Where a button leads: to a page of this site, or anywhere. */
const linkAddress = () =>
  formatted(
    'write a path of the site, such as /contact, or an address that starts with https://, mailto: or tel:',
    (value) => isPath(value) || isOutsideAddress(value),
  );

const actionLabel = text('the words on the button', { max: 40 });
const actionPath = linkAddress().register(fieldMeanings, { kind: 'path', isLink: true });
export const action = entry({ label: actionLabel, path: actionPath });

const listedAction = linkAddress().register(fieldMeanings, { kind: 'path', isLink: true, isListed: true });
export const links = (what: string, count: { min?: number; max: number }) =>
  list(entry({ label: actionLabel, path: listedAction }), what, count);
