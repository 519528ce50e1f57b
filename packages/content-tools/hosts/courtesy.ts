import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';

/** What came of a request. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** The answer, or the rest of it, did not arrive in time. */
  | { readonly kind: 'slow' }
  /** There was no connection, or it broke. `isWholeHost`: the host's other addresses would fail in the same way. */
  | { readonly kind: 'down'; readonly reason: string; readonly isWholeHost: boolean };

export interface HostRequest {
  readonly address: string;
  readonly method?: 'GET' | 'HEAD';
  /** The site whose pages show what is asked for: Vimeo tells some things to no other. */
  readonly referer?: string;
  /** How much of the body is read, in bytes; 0 without it. */
  readonly maxBytes?: number;
  /** Whether redirects are followed; otherwise the redirect itself is the answer. */
  readonly follow?: boolean;
}

/** How hosts are treated; times are in milliseconds. */
export interface Pace {
  readonly timeoutMs: number;
  /** From the start of one request to a host to that of the next. */
  readonly pauseMs: number;
  /** Requests for one address, where a host fails or limits the rate. */
  readonly tries: number;
  /** Doubles with each try, unless the host sends Retry-After. */
  readonly firstWaitMs: number;
  /** A host that asks for a longer wait is not asked again. */
  readonly longestWaitMs: number;
}

/** For many requests that nobody waits for. */
export const patientPace: Pace = {
  timeoutMs: 15_000,
  pauseMs: 1_000,
  tries: 3,
  firstWaitMs: 2_000,
  longestWaitMs: 60_000,
};

/** For a few requests while somebody waits. */
export const promptPace: Pace = { ...patientPace, pauseMs: 0, tries: 1 };

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'no name server answers',
  ENETUNREACH: 'there is no network',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks',
  UND_ERR_SOCKET: 'the connection breaks',
  EPIPE: 'the connection breaks',
};
const hostWide = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ECONNREFUSED']);

/** `fetch` hides what happened in the error's cause. */
function codeOf(error: unknown): string {
  const { code } = Object(error instanceof Error ? (error.cause ?? error) : error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader && size < maxBytes) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    size += value.length;
  }
  await reader?.cancel();
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** In milliseconds; undefined where the host names no time. */
function readRetryAfter(answer: Answer): number | undefined {
  const value = answer.kind === 'answered' ? (answer.headers.get('retry-after') ?? '') : '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

function mayRecover(answer: Answer): boolean {
  return answer.kind === 'down' || (answer.kind === 'answered' && (answer.status === 429 || answer.status >= 500));
}

function concernsWholeHost(answer: Answer): boolean {
  return answer.kind === 'down' ? answer.isWholeHost : answer.kind === 'answered' && answer.status === 429;
}

/** Sends requests politely: one at a time to each host, with a pause between; to different hosts in parallel. */
export class Courtesy {
  readonly #pace: Pace;
  readonly #userAgent: string;
  readonly #signal: AbortSignal | undefined;
  readonly #queues = new Map<string, PQueue>();
  /** The last answers of hosts that are not asked again. */
  readonly #abandoned = new Map<string, Answer>();

  /** @param userAgent names the site, so that a host's owner knows who asks. @param signal ends all requests. */
  constructor(pace: Pace, userAgent: string, signal?: AbortSignal) {
    this.#pace = pace;
    // Headers can only hold Latin-1.
    this.#userAgent = userAgent.replace(/[^\x20-\x7e]/g, '');
    this.#signal = signal;
  }

  /** @throws the signal's reason once it has aborted; failures of hosts and networks are answers. */
  async ask(request: HostRequest): Promise<Answer> {
    const { host } = new URL(request.address);
    const queue =
      this.#queues.get(host) ?? new PQueue({ concurrency: 1, intervalCap: 1, interval: this.#pace.pauseMs });
    this.#queues.set(host, queue);
    // Waiting for a host happens inside the queue, so that the other requests to it wait as well.
    return queue.add(async () => this.#abandoned.get(host) ?? this.#askAgain(host, request));
  }

  async #askAgain(host: string, request: HostRequest): Promise<Answer> {
    const { tries, firstWaitMs, longestWaitMs } = this.#pace;
    for (let tried = 1; ; tried += 1) {
      const answer = await this.#askOnce(request);
      if (!mayRecover(answer)) return answer;
      const time = readRetryAfter(answer) ?? firstWaitMs * 2 ** (tried - 1);
      if (tried >= tries || time > longestWaitMs) {
        if (concernsWholeHost(answer)) this.#abandoned.set(host, answer);
        return answer;
      }
      await wait(time, undefined, { ...(this.#signal && { signal: this.#signal }) });
    }
  }

  async #askOnce({ address, method = 'GET', referer, maxBytes = 0, follow = false }: HostRequest): Promise<Answer> {
    const timeout = AbortSignal.timeout(this.#pace.timeoutMs);
    try {
      const response = await fetch(address, {
        method,
        redirect: follow ? 'follow' : 'manual',
        headers: { 'User-Agent': this.#userAgent, ...(referer !== undefined && { Referer: referer }) },
        signal: this.#signal ? AbortSignal.any([timeout, this.#signal]) : timeout,
      });
      const body = await readBody(response, maxBytes);
      return { kind: 'answered', status: response.status, headers: response.headers, body };
    } catch (error) {
      this.#signal?.throwIfAborted();
      const code = codeOf(error);
      if (timeout.aborted || /TIMEOUT|ETIMEDOUT/.test(code)) return { kind: 'slow' };
      const reason = reasons[code] ?? `the connection fails (${code || String(error)})`;
      return { kind: 'down', reason, isWholeHost: hostWide.has(code) };
    }
  }
}

/** What an answer says besides its content, such as `answers 404`. */
export function describeAnswer(answer: Answer): string {
  if (answer.kind === 'slow') return 'does not answer in time';
  return answer.kind === 'down' ? `cannot be reached (${answer.reason})` : `answers ${String(answer.status)}`;
}

/** Where a redirect leads; undefined for any other answer, '' for a redirect to something that is not a web address. */
export function readRedirect(answer: Answer, from: string): string | undefined {
  if (answer.kind !== 'answered' || ![301, 302, 303, 307, 308].includes(answer.status)) return undefined;
  const location = answer.headers.get('location');
  if (location === null) return undefined;
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  return target && /^https?:$/.test(target.protocol) ? target.href : '';
}
