import { maxOembedBytes, oembedAddress, readOembed, youtubePicture, type Hosts } from '../hosts/oembed.ts';
import { describeAnswer, followRedirects, type Answer, type PoliteClient } from '../hosts/polite-client.ts';
import type { HostedVideo } from '@site/model/video/video-link.ts';
import type { Link } from './list-links.ts';

/** Whether visitors can follow a link. */
export interface LinkStatus {
  readonly kind: 'fine' | 'moved' | 'removed' | 'private' | 'refused' | 'slow' | 'down' | 'garbage';
  /** The host's answer, such as `answers 404`; empty if the link is fine. */
  readonly detail: string;
  /** The address to which the host redirects permanently. */
  readonly movedTo?: string;
}

/** Links that visitors cannot follow. */
export const deadKinds: readonly LinkStatus['kind'][] = ['removed', 'private', 'down'];
/** Links to check by hand: a host may only refuse robots, or be slow today. */
export const doubtfulKinds: readonly LinkStatus['kind'][] = ['moved', 'refused', 'slow', 'garbage'];

export interface LinkContext {
  readonly client: PoliteClient;
  readonly hosts: Hosts;
  /** The site's address: Vimeo's answer depends on the site that shows a video. */
  readonly origin: string;
}

const fine: LinkStatus = { kind: 'fine', detail: '' };

/** Some hosts reject HEAD, in many ways: after an error, the page is requested as a browser does. */
async function requestPage(address: string, client: PoliteClient): Promise<Answer> {
  const head = await client.request({ address, method: 'HEAD' });
  const { status } = head.kind === 'answered' ? head : { status: 0 };
  const isRejected = status === 501 || (status >= 400 && status < 500 && status !== 429);
  return isRejected ? client.request({ address }) : head;
}

async function checkPage(address: string, client: PoliteClient): Promise<LinkStatus> {
  const outcome = await followRedirects(address, async (target) => requestPage(target, client));
  if (!outcome.answer) return { kind: 'garbage', detail: outcome.problem };
  const { answer, movedTo } = outcome;
  const detail = describeAnswer(answer);
  if (answer.kind !== 'answered') return { kind: answer.kind, detail };
  const { status } = answer;
  if (status === 404 || status === 410) return { kind: 'removed', detail };
  if (status >= 300) return { kind: status >= 500 ? 'down' : 'refused', detail };
  return movedTo === undefined ? fine : { kind: 'moved', detail: 'has a new address', movedTo };
}

async function checkVideo(video: HostedVideo, { client, hosts, origin }: LinkContext): Promise<LinkStatus> {
  const address = oembedAddress(hosts, video);
  const request = { address, referer: `${origin}/`, maxBytes: maxOembedBytes, follow: true };
  const finding = readOembed(await client.request(request), video, hosts);
  if (video.host === 'youtube' && finding.kind !== 'removed') {
    // Every YouTube video has this picture, even one that may not be embedded.
    const picture = await client.request({ address: youtubePicture(hosts, video.id, 'hqdefault') });
    const isMissing = picture.kind === 'answered' && picture.status === 404;
    if (isMissing) return { kind: 'removed', detail: 'has no picture any more' };
  }
  if (finding.kind === 'found') return fine;
  return { kind: finding.kind === 'limited' ? 'refused' : finding.kind, detail: finding.detail };
}

/** Checks whether an address exists or has moved permanently; for a video, whether this site may show it. */
export async function checkLink({ address, video }: Link, context: LinkContext): Promise<LinkStatus> {
  return video ? checkVideo(video, context) : checkPage(address, context.client);
}
