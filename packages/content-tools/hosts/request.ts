export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: Buffer }
  /** Timed out. */
  | { readonly kind: 'slow' }
  /** The connection failed. */
  | { readonly kind: 'down'; readonly reason: string };

export interface RequestOptions {
  /** The site's name, so that hosts know who sends the requests. */
  readonly userAgent: string;
  /** The embedding site: Vimeo answers some requests only for sites that may show the video. */
  readonly referer?: string;
  /** How much of the body is read, in bytes. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 15_000;

/** `fetch` reports the system's error as the cause of its own. */
function codeOf(error: unknown): string {
  const { code } = Object(error instanceof Error ? (error.cause ?? error) : error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/**
 * Failures of hosts and networks are returned.
 * @throws the signal's reason once it has aborted.
 */
export async function request(address: string, options: RequestOptions): Promise<Answer> {
  const { userAgent, referer, maxBytes, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      headers: {
        // Headers can only hold Latin-1.
        'User-Agent': userAgent.replace(/[^\x20-\x7e]/g, ''),
        ...(referer !== undefined && { Referer: referer }),
      },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    const body = await readBody(response, maxBytes);
    return { kind: 'answered', status: response.status, body };
  } catch (error) {
    signal?.throwIfAborted();
    const code = codeOf(error);
    if (timeout.aborted || /TIMEOUT|ETIMEDOUT/.test(code)) return { kind: 'slow' };
    return { kind: 'down', reason: code || String(error) };
  }
}

/** Completes a host's name, such as "answers 404". */
export function describeAnswer(answer: Answer): string {
  if (answer.kind === 'slow') return 'does not answer in time';
  return answer.kind === 'down' ? `cannot be reached (${answer.reason})` : `answers ${answer.status}`;
}
