import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { formatMessage } from '../format-message.ts';

/** What a query does with a 401: an error, or null. */
export type UnauthorizedPolicy = 'throw' | 'returnNull';

/** A non-OK response, as `404: Not Found`: the status, then the body or, if that is empty, the status text. */
export class HttpError extends Error {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    this.text = text;
  }
}

/**
 * The query function of all queries: GETs the URL that the key's segments form, with cookies, and parses JSON.
 * @throws HttpError on a non-2xx status, SyntaxError on invalid JSON, TypeError on a network error.
 */
export async function fetchJson(
  { queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
  on401: UnauthorizedPolicy = 'throw',
): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), { credentials: 'include', signal });
  if (on401 === 'returnNull' && response.status === 401) return null;
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response.json();
}

export type FailureWords = ContentData<'words'>['failures'];

/** The reason of a failure, in words for visitors. */
export function describeFailure(error: unknown, words: FailureWords): string {
  if (!navigator.onLine) return words.offline;
  // fetch's error without a response.
  if (error instanceof TypeError) return words.failed;
  if (error instanceof SyntaxError) return words.broken;
  if (!(error instanceof HttpError)) return words.unexpected;
  // For an HTML error page, only its status is of use.
  const isPage = error.text.trimStart().startsWith('<');
  return isPage ? formatMessage(words.answered, { status: error.status }) : error.message.slice(0, 160);
}
