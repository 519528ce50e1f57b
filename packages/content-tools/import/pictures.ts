import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Parents, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { describeAnswer, followRedirects, PoliteClient, promptPace } from '../hosts/polite-client.ts';
import { publicOnly } from '../hosts/public-addresses.ts';
import { hasSeveralFrames, makePicture, PictureError } from '../media/make-picture.ts';
import { findOldPicture, isOnHosts, listSizes, pictureName, type OldPicture } from './old-addresses.ts';
import type { WordPressExport } from './read-export.ts';
import type { Note } from './note.ts';

/** Where the old site's pictures come from. @returns the file, or the reason why there is none. */
export type PictureSource = (picture: OldPicture) => Promise<Uint8Array | string>;

/** The forms in which systems write a name with accents: a Mac writes a letter and its accent. */
const nameForms = (name: string) => [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];

/** Reads pictures from a copy of the old site's wp-content/uploads. @throws Error if there is no such folder. */
export async function uploadsFolder(uploads: string): Promise<PictureSource> {
  const folder = path.resolve(uploads);
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new Error(
      `--uploads ${uploads}: is no folder: write the path of a copy of the old site's wp-content/uploads`,
    );
  }
  return async ({ upload, isWhole }) => {
    if (upload === undefined) return 'it is not below /uploads/';
    for (const name of listSizes(upload, isWhole).flatMap(nameForms)) {
      const file = path.resolve(folder, name);
      // The export may contain any path, including one that leads out of the folder.
      if (!file.startsWith(folder + path.sep) || name.includes('\0')) continue;
      try {
        // So may a link in the folder.
        if ((await realpath(file)).startsWith((await realpath(folder)) + path.sep)) return await readFile(file);
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) throw error;
      }
    }
    return `the folder has no ${upload}`;
  };
}

const maxBytes = 40 * 1024 * 1024;
/** Two tries, since a picture that is left out now is not requested by a later import. */
const pace = { ...promptPace, timeoutMs: 20_000, tries: 2, firstWaitMs: 100 };

/** Downloads pictures from the old site. Redirects to other hosts are not followed: an export may name any address. */
export function downloads(hosts: ReadonlySet<string>): PictureSource {
  const client = new PoliteClient(pace, 'Mozilla/5.0 (compatible; blog import)', undefined, publicOnly);
  const send = async (address: string) => client.request({ address, maxBytes: maxBytes + 1 });
  const refuse = (target: URL) => (isOnHosts(target, hosts) ? undefined : `redirects to ${target.host}`);
  return async ({ url, isWhole }) => {
    let problem = '';
    for (const file of listSizes(url.pathname, isWhole)) {
      const outcome = await followRedirects(new URL(file, url).href, send, refuse);
      const { answer } = outcome;
      if (answer?.kind === 'answered' && answer.status === 200) {
        if (answer.body.length <= maxBytes) return answer.body;
        problem = 'sends more than 40 MB';
      } else problem = answer ? describeAnswer(answer) : outcome.problem;
    }
    return `the old site ${problem}`;
  };
}

/** A picture as a post shows it, or the reason why it cannot. */
type PlacedPicture =
  { readonly src: string; readonly alt: string; readonly hasFrames?: true } | { readonly problem: string };

/** Copies pictures of the old site into content/media/blog, each once. */
export class PictureImporter {
  readonly #site: WordPressExport;
  readonly #source: PictureSource | undefined;
  readonly #stage: Pick<ContentStage, 'read' | 'write'>;
  /** The alternative texts of attachments, by the pictures' keys. */
  readonly #alts = new Map<string, string>();
  readonly #placed = new Map<string, Promise<PlacedPicture>>();
  /** How many files are new. */
  count = 0;

  /** @param source undefined where no pictures are imported. */
  constructor(site: WordPressExport, source: PictureSource | undefined, stage: Pick<ContentStage, 'read' | 'write'>) {
    this.#site = site;
    this.#source = source;
    this.#stage = stage;
    for (const { attachmentUrl, alt } of site.attachments.values()) {
      const picture = findOldPicture(attachmentUrl, site);
      if (picture && alt !== '') this.#alts.set(picture.key, alt);
    }
  }

