import { blogPictureFolder } from '../blog/picture-folder.ts';

/** Something that one content file says of another, of a picture or of a page. */
export interface Reference {
  readonly kind: 'picture' | 'articlePicture' | 'loop' | 'film' | 'path' | 'video';
  /** Where it is said, such as `tiers[0].example` or `line 12`. */
  readonly field: string;
  readonly value: string;
}

const pictureFields = /(?:^|\.)(?:poster|img|still|share)$/;
const loopFields = /(?:^|\.)(?:loop|featuredLoop)$/;
/** Embed addresses of other hosts are none of ours to look up. */
const filmFolder = '../media/films/';
const pathFields = /(?:^|\.)path$/;
/** Fields that name a video by its file. */
const videoFields = /(?:^|\.)(?:videos|related)\[\d+\]$|^tiers\[\d+\]\.example$/;

function kindOf(field: string): Reference['kind'] | undefined {
  if (pictureFields.test(field)) return 'picture';
  if (loopFields.test(field)) return 'loop';
  if (pathFields.test(field)) return 'path';
  if (videoFields.test(field)) return 'video';
  return undefined;
}

/** What the fields of a content file name, by the fields' own names. */
export function listReferences(value: unknown, field = ''): Reference[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listReferences(item, `${field}[${String(index)}]`));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => listReferences(inner, field ? `${field}.${key}` : key));
  }
  const kind = kindOf(field);
  if (typeof value !== 'string') return [];
  if (value.startsWith(filmFolder)) return [{ kind: 'film', field, value }];
  return kind ? [{ kind, field, value }] : [];
}

const articlePicture = new RegExp(`${blogPictureFolder}[^\\s"'<>?#]+`, 'g');

/** The pictures that an article shows, by the addresses that the blog has always had. */
export function listArticlePictures(contentHtml: unknown): Reference[] {
  if (typeof contentHtml !== 'string') return [];
  const addresses = new Set(contentHtml.match(articlePicture));
  return [...addresses].map((value) => ({ kind: 'articlePicture', field: 'contentHtml', value }));
}
