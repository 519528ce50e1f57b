import { useState } from 'react';

/** The value of a picture that was sent, and waits until the entry is saved. */
export function isNewPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('new:');
}

/** Where the editor shows a picture. @param value as a field names it. */
export function pictureAddress(value: string): string {
  return `/api/editor/pictures?place=${encodeURIComponent(value)}`;
}

async function sendPicture(folder: string, file: Blob): Promise<string> {
  const answer = await fetch(`/api/editor/pictures?folder=${folder}`, { method: 'POST', body: file });
  if (!answer.ok) throw new Error(await answer.text());
  const { picture } = (await answer.json()) as { picture: string };
  return picture;
}

export interface Sending {
  readonly isBusy: boolean;
  /** Why the last one was not taken, as a sentence. */
  readonly trouble: string | undefined;
  readonly send: (file: Blob | undefined) => void;
}

/**
 * Sends pictures to the editor, which keeps them until the entry is saved.
 * @param folder of content/media.
 * @param label of the field, at which the trouble starts.
 * @param onSent is given the value that names the picture.
 */
export function useSending(folder: string, label: string, onSent: (picture: string) => void): Sending {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = (file: Blob | undefined) => {
    if (!file) return;
    setBusy(true);
    setTrouble(undefined);
    sendPicture(folder, file)
      .then(onSent)
      .catch((error: unknown) => {
        setTrouble(`${label} ${error instanceof Error ? error.message : 'was not taken: try again'}`);
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { isBusy, trouble, send };
}