  /** @returns the picture of the old site at an address; undefined if it is on another. */
  find(address: string): OldPicture | undefined {
    return findOldPicture(address, this.#site);
  }

  /** @param address as a post has it. @returns the picture's new address, with the old site's alternative text. */
  async place(address: string): Promise<PlacedPicture> {
    const picture = this.find(address);
    if (!picture) return { problem: 'it is not on the old site' };
    const placed = this.#placed.get(picture.key) ?? this.#import(picture);
    this.#placed.set(picture.key, placed);
    return placed;
  }

  async #import(picture: OldPicture): Promise<PlacedPicture> {
    try {
      const source = (await this.#source?.(picture)) ?? 'no source of pictures was given';
      if (typeof source === 'string') return { problem: source };
      const name = await this.#write(picture.key, await makePicture('blog', source, { anySize: true }));
      const placed = { src: blogPictureFolder + name, alt: this.#alts.get(picture.key) ?? '' };
      return (await hasSeveralFrames(source)) ? { ...placed, hasFrames: true } : placed;
    } catch (error) {
      if (error instanceof PictureError) return { problem: error.message };
      // One bad picture must not end the import.
      return { problem: `cannot be read (${error instanceof Error ? error.message : String(error)})` };
    }
  }

  /** If another picture has the name, a suffix is added, the same in every import. */
  async #write(key: string, picture: Buffer): Promise<string> {
    const suffix = createHash('sha256').update(key).digest('hex').slice(0, 8);
    const [plain, suffixed] = [`${pictureName(key)}.jpg`, `${pictureName(key)}-${suffix}.jpg`];
    const existing = await this.#read(plain);
    const name = existing && !existing.equals(picture) ? suffixed : plain;
    if ((await this.#read(name))?.equals(picture)) return name;
    await this.#stage.write(`media/blog/${name}`, picture);
    this.count += 1;
    return name;
  }

  async #read(name: string): Promise<Buffer | undefined> {
    return this.#stage.read(`media/blog/${name}`);
  }
}

function countPictures({ children }: Element): number {
  return children.reduce((sum, child) => {
    if (child.type !== 'element') return sum;
    return sum + (child.tagName === 'img' ? 1 : countPictures(child));
  }, 0);
}

/** Removes a picture, with the figure around it if that shows nothing else. */
function remove(picture: Element, parents: ReadonlyMap<RootContent, Parents>): void {
  let around = parents.get(picture);
  while (around?.type === 'element' && around.tagName !== 'figure') around = parents.get(around);
  const removed = around?.type === 'element' && countPictures(around) === 1 ? around : picture;
  const siblings: RootContent[] = parents.get(removed)?.children ?? [];
  siblings.splice(siblings.indexOf(removed), 1);
}

/** Page builders show pictures behind a text by style alone: they become pictures before it. */
export function showBackgrounds(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { style } = element.properties;
    const [, src] = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')\s]+)/i.exec(String(style)) ?? [];
    if (src === undefined || element.tagName === 'img') return;
    element.children.unshift({ type: 'element', tagName: 'img', properties: { src, alt: '' }, children: [] });
  });
}

/** Scripts that load pictures lazily keep the address in another attribute. */
function addressOf({ properties }: Element): string | undefined {
  return [properties.src, properties.dataSrc, properties.dataLazySrc]
    .filter((value) => typeof value === 'string')
    .find((value) => value !== '' && !value.startsWith('data:'));
}

/** Makes a post show the imported pictures; those that are not available are removed, with a note of each. */
export async function convertPictures(tree: Root, pictures: PictureImporter, notes: Note[]): Promise<void> {
  const parents = new Map<RootContent, Parents>();
  const shown: Element[] = [];
  visit(tree, 'element', (element, _index, parent) => {
    if (parent) parents.set(element, parent);
    if (element.tagName === 'img') shown.push(element);
  });
  for (const picture of shown) {
    const { properties } = picture;
    const address = addressOf(picture);
    const placed = address === undefined ? { problem: 'it has no address' } : await pictures.place(address);
    if ('problem' in placed) {
      notes.push(['picture', address === undefined ? placed.problem : `${address}: ${placed.problem}`]);
      remove(picture, parents);
    } else {
      const own = typeof properties.alt === 'string' ? properties.alt.trim() : '';
      properties.src = placed.src;
      properties.alt = own || placed.alt;
      if (placed.hasFrames) notes.push(['frames', placed.src]);
      if (properties.alt === '') notes.push(['alt', placed.src]);
    }
  }
}
