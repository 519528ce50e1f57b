import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { TakeNote } from './notes.ts';
import { pictureKey, type OldPicture } from './picture-address.ts';
import type { PicturePlaces } from './picture-shelf.ts';
import type { ExportItem } from './wordpress-export.ts';

export interface PictureContext {
  readonly attachments: ReadonlyMap<number, ExportItem>;
  /** The old site's hosts, without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** What an address shows; undefined where it is no picture of the old site. */
  readonly findPicture: (address: string) => OldPicture | undefined;
  /** What attachments say that their pictures show, by `pictureKey`. */
  readonly words: ReadonlyMap<string, string>;
  readonly shelf: PicturePlaces;
  readonly note: TakeNote;
}

/** What attachments say that their pictures show. */
export function listWords(
  attachments: ReadonlyMap<number, ExportItem>,
  findPicture: PictureContext['findPicture'],
): ReadonlyMap<string, string> {
  return new Map(
    [...attachments.values()].flatMap(({ attachmentUrl, alt }) => {
      const picture = findPicture(attachmentUrl);
      return picture && alt !== '' ? [[pictureKey(picture), alt] as const] : [];
    }),
  );
}

type ParentsOf = ReadonlyMap<RootContent, Parents>;

function takeOut(child: ElementContent, parents: ParentsOf): void {
  const siblings: RootContent[] = parents.get(child)?.children ?? [];
  const index = siblings.indexOf(child);
  if (index >= 0) siblings.splice(index, 1);
}

/** Takes a picture out, with the figure that shows nothing else. */
function remove(picture: Element, parents: ParentsOf): void {
  let around: Parents | undefined = parents.get(picture);
  while (around?.type === 'element' && around.tagName !== 'figure') around = parents.get(around);
  takeOut(around?.type === 'element' && countPictures(around) === 1 ? around : picture, parents);
}

function countPictures({ children }: Element): number {
  const counts = children.map((child) => {
    if (child.type !== 'element') return 0;
    return child.tagName === 'img' ? 1 : countPictures(child);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

async function settlePicture({ properties }: Element, context: PictureContext): Promise<boolean> {
  const { findPicture, shelf, note, words } = context;
  // Scripts that load pictures late keep the address elsewhere.
  const address = [properties.src, properties.dataSrc, properties.dataLazySrc].find(
    (value) => typeof value === 'string' && value !== '' && !value.startsWith('data:'),
  );
  if (typeof address !== 'string') {
    note('picture', 'one without an address');
    return false;
  }
  const picture = findPicture(address);
  if (!picture) {
    note('picture', `${address}: it is not on the old site`);
    return false;
  }
  const placed = await shelf.place(picture);
  if ('problem' in placed) {
    note('picture', `${address}: ${placed.problem}`);
    return false;
  }
  const own = typeof properties.alt === 'string' ? properties.alt.trim() : '';
  const alt = own === '' ? (words.get(pictureKey(picture)) ?? '') : own;
  if (alt === '') note('alt', placed.src);
  properties.src = placed.src;
  properties.alt = alt;
  return true;
}

/** Gives an article's pictures the site's own files; those that cannot be had are taken out, with a note of each. */
export async function settlePictures(tree: Root, context: PictureContext): Promise<void> {
  const parents = new Map<RootContent, Parents>();
  const pictures: Element[] = [];
  visit(tree, 'element', (element, _index, parent) => {
    if (parent) parents.set(element, parent);
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const picture of pictures) {
    if (!(await settlePicture(picture, context))) remove(picture, parents);
  }
}
