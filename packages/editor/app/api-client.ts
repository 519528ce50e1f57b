import type { Refusal } from '../api.ts';

export class ApiError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const signInAgain = 'sign in again in another tab, then try again here. What you wrote stays here.';

const signedOut = () => new ApiError({ message: `Your session has expired: ${signInAgain}`, isSignedOut: true });

// To a script, a redirect to another origin's sign-in looks like a broken connection.
const unreachable = () =>
  new ApiError({
    message: `The editor is not responding. Your session has expired, you are offline, or it was stopped: ${signInAgain}`,
    isSignedOut: true,
  });

async function readError(answer: Response): Promise<ApiError> {
  if (answer.status === 401) return signedOut();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  const refusal = isJson ? ((await answer.json().catch(() => undefined)) as Refusal | undefined) : undefined;
  if (refusal?.message) return new ApiError(refusal);
  return answer.status >= 500 ? unreachable() : signedOut();
}

/** @throws ApiError */
export async function callApi<Answer>(name: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`/editor/api/${name}`, { redirect: 'manual', ...init }).catch(() => {
    throw unreachable();
  });
  // Signed out: a proxy redirects to its sign-in, or serves that page.
  if (answer.type === 'opaqueredirect') throw signedOut();
  if (!answer.ok) throw await readError(answer);
  return answer.json().catch(() => {
    throw signedOut();
  }) as Promise<Answer>;
}

/** @throws ApiError */
export async function postJson<Answer>(name: string, body: unknown = {}): Promise<Answer> {
  return callApi(name, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return error.refusal;
  console.error(error);
  return { message: 'The editor could not do this. What you wrote stays here: reload the page, then try again.' };
}
