import { z } from 'zod';
import { hostPage, addressEmbed } from '@site/model/video/players.ts';
import type { Answer } from './ask.ts';
import type { Hosts } from './hosts.ts';
import { playerAddress, type HostedVideo } from './video-link.ts';

/** What a host tells of a video; what it keeps to itself is absent. */
export interface VideoFacts {
  readonly title?: string;
  readonly durationSeconds?: number;
  /** The day it was uploaded, such as 2024-05-31. */
  readonly published?: string;
  /** Addresses of its picture, the largest first; some may not be there. */
  readonly pictures: readonly string[];
}

export type Finding =
  | { readonly kind: 'found'; readonly facts: VideoFacts }
  /** The detail says what the host answered. */
  | {
      readonly kind: 'removed' | 'private' | 'limited' | 'down' | 'slow' | 'garbage';
      readonly detail: string;
    };

/** An answer has a few thousand; descriptions may make it longer. */
export const mostOembedBytes = 200_000;

const vimeoSchema = z.object({
  type: z.literal('video'),
  title: z.string().optional(),
  duration: z.number().optional(),
  upload_date: z.string().optional(),
  thumbnail_url: z.string().optional(),
  /** What the player answers to the site that asks; there where only named sites may show it. */
  domain_status_code: z.number().optional(),
});

const youtubeSchema = z.object({ type: z.literal('video'), title: z.string().optional() });

/** The address that both hosts' oEmbed takes for a video. */
export function videoPage(video: HostedVideo): string {
  return hostPage(addressEmbed(playerAddress(video)));
}

/** Where a host tells of a video without a key (https://oembed.com). */
export function oembedAddress(hosts: Hosts, video: HostedVideo): string {
  const page = encodeURIComponent(videoPage(video));
  return video.host === 'vimeo'
    ? `${hosts.vimeo}/api/oembed.json?url=${page}`
    : `${hosts.youtube}/oembed?url=${page}&format=json`;
}

/** Vimeo makes a picture as wide as its address asks, after the last line: `…-d_295x166`, `…_640.jpg`. */
function widen(address: string): string {
  return address.replace(/_\d+(?:x\d+)?(?=(?:\.\w+)?(?:\?|$))/, '_1280');
}

function readVimeoFacts(data: z.infer<typeof vimeoSchema>): VideoFacts {
  const { title, duration, upload_date: uploaded, thumbnail_url: picture } = data;
  return {
    ...(title !== undefined && { title }),
    ...(duration !== undefined && { durationSeconds: duration }),
    ...(uploaded !== undefined && { published: uploaded.slice(0, 10) }),
    pictures: picture === undefined ? [] : [...new Set([widen(picture), picture])],
  };
}

/** YouTube's own names of a video's picture that is large enough for a poster (1280 and 640 wide). */
const youtubePictures = ['maxresdefault', 'sddefault'];

/** A picture of YouTube; where it is missing, the host answers 404 and sends a grey one. */
export function youtubePicture(hosts: Hosts, id: string, name: string): string {
  return `${hosts.youtubePictures}/vi/${id}/${name}.jpg`;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function readFacts(body: Buffer, video: HostedVideo, hosts: Hosts): Finding {
  const json = parseJson(body);
  const garbage: Finding = { kind: 'garbage', detail: 'answers what is no oEmbed' };
  if (video.host === 'youtube') {
    const { data } = youtubeSchema.safeParse(json);
    if (!data) return garbage;
    const pictures = youtubePictures.map((name) => youtubePicture(hosts, video.id, name));
    return { kind: 'found', facts: { ...(data.title !== undefined && { title: data.title }), pictures } };
  }
  const { data } = vimeoSchema.safeParse(json);
  if (!data) return garbage;
  const { domain_status_code: domainStatus = 200 } = data;
  if (domainStatus >= 400) return { kind: 'private', detail: 'is not allowed on this site' };
  return { kind: 'found', facts: readVimeoFacts(data) };
}

/** What an answer to `oembedAddress` says. */
export function readOembed(answer: Answer, video: HostedVideo, hosts: Hosts): Finding {
  if (answer.kind === 'slow') return { kind: 'slow', detail: 'does not answer in time' };
  if (answer.kind === 'down') return { kind: 'down', detail: `cannot be reached (${answer.reason})` };
  const { status, body } = answer;
  const detail = `answers ${String(status)}`;
  if (status === 200) return readFacts(body, video, hosts);
  if (status === 401 || status === 403) return { kind: 'private', detail };
  // YouTube's word for an id that it never gave.
  if (status === 404 || status === 410 || status === 400) return { kind: 'removed', detail };
  if (status === 429) return { kind: 'limited', detail };
  return { kind: status >= 500 ? 'down' : 'garbage', detail };
}
