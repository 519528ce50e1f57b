import { useState } from 'react';

/** A request of an input to the editor's server, while somebody waits for it. */
export interface Sending<Body> {
  readonly isBusy: boolean;
  /** Why the last one was refused, as a sentence. */
  readonly trouble: string | undefined;
  readonly send: (body: Body) => void;
}

/**
 * @param label of the field, in front of the reason of a refusal; empty where the reason is a whole sentence.
 * @param post sends the request.
 * @param onAnswer is given the JSON of the answer.
 */
export function useSending<Body>(
  label: string,
  post: (body: Body) => Promise<Response>,
  onAnswer: (answer: unknown) => void,
): Sending<Body> {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const request = async (body: Body) => {
    const answer = await post(body);
    if (!answer.ok) throw new Error(await answer.text());
    onAnswer(await answer.json());
  };
  const send = (body: Body) => {
    setBusy(true);
    setTrouble(undefined);
    request(body)
      .catch((error: unknown) => {
        setTrouble(`${label} ${error instanceof Error ? error.message : 'failed: try again'}`.trim());
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { isBusy, trouble, send };
}
