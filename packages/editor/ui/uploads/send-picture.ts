import { z } from 'zod';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture that was not taken. The message completes "name …". */
export class UploadError extends Error {
  /** Whether the same picture may be taken later. */
  readonly mayRetry: boolean;

  constructor(message: string, mayRetry: boolean) {
    super(message);
    this.mayRetry = mayRetry;
  }
}

/** A picture on its way to the editor's server. */
export interface PictureRequest {
  /** Of content/media. */
  readonly folder: string;
  readonly file: Blob;
  /** The part that is shown where the picture is cropped, from 0 to 1; undefined for the main subject. */
  readonly at: number | undefined;
}

/** Statuses of a picture that stays as it is: not a picture, too small, too large. */
const final = [413, 422];

/** How long it may take, in milliseconds: as long as the server waits. */
const timeout = 15 * 60_000;

/**
 * Sends a picture to the editor's server. `fetch` doesn't say how much is sent.
 * @param onProgress is given the part that is sent, from 0 to 1.
 * @returns what represents the picture until its entry is saved.
 * @throws UploadError
 */
export async function sendPicture(
  { folder, file, at }: PictureRequest,
  onProgress: (part: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set('picture', await shrinkPicture(file));
  if (at !== undefined) form.set('at', String(at));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadError('could not be sent: look whether you are online, then try again', true));
    request.open('POST', `/api/editor/pictures?folder=${folder}`);
    request.timeout = timeout;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 200) resolve(z.object({ picture: z.string() }).parse(JSON.parse(responseText)).picture);
      else if (status >= 500) fail();
      else reject(new UploadError(responseText, !final.includes(status)));
    });
    for (const name of ['error', 'abort', 'timeout']) request.addEventListener(name, fail);
    request.send(form);
  });
}
