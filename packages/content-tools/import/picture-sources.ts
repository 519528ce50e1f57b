import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@site/system/has-code.ts';
import { isOnHosts, listPlaces, type OldPicture } from './picture-address.ts';

/** Where the old site's pictures come from. */
export interface PictureSource {
  /** @returns the file, or in words why there is none, completing "address: …". */
  read(picture: OldPicture): Promise<Uint8Array | string>;
}

/** For an import that was told of no pictures. */
export const noPictures: PictureSource = {
  read: () => Promise.resolve('no pictures were given'),
};

/** @returns undefined where there is no such file, or its name leads out of the folder. */
async function readIn(folder: string, place: string): Promise<Uint8Array | undefined> {
  const file = path.resolve(folder, place);
  if (!file.startsWith(folder + path.sep) || place.includes('\0')) return undefined;
  try {
    return await readFile(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) return undefined;
    throw error;
  }
}

/** A copy of the old site's wp-content/uploads. */
export function uploadsFolder(place: string): PictureSource {
  const folder = path.resolve(place);
  return {
    async read({ upload }) {
      if (upload === undefined) return 'it is not below /uploads/';
      for (const name of listPlaces(upload)) {
        const file = await readIn(folder, name);
        if (file) return file;
      }
      return `the folder has no ${upload}`;
    },
  };
}

const timeoutMs = 20_000;
const mostBytes = 40 * 1024 * 1024;
const mostRedirects = 4;

async function readBody(response: Response): Promise<Uint8Array | string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > mostBytes) return `the old site sends more than ${String(mostBytes / 1024 / 1024)} MB`;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Follows redirects within the old site alone: an export may name any address, and so may an answer. */
async function fetchPicture(start: URL, hosts: ReadonlySet<string>): Promise<Uint8Array | string> {
  let url = start;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || target === null) {
      if (response.ok) return readBody(response);
      await response.body?.cancel();
      return `the old site answers ${String(response.status)}`;
    }
    await response.body?.cancel();
    if (!URL.canParse(target, url)) return 'the old site leads nowhere';
    url = new URL(target, url);
    if (!isOnHosts(url, hosts)) return `the old site leads to ${url.host}`;
  }
  return 'the old site leads in circles';
}

/** The second try is for a network that stumbled: a picture left out now is not asked for again. */
async function fetchTwice(url: URL, hosts: ReadonlySet<string>): Promise<Uint8Array | string> {
  try {
    return await fetchPicture(url, hosts);
  } catch {
    return fetchPicture(url, hosts).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return isLate ? 'the old site does not answer' : 'the old site cannot be reached';
    });
  }
}

/** The old site itself, one picture at a time. */
export function downloads(hosts: ReadonlySet<string>): PictureSource {
  return {
    async read({ url }) {
      let answer: Uint8Array | string = '';
      for (const place of listPlaces(url.pathname)) {
        answer = await fetchTwice(new URL(place, url), hosts);
        if (typeof answer !== 'string') return answer;
      }
      return answer;
    },
  };
}
