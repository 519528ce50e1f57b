import { createStore, del, get, set } from 'idb-keyval';
import { callApi } from '../api-client.ts';

/** A picture that isn't uploaded yet, kept in IndexedDB over a reload. */
interface Waiting {
  readonly file: Blob;
  /** The crop, from 0 to 1; undefined for automatic. */
  readonly at: number | undefined;
}

const store = createStore('editor-pictures', 'waiting');

/** @returns the field's value until the entry is saved, here and on the server. */
export async function keepLocal(folder: string, file: Blob): Promise<string> {
  const value = `new:${folder}/${crypto.randomUUID()}`;
  // The file may be gone from the disk later.
  const data = new Blob([await file.arrayBuffer()], { type: file.type });
  await set(value, { file: data, at: undefined } satisfies Waiting, store);
  return value;
}

async function readLocal(value: string): Promise<Waiting | undefined> {
  return get<Waiting>(value, store);
}

export async function cropLocal(value: string, at: number): Promise<void> {
  const known = await readLocal(value);
  if (known) await set(value, { ...known, at } satisfies Waiting, store);
}

/** Uploads the pictures that values name. @returns their names. @throws ApiError */
export async function sendLocal(values: unknown): Promise<ReadonlySet<string>> {
  const names = new Set(JSON.stringify(values).match(/new:[a-z]+\/[0-9a-f-]{36}/g));
  for (const name of names) {
    const known = await readLocal(name);
    if (!known) continue;
    const at = known.at === undefined ? '' : `&at=${known.at}`;
    await callApi(`picture?name=${name}${at}`, { method: 'POST', body: known.file });
  }
  return names;
}

export async function dropLocal(values: Iterable<string>): Promise<void> {
  for (const value of values) await del(value, store);
}

export const pictureAddress = (value: string) => `/editor/api/picture?place=${encodeURIComponent(value)}`;

/** Also for a picture that isn't uploaded yet. */
export async function findPicture(value: string) {
  const known = value.startsWith('new:') ? await readLocal(value) : undefined;
  return {
    value,
    at: known?.at,
    isLocal: !!known,
    address: known ? URL.createObjectURL(known.file) : pictureAddress(value),
  };
}
