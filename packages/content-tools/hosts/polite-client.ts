import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Dispatcher } from 'undici';
import { insideCode } from './public-addresses.ts';

/** The outcome of a request. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** The answer did not arrive completely in time. */
  | { readonly kind: 'slow' }
  /** The connection failed. `isWholeHost`: the host's other addresses would fail in the same way. */
  | { readonly kind: 'down'; readonly reason: string; readonly isWholeHost: boolean };

export interface HostRequest {
  readonly address: string;
  /** The site that shows what is requested: Vimeo answers some requests only for the site that may show a video. */
  readonly referer?: string;
  /** How much of the body is read, in bytes; none by default. */
  readonly maxBytes?: number;
  /** Whether it is requested as a browser requests a page, since some hosts answer nobody else. */
  readonly asBrowser?: boolean;
  /** Whether redirects are followed; by default the redirect itself is the answer. */
  readonly follow?: boolean;
}

/** How often a host gets requests; times are in milliseconds. */
export interface Pace {
  readonly timeoutMs: number;
  /** From the start of one request to a host to that of the next. */
  readonly pauseMs: number;
  /** How often an address is requested while its host fails or limits the rate. */
  readonly tries: number;
  /** Doubles with each try, unless the host sends Retry-After. */
  readonly firstWaitMs: number;
  /** A host that asks for a longer wait gets no further requests. */
  readonly longestWaitMs: number;
}

/** For many requests in the background. */
export const patientPace: Pace = {
  timeoutMs: 15_000,
  pauseMs: 1_000,
  tries: 3,
  firstWaitMs: 2_000,
  longestWaitMs: 60_000,
};

/** For a few requests while a person waits. */
export const promptPace: Pace = { ...patientPace, pauseMs: 0, tries: 1 };

/** Browsers complete such a chain themselves, so visitors may not notice. */
export const incompleteChain = 'its certificate comes without those that vouch for it, which browsers may find';

const reasons: Readonly<Record<string, string>> = {
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: incompleteChain,
  UNABLE_TO_GET_ISSUER_CERT: incompleteChain,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: incompleteChain,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody vouches for its certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody vouches for its certificate',
  ENOTFOUND: 'the host name does not exist',
  EAI_AGAIN: 'no name server answers',
  ENETUNREACH: 'there is no network',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks',
  UND_ERR_SOCKET: 'the connection breaks',
  EPIPE: 'the connection breaks',
  [insideCode]: 'the address is not on the internet',
};
const hostWide = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ECONNREFUSED', insideCode]);

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What a browser sends with the request of a page; `fetch` itself writes the headers about its mode. */
const browserHeaders = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-US,en;q=0.9',
  'Upgrade-Insecure-Requests': '1',
} as const;

/** `fetch` reports the system's error as the cause of its own. */
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

