import { maxOembedBytes, oembedAddress, readOembed, youtubePicture, type Hosts } from '../hosts/oembed.ts';
import { followRedirects, type PoliteClient } from '../hosts/polite-client.ts';
import type { HostedVideo } from '@site/model/video/video-link.ts';
import { judgePage } from './judge-page.ts';
import type { LinkStatus } from './link-status.ts';
import type { Link } from './list-links.ts';

export interface LinkContext {
  readonly client: PoliteClient;
  readonly hosts: Hosts;
  /** The site's address: Vimeo's answer depends on the site that shows a video. */
  readonly origin: string;
}

const fine: LinkStatus = { kind: 'fine', detail: '' };

/** As much of a page as shows whether it is one, or a task for a browser. */
const maxPageBytes = 20_000;

async function checkPage(address: string, client: PoliteClient): Promise<LinkStatus> {
  let last = address;
  const outcome = await followRedirects(address, async (target) => {
    last = target;
    return client.request({ address: target, asBrowser: true, maxBytes: maxPageBytes });
  });
  if (!outcome.answer) return { kind: 'garbage', detail: outcome.problem };
  const status = judgePage(last, outcome.answer);
  const { movedTo } = outcome;
  return status.kind === 'fine' && movedTo !== undefined
    ? { kind: 'moved', detail: 'has a new address', movedTo }
    : status;
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
  return { kind: finding.kind === 'limited' ? 'unchecked' : finding.kind, detail: finding.detail };
}

/** Checks whether an address exists or has moved permanently; for a video, whether this site may show it. */
export async function checkLink({ address, video }: Link, context: LinkContext): Promise<LinkStatus> {
  return video ? checkVideo(video, context) : checkPage(address, context.client);
}
