import { createStore, del, get, set } from 'idb-keyval';
import { ApiError, callApi } from '../api-client.ts';

/** A picture that was chosen and is not sent yet: it waits in the browser, also over a reload. */
interface Waiting {
  readonly file: Blob;
  /** The part that is shown where it is cropped, from 0 to 1; undefined for the main subject. */
  readonly at: number | undefined;
}

const store = createStore('editor-pictures', 'waiting');
const waiting = /local:([a-z]+)\/[0-9a-f-]{36}/g;

/** Keeps a picture for a folder of content/media until its entry is saved. @returns the field's value until then. */
export async function keepLocal(folder: string, file: Blob): Promise<string> {
  const value = `local:${folder}/${crypto.randomUUID()}`;
  // A file of the disk may be gone when it is read again.
  const data = new Blob([await file.arrayBuffer()], { type: file.type });
  await set(value, { file: data, at: undefined } satisfies Waiting, store);
  return value;
}

export async function readLocal(value: string): Promise<Waiting | undefined> {
  return get<Waiting>(value, store);
}

/** Chooses the part that is shown. */
export async function cropLocal(value: string, at: number): Promise<void> {
  const known = await readLocal(value);
  if (known) await set(value, { ...known, at } satisfies Waiting, store);
}

/** Sends one picture. @returns the field's value until its entry is saved. @throws ApiError */
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

/** Names pictures as the server does once they are sent. */
export function replaceSent<Whole>(values: Whole, sent: ReadonlyMap<string, string>): Whole {
  let json = JSON.stringify(values);
  for (const [local, picture] of sent) json = json.replaceAll(local, picture);
  return JSON.parse(json) as Whole;
}

/**
 * Sends the pictures that wait in some values.
 * @returns the values with the pictures' names on the server, and these by the local ones.
 * @throws ApiError
 */
export async function sendLocal<Whole>(
  values: Whole,
): Promise<{ readonly values: Whole; readonly sent: ReadonlyMap<string, string> }> {
  const sent = new Map<string, string>();
  for (const [value, folder = ''] of JSON.stringify(values).matchAll(waiting)) {
    if (!sent.has(value)) sent.set(value, await sendPicture(value, folder));
  }
  return { values: replaceSent(values, sent), sent };
}

/** Forgets pictures that were saved. */
export async function dropLocal(values: Iterable<string>): Promise<void> {
  for (const value of values) await del(value, store);
}
