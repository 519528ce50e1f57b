/** What came of a request. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** Nothing, or not all, came in time. */
  | { readonly kind: 'slow' }
  /** There was no connection, or it broke; the reason is a sentence of few words. */
  | { readonly kind: 'down'; readonly reason: string; readonly isWholeHost: boolean };

export interface HostRequest {
  readonly address: string;
  readonly method?: 'GET' | 'HEAD';
  /** Says who asks; its answers are worded for that site. */
  readonly userAgent: string;
  /** The site whose pages show what is asked for: Vimeo tells some things to no other. */
  readonly referer?: string;
  readonly timeoutMs: number;
  /** What is read of a body; the rest is left. */
  readonly mostBytes?: number;
  /** Whether an address that sends on is followed; else its own answer is given. */
  readonly follow?: boolean;
  /** Ends the request with an error. */
  readonly signal?: AbortSignal | undefined;
}

/** What keeps every address of a host from being asked, not this one alone. */
const hostWide = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ECONNREFUSED']);

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such name is known',
  EAI_AGAIN: 'no name server answers',
  ENETUNREACH: 'there is no network',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks',
  UND_ERR_SOCKET: 'the connection breaks',
  EPIPE: 'the connection breaks',
};

/** What `fetch` throws hides what happened in its cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

async function readBody(response: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader && size < mostBytes) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    size += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(chunks).subarray(0, mostBytes);
}

/**
 * Asks an address once.
 * @throws the signal's reason where it was that which ended the request; what hosts and networks do is an answer.
 */
export async function ask(request: HostRequest): Promise<Answer> {
  const { address, method = 'GET', userAgent, referer, timeoutMs, mostBytes = 0, follow = false, signal } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      redirect: follow ? 'follow' : 'manual',
      headers: { 'User-Agent': userAgent, ...(referer !== undefined && { Referer: referer }) },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    const body = await readBody(response, mostBytes);
    return { kind: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    signal?.throwIfAborted();
    const code = codeOf(error);
    if (timeout.aborted || /TIMEOUT|ETIMEDOUT/.test(code)) return { kind: 'slow' };
    const reason = reasons[code] ?? `the connection fails (${code || String(error)})`;
    return { kind: 'down', reason, isWholeHost: hostWide.has(code) };
  }
}
