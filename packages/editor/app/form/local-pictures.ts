import { createStore, del, get, set } from 'idb-keyval';
import { ApiError, callApi } from '../api-client.ts';

/** A picture that isn't uploaded yet, kept in IndexedDB over a reload. */
interface Waiting {
  readonly file: Blob;
  /** The crop, from 0 to 1; undefined for automatic. */
  readonly at: number | undefined;
}

const store = createStore('editor-pictures', 'waiting');
const waiting = /local:([a-z]+)\/[0-9a-f-]{36}/g;

/** @returns the field's value until the entry is saved. */
export async function keepLocal(folder: string, file: Blob): Promise<string> {
  const value = `local:${folder}/${crypto.randomUUID()}`;
  // The file may be gone from the disk later.
  const data = new Blob([await file.arrayBuffer()], { type: file.type });
  await set(value, { file: data, at: undefined } satisfies Waiting, store);
  return value;
}

export async function readLocal(value: string): Promise<Waiting | undefined> {
  return get<Waiting>(value, store);
}

export async function cropLocal(value: string, at: number): Promise<void> {
  const known = await readLocal(value);
  if (known) await set(value, { ...known, at } satisfies Waiting, store);
}

/** @throws ApiError */
async function sendPicture(value: string, folder: string): Promise<string> {
  const known = await readLocal(value);
  if (!known) throw new ApiError({ message: 'A new picture is not in this browser any more: choose it again.' });
  const at = known.at === undefined ? '' : `&at=${known.at}`;
  const { picture } = await callApi<{ picture: string }>(`picture?folder=${folder}${at}`, {
    method: 'POST',
    body: known.file,
  });
  return picture;
}

export function replaceSent<Whole>(values: Whole, sent: ReadonlyMap<string, string>): Whole {
  let json = JSON.stringify(values);
  for (const [local, picture] of sent) json = json.replaceAll(local, picture);
  return JSON.parse(json) as Whole;
}

/** Uploads local pictures. @returns the values with their new names, and these by local name. @throws ApiError */
export async function sendLocal<Whole>(
  values: Whole,
): Promise<{ readonly values: Whole; readonly sent: ReadonlyMap<string, string> }> {
  const sent = new Map<string, string>();
  for (const [value, folder = ''] of JSON.stringify(values).matchAll(waiting)) {
    if (!sent.has(value)) sent.set(value, await sendPicture(value, folder));
  }
  return { values: replaceSent(values, sent), sent };
}

export async function dropLocal(values: Iterable<string>): Promise<void> {
  for (const value of values) await del(value, store);
}
