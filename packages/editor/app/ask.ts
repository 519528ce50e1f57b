import type { Refusal } from '../api.ts';

/** Why the server did not do something, or could not be asked. The message is a sentence for the person. */
export class AskError extends Error {
  readonly refusal: Refusal;
  /** Whether the sign-in has ended. */
  readonly isSignedOut: boolean;

  constructor(refusal: Refusal, isSignedOut = false) {
    super(refusal.message);
    this.refusal = refusal;
    this.isSignedOut = isSignedOut;
  }
}

const lost = 'The editor does not answer: look whether you are online, then save again. What you wrote stays here.';
const signedOut = 'Your sign-in has ended: sign in again in another tab, then save here. What you wrote stays here.';

async function readRefusal(answer: Response): Promise<AskError> {
  if (answer.status === 401) return new AskError({ message: signedOut }, true);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  const refusal = isJson ? ((await answer.json().catch(() => undefined)) as Refusal | undefined) : undefined;
  if (refusal?.message) return new AskError(refusal);
  return new AskError({ message: answer.status >= 500 ? lost : signedOut }, answer.status < 500);
}

/** Asks the server for something. @throws AskError */
export async function ask<Answer>(name: string, init: RequestInit = {}): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/editor/api/${name}`, { redirect: 'manual', ...init });
  } catch {
    throw new AskError({ message: lost });
  }
  // A proxy sends who is signed out to its own page.
  if (answer.type === 'opaqueredirect') throw new AskError({ message: signedOut }, true);
  if (!answer.ok) throw await readRefusal(answer);
  try {
    return (await answer.json()) as Answer;
  } catch {
    throw new AskError({ message: signedOut }, true);
  }
}

/** Lets the server do something. @throws AskError */
export async function send<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  return ask(name, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

/** The refusal in anything that was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof AskError) return error.refusal;
  console.error(error);
  return { message: 'The editor could not do this. What you wrote stays here: reload the page, then try again.' };
}
