import type { Answer } from '../hosts/ask.ts';
import type { Courtesy } from '../hosts/courtesy.ts';
import type { Verdict } from './link.ts';

/** As many as a careful reader follows. */
const mostRedirects = 5;

const permanent = new Set([301, 308]);
const passing = new Set([302, 303, 307]);

/** Some hosts refuse HEAD, and say so in many ways: what is no good news is asked for as a browser does. */
async function askEither(address: string, courtesy: Courtesy): Promise<Answer> {
  const head = await courtesy.ask({ address, method: 'HEAD' });
  const isRefused =
    head.kind === 'answered' &&
    (head.status === 501 || (head.status >= 400 && head.status < 500 && head.status !== 429));
  return isRefused ? courtesy.ask({ address, method: 'GET' }) : head;
}

function judge(status: number): Verdict {
  const detail = `answers ${String(status)}`;
  if (status < 300) return { kind: 'fine', detail: '' };
  if (status === 404 || status === 410) return { kind: 'removed', detail };
  return { kind: status >= 500 ? 'down' : 'refused', detail };
}

/** Asks whether an address is there, and whether it has moved for good. */
export async function askPage(address: string, courtesy: Courtesy): Promise<Verdict> {
  let current = address;
  let movedTo: string | undefined;
  let isForGood = true;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await askEither(current, courtesy);
    if (answer.kind === 'slow') return { kind: 'slow', detail: 'does not answer in time' };
    if (answer.kind === 'down') return { kind: 'down', detail: `cannot be reached (${answer.reason})` };
    const { status, headers } = answer;
    const location = headers.get('location');
    if (location === null || !(permanent.has(status) || passing.has(status))) {
      const verdict = judge(status);
      return verdict.kind === 'fine' && movedTo !== undefined
        ? { kind: 'moved', detail: 'has a new address', movedTo }
        : verdict;
    }
    if (!URL.canParse(location, current) || !/^https?:$/.test(new URL(location, current).protocol)) {
      return { kind: 'garbage', detail: 'sends on to what is no address' };
    }
    current = new URL(location, current).href;
    isForGood &&= permanent.has(status);
    if (isForGood) movedTo = current;
  }
  return { kind: 'garbage', detail: `sends on more than ${String(mostRedirects)} times` };
}
