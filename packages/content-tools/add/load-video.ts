import { makePicture, PictureError } from '../media/make-picture.ts';
import { ask, type Answer } from '../hosts/ask.ts';
import type { Hosts } from '../hosts/hosts.ts';
import { mostOembedBytes, oembedAddress, readOembed, type Finding, type VideoFacts } from '../hosts/oembed.ts';
import { hostNames, type HostedVideo } from '../hosts/video-link.ts';
import { AnswerError } from './interview.ts';

export interface LoadOptions {
  readonly hosts: Hosts;
  /** The site's address: Vimeo tells more to a site that may show the video. */
  readonly origin: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Posters of 1280×720 have a few hundred kilobytes. */
const mostPictureBytes = 20_000_000;

function explain(kind: Exclude<Finding['kind'], 'found'>, { host, hash }: HostedVideo): string {
  switch (kind) {
    case 'removed':
      return host === 'vimeo' && hash === undefined
        ? 'there is no such video, or it is unlisted: copy its link from Vimeo, which then has a second part'
        : 'there is no such video: open the link in a browser, and copy it anew';
    case 'private':
      return host === 'vimeo'
        ? 'the video is private, or may not be shown on this site: change "Embed" in its privacy settings, then try again'
        : 'the video is private, or YouTube may not let other sites show it: allow embedding in its settings, then try again';
    case 'limited':
      return 'it has been asked too often, so try again in an hour';
    case 'slow':
    case 'garbage':
      return 'try again later';
    case 'down':
      return 'see whether this computer is online, or try again later';
  }
}

async function askHost(address: string, mostBytes: number, options: LoadOptions): Promise<Answer> {
  const { origin, timeoutMs, signal } = options;
  const userAgent = `Mozilla/5.0 (compatible; site editor; +${origin})`;
  return ask({ address, userAgent, referer: `${origin}/`, timeoutMs, mostBytes, follow: true, signal });
}

/**
 * Asks a video's host for what it tells without a key.
 * @throws AnswerError that says in a sentence why there is nothing to add.
 */
export async function loadVideoFacts(video: HostedVideo, options: LoadOptions): Promise<VideoFacts> {
  const answer = await askHost(oembedAddress(options.hosts, video), mostOembedBytes, options);
  const finding = readOembed(answer, video, options.hosts);
  if (finding.kind === 'found') return finding.facts;
  const advice = explain(finding.kind, video);
  throw new AnswerError(`${hostNames[video.host]} ${finding.detail}: ${advice}.`);
}

/**
 * The largest picture of a video that can be its poster.
 * @returns undefined where its host has none, or none that is large enough.
 */
export async function loadPoster({ pictures }: VideoFacts, options: LoadOptions): Promise<Buffer | undefined> {
  for (const address of pictures) {
    if (!URL.canParse(address)) continue;
    const answer = await askHost(address, mostPictureBytes, options);
    if (answer.kind !== 'answered' || answer.status !== 200) continue;
    try {
      return await makePicture('posters', answer.body);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
    }
  }
  return undefined;
}
