import { describeAnswer, incompleteChain, type Answer } from '../hosts/polite-client.ts';
import type { LinkStatus } from './link-status.ts';

/** Sites that answer programs otherwise than visitors: with a refusal, an error, or the way to sign in. */
const shyHosts = new Set([
  ...['linkedin.com', 'facebook.com', 'instagram.com', 'threads.net', 'x.com', 'twitter.com', 'tiktok.com'],
  ...['pinterest.com', 'reddit.com', 'quora.com', 'medium.com', 'yelp.com', 'tripadvisor.com', 'glassdoor.com'],
  ...['amazon.com', 'imdb.com', 'etsy.com', 'fiverr.com', 'upwork.com', 'crunchbase.com', 'researchgate.net'],
]);

function isShy(address: string): boolean {
  const parts = new URL(address).hostname.split('.');
  return parts.some((_, index) => shyHosts.has(parts.slice(index).join('.')));
}

const signIn = /\/(?:login|log-in|signin|sign-in|authwall|checkpoint|accounts\/login)(?:[/.]|$)/i;

/** What services write that let in nobody before a browser has solved a task. */
const challengeWords =
  /just a moment|challenge-platform|cf-chl|captcha|ddos-guard|incapsula|checking your browser|enable javascript and cookies|access denied|request unsuccessful/i;

function isChallenge({ headers, body }: Extract<Answer, { kind: 'answered' }>): boolean {
  return headers.has('cf-mitigated') || headers.has('x-datadome') || challengeWords.test(body.toString());
}

/**
 * Whether visitors can open a page, by a host's answer to a program: a refusal says nothing about visitors.
 * @param address the last one, after redirects.
 */
export function judgePage(address: string, answer: Answer): Omit<LinkStatus, 'movedTo'> {
  const detail = describeAnswer(answer);
  if (answer.kind === 'down') return { kind: answer.reason === incompleteChain ? 'unchecked' : 'down', detail };
  if (answer.kind === 'slow') return { kind: 'slow', detail };
  const { status } = answer;
  if (status === 404 || status === 410) return { kind: 'removed', detail };
  const isFine = status >= 200 && status < 300;
  if (isShy(address)) {
    if (!isFine) return { kind: 'unchecked', detail };
    if (signIn.test(new URL(address).pathname)) return { kind: 'unchecked', detail: 'asks visitors to sign in' };
  }
  if (isFine) return { kind: 'fine', detail: '' };
  // 999 is LinkedIn's refusal.
  if (status < 500 || status > 599 || isChallenge(answer)) return { kind: 'unchecked', detail };
  return { kind: 'down', detail };
}
