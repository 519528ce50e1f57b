import { startTransition, useActionState } from 'react';

/** A request of an input to the editor's server. */
export interface Sending<Body> {
  readonly isBusy: boolean;
  /** Why the last one was refused, as a sentence. */
  readonly trouble: string | undefined;
  readonly send: (body: Body) => void;
}

/**
 * @param label of the field, in front of the reason of a refusal; empty where the reason is a whole sentence.
 * @param address below /api/editor.
 * @param onAnswer is given the JSON of the answer.
 */
export function useSending<Body extends object>(
  label: string,
  address: string,
  onAnswer: (answer: unknown) => void,
): Sending<Body> {
  const [trouble, dispatch, isBusy] = useActionState(async (_: string | undefined, content: Body) => {
    try {
      const body = content instanceof FormData ? content : JSON.stringify(content);
      const answer = await fetch(`/api/editor/${address}`, { method: 'POST', body });
      if (!answer.ok) throw new Error(await answer.text());
      onAnswer(await answer.json());
      return undefined;
    } catch (error) {
      return `${label} ${error instanceof Error ? error.message : 'failed: try again'}`.trim();
    }
  }, undefined);
  const send = (body: Body) => {
    startTransition(() => {
      dispatch(body);
    });
  };
  return { isBusy, trouble, send };
}
