import { describeAnswer, readRedirect, type Answer, type Courtesy } from '../hosts/courtesy.ts';
import { maxOembedBytes, oembedAddress, readOembed, youtubePicture, type Hosts } from '../hosts/oembed.ts';
import type { HostedVideo } from '../hosts/video-link.ts';
import type { Link } from './list-links.ts';

/** What came of asking for a link. */
export interface Verdict {
  readonly kind: 'fine' | 'moved' | 'removed' | 'private' | 'refused' | 'slow' | 'down' | 'garbage';
  /** What was answered, such as `answers 404`; empty where it is fine. */
  readonly detail: string;
  /** The address to which the host redirects permanently. */
  readonly movedTo?: string;
}

/** Verdicts that keep visitors out. */
export const deadKinds: readonly Verdict['kind'][] = ['removed', 'private', 'down'];
/** Verdicts for a person to look at: a host may only refuse robots, or be slow today. */
export const doubtfulKinds: readonly Verdict['kind'][] = ['moved', 'refused', 'slow', 'garbage'];

export interface AskContext {
  readonly courtesy: Courtesy;
  readonly hosts: Hosts;
  /** The site's address: Vimeo answers for the site that asks. */
  readonly origin: string;
}

/** Some hosts refuse HEAD, in many ways: what looks like bad news is asked for again as a browser does. */
async function askEither(address: string, courtesy: Courtesy): Promise<Answer> {
  const head = await courtesy.ask({ address, method: 'HEAD' });
  const { status } = head.kind === 'answered' ? head : { status: 0 };
  const isRefused = status === 501 || (status >= 400 && status < 500 && status !== 429);
  return isRefused ? courtesy.ask({ address }) : head;
}

function judge(answer: Answer): Verdict {
  const detail = describeAnswer(answer);
  if (answer.kind !== 'answered') return { kind: answer.kind, detail };
  if (answer.status < 300) return { kind: 'fine', detail: '' };
  if (answer.status === 404 || answer.status === 410) return { kind: 'removed', detail };
  return { kind: answer.status >= 500 ? 'down' : 'refused', detail };
}

const maxRedirects = 5;

async function askPage(address: string, courtesy: Courtesy): Promise<Verdict> {
  let current = address;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await askEither(current, courtesy);
    const target = readRedirect(answer, current);
    if (target === undefined) {
      const verdict = judge(answer);
      if (verdict.kind !== 'fine' || movedTo === undefined) return verdict;
      return { kind: 'moved', detail: 'has a new address', movedTo };
    }
    if (target === '') return { kind: 'garbage', detail: 'redirects to something that is not an address' };
    isPermanent &&= answer.kind === 'answered' && [301, 308].includes(answer.status);
    if (isPermanent) movedTo = target;
    current = target;
  }
  return { kind: 'garbage', detail: `redirects more than ${String(maxRedirects)} times` };
}

/** Every YouTube video has this picture, even one that may not be embedded. */
async function lacksPicture(id: string, { courtesy, hosts }: AskContext): Promise<boolean> {
  const answer = await courtesy.ask({ address: youtubePicture(hosts, id, 'hqdefault') });
  return answer.kind === 'answered' && answer.status === 404;
}

async function askVideo(video: HostedVideo, context: AskContext): Promise<Verdict> {
  const { courtesy, hosts, origin } = context;
  const request = {
    address: oembedAddress(hosts, video),
    referer: `${origin}/`,
    maxBytes: maxOembedBytes,
    follow: true,
  };
  const finding = readOembed(await courtesy.ask(request), video, hosts);
  if (video.host === 'youtube' && finding.kind !== 'removed' && (await lacksPicture(video.id, context))) {
    return { kind: 'removed', detail: 'has no picture any more' };
  }
  if (finding.kind === 'found') return { kind: 'fine', detail: '' };
  return { kind: finding.kind === 'limited' ? 'refused' : finding.kind, detail: finding.detail };
}

/** Asks whether an address exists or has moved permanently; for a video, whether this site may show it. */
export async function askLink({ address, video }: Link, context: AskContext): Promise<Verdict> {
  return video ? askVideo(video, context) : askPage(address, context.courtesy);
}
