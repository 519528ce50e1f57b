import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { ask, type Answer, type HostRequest } from './ask.ts';

/** How hosts are treated; times are in milliseconds. */
export interface Pace {
  readonly timeoutMs: number;
  /** From the start of one request to a host to that of the next. */
  readonly pauseMs: number;
  /** Requests for one address, where a host fails or is asked too often. */
  readonly tries: number;
  /** Doubles with each try; a host that names a time gets that. */
  readonly firstWaitMs: number;
  /** A host that wants more is not asked again. */
  readonly longestWaitMs: number;
}

export const usualPace: Pace = {
  timeoutMs: 15_000,
  pauseMs: 1_000,
  tries: 3,
  firstWaitMs: 2_000,
  longestWaitMs: 60_000,
};

/** @returns the time that a host asks for; undefined where it names none. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

/** Whether a host may answer otherwise in a moment. */
function mayRecover(answer: Answer): boolean {
  return answer.kind === 'down' || (answer.kind === 'answered' && (answer.status === 429 || answer.status >= 500));
}

/** Whether the same is to be expected of its other addresses. */
function saysOfHost(answer: Answer): boolean {
  return answer.kind === 'down' ? answer.isWholeHost : answer.kind === 'answered' && answer.status === 429;
}

/** Asks hosts as a guest does: one request at a time to each, with a pause between; different ones side by side. */
export class Courtesy {
  readonly #pace: Pace;
  readonly #userAgent: string;
  readonly #queues = new Map<string, PQueue>();
  /** The last answers of hosts that are not asked again. */
  readonly #left = new Map<string, Answer>();

  /** @param userAgent names the site, so that a host's owner knows whom to ask. */
  constructor(pace: Pace, userAgent: string) {
    this.#pace = pace;
    this.#userAgent = userAgent;
  }

  async ask(request: Omit<HostRequest, 'userAgent' | 'timeoutMs'>): Promise<Answer> {
    const { host } = new URL(request.address);
    const { pauseMs, timeoutMs } = this.#pace;
    const queue = this.#queues.get(host) ?? new PQueue({ concurrency: 1, intervalCap: 1, interval: pauseMs });
    this.#queues.set(host, queue);
    const full = { ...request, userAgent: this.#userAgent, timeoutMs };
    // Waiting for a host keeps its place: others that want to ask it wait as well.
    return queue.add(async () => this.#left.get(host) ?? this.#persist(host, full));
  }

  async #persist(host: string, request: HostRequest): Promise<Answer> {
    const { tries, firstWaitMs, longestWaitMs } = this.#pace;
    for (let tried = 1; ; tried += 1) {
      const answer = await ask(request);
      if (!mayRecover(answer)) return answer;
      const named = answer.kind === 'answered' ? readRetryAfter(answer.headers) : undefined;
      const time = named ?? firstWaitMs * 2 ** (tried - 1);
      if (tried >= tries || time > longestWaitMs) {
        if (saysOfHost(answer)) this.#left.set(host, answer);
        return answer;
      }
      await wait(time);
    }
  }
}
