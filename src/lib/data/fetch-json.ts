import type { QueryFunctionContext } from '@tanstack/react-query';

/** What a query does with an answer of 401: an error, or nothing where the caller asks so. */
export type UnauthorizedPolicy = 'throw' | 'returnNull';

/** Gives an answer its type, and throws where it has another shape: a query's `meta.parse`. */
type ParseAnswer = (value: unknown) => unknown;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly parse?: ParseAnswer };
  }
}

/** @throws Error of the form `404: Not Found`: the status, then the body or, where that is empty, the status's words. */
async function throwUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${String(response.status)}: ${text}`);
}

/** The one way that queries load: a GET to the key's segments joined with slashes, with cookies, answered in JSON. */
export function createFetchJson({ on401 }: { readonly on401: UnauthorizedPolicy }) {
  return async ({ queryKey, signal, meta }: Pick<QueryFunctionContext, 'queryKey' | 'signal' | 'meta'>) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
    if (on401 === 'returnNull' && response.status === 401) return null;
    await throwUnlessOk(response);
    const answer: unknown = await response.json();
    return meta?.parse ? meta.parse(answer) : answer;
  };
}