/** In milliseconds; undefined without a valid header. */
function readRetryAfter(answer: Answer): number | undefined {
  const value = answer.kind === 'answered' ? (answer.headers.get('retry-after') ?? '') : '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

function mayRecover(answer: Answer): boolean {
  return answer.kind === 'down' || (answer.kind === 'answered' && (answer.status === 429 || answer.status >= 500));
}

function affectsWholeHost(answer: Answer): boolean {
  return answer.kind === 'down' ? answer.isWholeHost : answer.kind === 'answered' && answer.status === 429;
}

/**
 * Sends requests politely: one at a time to each host, with a pause between; to different hosts in parallel. Not
 * `p-retry` or undici's RetryAgent: while one request waits to retry, neither holds back others to the same host, or
 * gives up on a host that keeps refusing.
 */
export class PoliteClient {
  readonly #pace: Pace;
  readonly #userAgent: string;
  readonly #signal: AbortSignal | undefined;
  readonly #dispatcher: Dispatcher | undefined;
  readonly #queues = new Map<string, PQueue>();
  /** The last answers of hosts that get no further requests. */
  readonly #abandoned = new Map<string, Answer>();

  /**
   * @param userAgent names the site, so that a host's owner knows who sends the requests. @param signal ends all
   * requests. @param dispatcher makes the connections, such as `publicOnly`.
   */
  constructor(pace: Pace, userAgent: string, signal?: AbortSignal, dispatcher?: Dispatcher) {
    this.#pace = pace;
    // Headers can only hold Latin-1.
    this.#userAgent = userAgent.replace(/[^\x20-\x7e]/g, '');
    this.#signal = signal;
    this.#dispatcher = dispatcher;
  }

  /** @throws the signal's reason once it has aborted; failures of hosts and networks are answers. */
  async request(request: HostRequest): Promise<Answer> {
    const { host } = new URL(request.address);
    const queue =
      this.#queues.get(host) ?? new PQueue({ concurrency: 1, intervalCap: 1, interval: this.#pace.pauseMs });
    this.#queues.set(host, queue);
    // Retries wait inside the queue, so that other requests to the same host wait as well.
    return queue.add(async () => this.#abandoned.get(host) ?? this.#tryRepeatedly(host, request));
  }

  async #tryRepeatedly(host: string, request: HostRequest): Promise<Answer> {
    const { tries, firstWaitMs, longestWaitMs } = this.#pace;
    for (let tried = 1; ; tried += 1) {
      const answer = await this.#tryOnce(request);
      if (!mayRecover(answer)) return answer;
      const time = readRetryAfter(answer) ?? firstWaitMs * 2 ** (tried - 1);
      if (tried >= tries || time > longestWaitMs) {
        if (affectsWholeHost(answer)) this.#abandoned.set(host, answer);
        return answer;
      }
      await wait(time, undefined, { ...(this.#signal && { signal: this.#signal }) });
    }
  }

  async #tryOnce(request: HostRequest): Promise<Answer> {
    const { address, referer, maxBytes = 0, asBrowser = false, follow = false } = request;
    const userAgent = asBrowser ? `${browser} ${this.#userAgent}` : this.#userAgent;
    const timeout = AbortSignal.timeout(this.#pace.timeoutMs);
    try {
      const response = await fetch(address, {
        redirect: follow ? 'follow' : 'manual',
        headers: {
          ...(asBrowser && browserHeaders),
          'User-Agent': userAgent,
          ...(referer !== undefined && { Referer: referer }),
        },
        signal: this.#signal ? AbortSignal.any([timeout, this.#signal]) : timeout,
        ...(this.#dispatcher && { dispatcher: this.#dispatcher }),
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

/** Completes a host's name, such as "answers 404". */
export function describeAnswer(answer: Answer): string {
  if (answer.kind === 'slow') return 'does not answer in time';
  return answer.kind === 'down' ? `cannot be reached (${answer.reason})` : `answers ${answer.status}`;
}

/** Hosts may write an address with letters as they are, in UTF-8; `fetch` reads each of its bytes as a letter. */
function readLocation(location: string): string {
  const text = Buffer.from(location, 'latin1').toString();
  return text.includes('\uFFFD') ? location : text;
}

/** Where redirects lead: the last answer, or why a redirect was not followed, such as `redirects more than 5 times`. */
type Destination =
  /** `movedTo`: the address to which the first one redirects permanently. */
  | { readonly answer: Answer; readonly movedTo: string | undefined }
  | { readonly answer?: undefined; readonly problem: string };

const maxRedirects = 5;

/**
 * Requests an address and follows redirects one at a time.
 * @param send sends each request, without following redirects itself.
 * @param refuse says why a redirect must not be followed; undefined where it may be.
 */
export async function followRedirects(
  start: string,
  send: (address: string) => Promise<Answer>,
  refuse: (target: URL) => string | undefined = () => undefined,
): Promise<Destination> {
  let address = start;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await send(address);
    const { status, headers } = answer.kind === 'answered' ? answer : { status: 0, headers: new Headers() };
    const location = headers.get('location');
    if (location === null || ![301, 302, 303, 307, 308].includes(status)) return { answer, movedTo };
    const place = readLocation(location);
    const target = URL.canParse(place, address) ? new URL(place, address) : undefined;
    if (!target || !/^https?:$/.test(target.protocol)) {
      return { problem: 'redirects to something that is not an address' };
    }
    const problem = refuse(target);
    if (problem !== undefined) return { problem };
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) movedTo = target.href;
    address = target.href;
  }
  return { problem: `redirects more than ${maxRedirects} times` };
}
