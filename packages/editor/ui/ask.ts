import type { Refusal } from '../publish/publication.ts';

/** Why the editor's server refused something. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Asks the editor's server. @param address below /api. @throws Error with the reason as a sentence. */
export async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/api/${address}`, init).catch(() => {
    throw new Error('The editor does not answer: look whether it still runs, and start it again.');
  });
  if (answer.ok) return (await answer.json()) as Answer;
  if (!answer.headers.get('content-type')?.includes('json')) throw new Error(await answer.text());
  throw new Refused((await answer.json()) as Refusal);
}
