/** Fields shared by several schemas: references, and fields of every entry. */
import { z } from 'zod';
import { feed } from '../blog/addresses.ts';
import { isExternalAddress } from '../contact/external-address.ts';
import { entry, flag, formatted, list, text, wholeNumber } from '@site/zod-content/fields.ts';
import { fieldAdvice, fieldMeanings } from '@site/zod-content/meanings.ts';
import { mediaPlace } from '../media/picture-kinds.ts';

declare module '@site/zod-content/meanings.ts' {
  interface FieldKinds {
    /** The address of a page, or a part of it: a translation may have its own. */
    address: unknown;
    /** A whole text as HTML, with its pictures; `max` counts characters. */
    post: { readonly what: string; readonly max: number };
    /** A picture of a folder of content/media; `isShared` is for shared links. */
    picture: { readonly folder: string; readonly ending: string; readonly isShared?: true };
    /**
     * The address of a player's frame, or the path of a film in content/media/films; `isWords` is for captions, which a
     * translation may replace.
     */
    player: { readonly isWords?: true };
    vimeo: unknown;
    /** In seconds. */
    duration: unknown;
    /**
     * A page of the site. `isListed`: an item of a list, which leaves out hidden pages. `isLink`: may also be an
     * external address.
     */
    path: { readonly isListed?: true; readonly isLink?: true };
    /**
     * References by name: a loop, a video, a portfolio, a team member, a band of content/navigation.yaml, or a figure
     * of content/claims.yaml.
     */
    loop: unknown;
    video: unknown;
    portfolio: unknown;
    person: unknown;
    band: unknown;
    claim: unknown;
    typefaces: unknown;
    sample: unknown;
  }
}

/**
 * A picture of content/media, relative to the entry's folder, such as ../media/posters/title.jpg.
 * @param use whether it is for shared links, which need their own size.
 */
export function picture(folder: string, ending = 'jpg', use: { readonly isShared?: true } = {}) {
  const place = new RegExp(`^\\.\\.?/(?:[\\w-]+/|\\.\\./)*[\\w-]+\\.(?:${ending})$`);
  const advice = `write the picture's place from this file, such as ${mediaPlace(folder)}/name.${ending.replace('|', ' or .')}`;
  return formatted(advice, (value) => place.test(value)).register(fieldMeanings, {
    kind: 'picture',
    folder,
    ending,
    ...use,
  });
}

/** A silent loop of content/media/loops. */
export const loop = formatted("write the loop's place from this file, such as ../media/loops/watch/name.mp4", (value) =>
  /^\.\.?\/(?:\.\.\/)*media\/loops\/(?:[\w-]+\/)*[\w-]+\.mp4$/.test(value),
).register(fieldMeanings, { kind: 'loop' });

const isPath = (value: string) => value === feed || /^\/[\w{}/-]*$/.test(value);
const writePath = () => formatted('write a path of the site, such as /contact', isPath);

/** The path of a page of this site, with `{product}` for the product's slug. */
export const internalPath = writePath().register(fieldMeanings, { kind: 'path' });

/** An item of a list, which leaves out drafts and empty pages. */
export const listedPath = writePath().register(fieldMeanings, { kind: 'path', isListed: true });

/** A page's own path, with `{product}` for the product's slug. */
export const pagePath = formatted(
  'write a slash, then letters, digits, hyphens or {product}, such as /color-grading or /cases/neon-tide',
  (value) => /^(?:\/(?:[A-Za-z0-9-]|\{product\})+)+\/?$/.test(value),
).register(fieldMeanings, { kind: 'address' });

export const videoName = text('the file name of a video', { max: 80 }).register(fieldMeanings, { kind: 'video' });

export const portfolioName = text('the file name of a portfolio, such as music', { max: 80 }).register(fieldMeanings, {
  kind: 'portfolio',
});

export const personName = text('the file name of a team member', { max: 80 }).register(fieldMeanings, {
  kind: 'person',
});

/** The default position: last. */
export const lastOrder = 100_000;

/** The smallest comes first. Leave gaps (10, 20, 30), so that one entry can be moved alone. */
export const order = wholeNumber('the place in the list', 0, lastOrder);

/** A figure of content/claims.yaml, by name. */
export const claimName = text('the name of a figure, such as videos', { max: 40 }).register(fieldMeanings, {
  kind: 'claim',
});

/** A shared call to action, by its name in content/navigation.yaml. */
export const bandName = text('the name of a band', { max: 30 }).register(fieldMeanings, { kind: 'band' });

export const bandField = { band: bandName };

/** A link of a button: to a page of this site, or external. */
const linkAddress = () =>
  formatted(
    'write a path of the site, such as /contact, or an address that starts with https://, mailto: or tel:',
    (value) => isPath(value) || isExternalAddress(value),
  );

const actionLabel = text('the words on the button', { max: 40 });
const actionPath = linkAddress().register(fieldMeanings, { kind: 'path', isLink: true });
export const action = entry({ label: actionLabel, path: actionPath });

const listedAction = linkAddress().register(fieldMeanings, { kind: 'path', isLink: true, isListed: true });
export const links = (what: string, count: { min?: number; max: number }) =>
  list(entry({ label: actionLabel, path: listedAction }), what, count);

export const draft = flag('to keep it out of the site', 'keep it out of the site until this is off').default(false);

const sampleAdvice =
  'write true if all of the file is a sample, or a list of its fields that are, such as [heading, lead]';

/**
 * What has to be replaced before the site is a company's own: the whole file, or fields such as `features.still`.
 * Structured data leaves samples out.
 */
export const sample = z
  .union([z.literal(true), z.array(z.string()).min(1)], { error: `is not right: ${sampleAdvice}` })
  .register(fieldMeanings, { kind: 'sample' })
  .register(fieldAdvice, { advice: sampleAdvice })
  .optional();
