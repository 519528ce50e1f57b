import type { Signature } from '../../people/person.ts';
import type { Choices, Refusal } from '../publication.ts';

/** Why the editor's server refused something. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What is to be published, or put back. */
interface ChangeRequest {
  readonly person?: Signature | undefined;
  readonly choices?: Choices;
  readonly commit?: string;
  readonly withSamples?: boolean;
}

/** Asks the editor's server. @param address below /api/editor/publish. @throws Error with the reason as a sentence. */
export async function ask<Answer>(address: string, body?: ChangeRequest): Promise<Answer> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/api/editor/publish/${address}`, init).catch(() => {
    throw new Error('The editor does not answer: look whether "npm run edit" still runs, and start it again.');
  });
  if (answer.status === 422) throw new Refused((await answer.json()) as Refusal);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}
