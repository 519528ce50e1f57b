import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { hasCode } from '@site/system/has-code.ts';
import { Courtesy, describeAnswer, promptPace, readRedirect } from '../hosts/courtesy.ts';
import { makePicture, PictureError } from '../media/make-picture.ts';

/** A picture of the old site. */
export interface OldPicture {
  readonly url: URL;
  /** Its path below /uploads/, decoded, such as 2016/05/roof-300x200.jpg; undefined where it is elsewhere. */
  readonly upload: string | undefined;
}

function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** The hosts of the old site, without `www.`. */
export function listHosts(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => bareHost(new URL(address))));
}

export function isOnHosts(url: URL, hosts: ReadonlySet<string>): boolean {
  return /^https?:$/.test(url.protocol) && hosts.has(bareHost(url));
}

/** WordPress.com's picture servers name the picture's own host first. */
function withoutProxy(url: URL): URL {
  const address = `https:/${url.pathname}`;
  return /^i\d\.wp\.com$/.test(url.host) && URL.canParse(address) ? new URL(address) : url;
}

/** Decodes percent signs; a text that they do not encode stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/**
 * @param address as an article or attachment has it.
 * @param base an address of the old site, for an address that starts with a slash.
 * @returns undefined where the picture is not on the old site.
 */
export function findOldPicture(address: string, base: string, hosts: ReadonlySet<string>): OldPicture | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = withoutProxy(new URL(address, base));
  if (!isOnHosts(url, hosts)) return undefined;
  const [, place] = /\/uploads\/(.+)$/.exec(url.pathname) ?? [];
  return { url, upload: place === undefined ? undefined : decodePercent(place) };
}

/**
 * The paths at which a picture may be, the largest first: as it was uploaded, as WordPress scaled it down, as it is named.
 * @param place such as 2016/05/roof-300x200.jpg.
 */
export function listPlaces(place: string): string[] {
  const whole = place.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '');
  return [...new Set([whole, whole.replace(/(?=\.\w+$)/, '-scaled'), place])];
}

/** Identifies a picture in all of its sizes. */
export function pictureKey({ url, upload }: OldPicture): string {
  const place = upload ?? url.pathname;
  return listPlaces(place)[0] ?? place;
}

/** The name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  const words = key.replace(/\.\w+$/, '').replace(/[/\\]+/g, ' ');
  return slugify(words, { decamelize: false }).slice(0, 100).replace(/-+$/, '') || 'picture';
}

/** Where the old site's pictures come from. @returns the file, or the reason why there is none. */
export type PictureSource = (picture: OldPicture) => Promise<Uint8Array | string>;

/** For an import without pictures. */
export const noPictures: PictureSource = () => Promise.resolve('no pictures were given');

/** A copy of the old site's wp-content/uploads. */
export function uploadsFolder(place: string): PictureSource {
  const folder = path.resolve(place);
  return async ({ upload }) => {
    if (upload === undefined) return 'it is not below /uploads/';
    for (const name of listPlaces(upload)) {
      const file = path.resolve(folder, name);
      // The export may name any path, also one that leads out of the folder.
      if (!file.startsWith(folder + path.sep) || name.includes('\0')) continue;
      try {
        return await readFile(file);
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) throw error;
      }
    }
    return `the folder has no ${upload}`;
  };
}

const maxBytes = 40 * 1024 * 1024;
const maxRedirects = 4;
/** Twice, since a picture that is left out now is not asked for again. */
const pace = { ...promptPace, timeoutMs: 20_000, tries: 2, firstWaitMs: 100 };

/** Follows redirects within the old site alone: an export may name any address, and so may an answer. */
async function download(start: URL, hosts: ReadonlySet<string>, courtesy: Courtesy): Promise<Uint8Array | string> {
  let address = start.href;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answer = await courtesy.ask({ address, maxBytes: maxBytes + 1 });
    const target = readRedirect(answer, address);
    if (target === undefined) {
      if (answer.kind !== 'answered' || answer.status !== 200) return `the old site ${describeAnswer(answer)}`;
      return answer.body.length > maxBytes ? 'the old site sends more than 40 MB' : answer.body;
    }
    if (target === '') return 'the old site redirects to something that is not an address';
    if (!isOnHosts(new URL(target), hosts)) return `the old site redirects to ${new URL(target).host}`;
    address = target;
  }
  return 'the old site redirects in circles';
}

/** The old site itself. */
export function downloads(hosts: ReadonlySet<string>): PictureSource {
  const courtesy = new Courtesy(pace, 'Mozilla/5.0 (compatible; blog import)');
  return async ({ url }) => {
    let answer: Uint8Array | string = '';
    for (const place of listPlaces(url.pathname)) {
      answer = await download(new URL(place, url), hosts, courtesy);
      if (typeof answer !== 'string') return answer;
    }
    return answer;
  };
}

/** A picture in the content by the address that articles name, or the reason why there is none. */
export type PlacedPicture = { readonly src: string } | { readonly problem: string };

/** Gives articles the site's own pictures. */
export type PlacePicture = (picture: OldPicture) => Promise<PlacedPicture>;

/** Puts pictures of the old site into content/media/blog, each once. */
export class PictureShelf {
  readonly #placed = new Map<string, Promise<PlacedPicture>>();
  readonly #source: PictureSource;
  readonly #stage: ContentStage;
  /** How many files are new. */
  count = 0;

  constructor(source: PictureSource, stage: ContentStage) {
    this.#source = source;
    this.#stage = stage;
  }

  readonly place: PlacePicture = async (picture) => {
    const key = pictureKey(picture);
    const placed = this.#placed.get(key) ?? this.#make(key, picture);
    this.#placed.set(key, placed);
    return placed;
  };

  async #make(key: string, picture: OldPicture): Promise<PlacedPicture> {
    const source = await this.#source(picture);
    if (typeof source === 'string') return { problem: source };
    try {
      return { src: blogPictureFolder + (await this.#keep(key, await makePicture('blog', source))) };
    } catch (error) {
      if (error instanceof PictureError) return { problem: error.message };
      throw error;
    }
  }

  /** A name that another picture has gets a suffix, which is the same in every import. */
  async #keep(key: string, picture: Buffer): Promise<string> {
    const plain = `${pictureName(key)}.jpg`;
    const existing = await this.#read(plain);
    if (existing?.equals(picture)) return plain;
    const suffix = createHash('sha256').update(key).digest('hex').slice(0, 8);
    const name = existing ? `${pictureName(key)}-${suffix}.jpg` : plain;
    if (existing && (await this.#read(name))?.equals(picture)) return name;
    await this.#stage.write(`media/blog/${name}`, picture);
    this.count += 1;
    return name;
  }

  async #read(name: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.#stage.folder, 'media/blog', name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }
}
