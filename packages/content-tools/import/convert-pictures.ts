import type { Element, Parents, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { pictureKey, type OldPicture, type PlacePicture } from './pictures.ts';
import type { ExportItem } from './read-export.ts';
import type { TakeNote } from './report.ts';

export interface PictureContext {
  /** The picture at an address; undefined where it is not on the old site. */
  readonly findPicture: (address: string) => OldPicture | undefined;
  /** The alternative texts of attachments, by `pictureKey`. */
  readonly words: ReadonlyMap<string, string>;
  readonly place: PlacePicture;
  readonly note: TakeNote;
}

/** The alternative texts of attachments, by `pictureKey`. */
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

function countPictures({ children }: Element): number {
  return children.reduce((sum, child) => {
    if (child.type !== 'element') return sum;
    return sum + (child.tagName === 'img' ? 1 : countPictures(child));
  }, 0);
}

/** Removes a picture, with the figure around it where that shows nothing else. */
function remove(picture: Element, parents: ReadonlyMap<RootContent, Parents>): void {
  let around = parents.get(picture);
  while (around?.type === 'element' && around.tagName !== 'figure') around = parents.get(around);
  const removed = around?.type === 'element' && countPictures(around) === 1 ? around : picture;
  const siblings: RootContent[] = parents.get(removed)?.children ?? [];
  siblings.splice(siblings.indexOf(removed), 1);
}

/** @returns why the picture cannot be shown; undefined where it can. */
async function convertPicture({ properties }: Element, context: PictureContext): Promise<string | undefined> {
  const { findPicture, place, note, words } = context;
  // Scripts that load pictures late keep the address elsewhere.
  const address = [properties.src, properties.dataSrc, properties.dataLazySrc].find(
    (value) => typeof value === 'string' && value !== '' && !value.startsWith('data:'),
  );
  if (typeof address !== 'string') return 'one without an address';
  const picture = findPicture(address);
  if (!picture) return `${address}: it is not on the old site`;
  const placed = await place(picture);
  if ('problem' in placed) return `${address}: ${placed.problem}`;
  const own = typeof properties.alt === 'string' ? properties.alt.trim() : '';
  const alt = own === '' ? (words.get(pictureKey(picture)) ?? '') : own;
  if (alt === '') note('alt', placed.src);
  properties.src = placed.src;
  properties.alt = alt;
  return undefined;
}

/** Gives an article the site's own pictures; those that are not available are removed, with a note of each. */
export async function convertPictures(tree: Root, context: PictureContext): Promise<void> {
  const parents = new Map<RootContent, Parents>();
  const pictures: Element[] = [];
  visit(tree, 'element', (element, _index, parent) => {
    if (parent) parents.set(element, parent);
    if (element.tagName === 'img') pictures.push(element);
  });
  for (const picture of pictures) {
    const problem = await convertPicture(picture, context);
    if (problem === undefined) continue;
    context.note('picture', problem);
    remove(picture, parents);
  }
}
