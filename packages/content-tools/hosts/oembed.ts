import { z } from 'zod';
import { describeAnswer, request, type Answer, type RequestOptions } from './request.ts';
import { videoPage, type HostedVideo } from '@site/model/video/video-link.ts';

/** The addresses of video hosts, without a trailing slash. */
export interface Hosts {
  readonly vimeo: string;
  readonly youtube: string;
  /** YouTube's thumbnails. */
  readonly youtubePictures: string;
}

/** @param env tests set `VIDEO_HOSTS` to the origin of a local server that answers for all hosts. */
export function findHosts({ VIDEO_HOSTS: local }: Readonly<Record<string, string | undefined>>): Hosts {
  if (local !== undefined) return { vimeo: local, youtube: local, youtubePictures: local };
  return { vimeo: 'https://vimeo.com', youtube: 'https://www.youtube.com', youtubePictures: 'https://i.ytimg.com' };
}

/** What a host says about a video; fields that it leaves out are missing. */
export interface VideoFacts {
  readonly title?: string | undefined;
  /** The uploader's account. */
  readonly author?: string | undefined;
  readonly durationSeconds?: number | undefined;
  /** The upload date, such as 2024-05-31. */
  readonly published?: string | undefined;
  /** Thumbnail addresses, largest first; some may not exist. */
  readonly pictures: readonly string[];
}

/** What an oEmbed answer means; `detail` quotes the host's answer. */
export type Finding =
  | { readonly kind: 'found'; readonly facts: VideoFacts }
  | {
      readonly kind: 'removed' | 'private' | 'limited' | 'down' | 'slow' | 'garbage';
      readonly detail: string;
    };

/** The part of an oEmbed answer that is read, in bytes; most have a few thousand. */
const maxOembedBytes = 200_000;

/** The fields of oEmbed (https://oembed.com), and those that Vimeo adds. */
const oembedSchema = z.object({
  type: z.literal('video'),
  title: z.string().optional(),
  author_name: z.string().optional(),
  duration: z.number().optional(),
  upload_date: z.string().optional(),
  thumbnail_url: z.string().optional(),
  /** Only for videos with allowed sites: the player's status code for the requesting site. */
  domain_status_code: z.number().optional(),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** oEmbed endpoints need no key. */
function oembedAddress(hosts: Hosts, video: HostedVideo): string {
  const page = encodeURIComponent(videoPage(video));
  return video.host === 'vimeo'
    ? `${hosts.vimeo}/api/oembed.json?url=${page}`
    : `${hosts.youtube}/oembed?url=${page}&format=json`;
}

/** A YouTube thumbnail. If it does not exist, the host answers 404 with a gray picture. */
function youtubePicture(hosts: Hosts, id: string, name: string): string {
  return `${hosts.youtubePictures}/vi/${id}/${name}.jpg`;
}

/** Vimeo scales a thumbnail to the width in its address: `…-d_295x166`, `…_640.jpg`. */
function widen(address: string): string {
  return address.replace(/_\d+(?:x\d+)?(?=(?:\.\w+)?(?:\?|$))/, '_1280');
}

function readFacts(body: Buffer, video: HostedVideo, hosts: Hosts): Finding {
  const { data } = oembedSchema.safeParse(parseJson(body.toString()));
  if (!data) return { kind: 'garbage', detail: 'does not answer with oEmbed' };
  if ((data.domain_status_code ?? 200) >= 400) return { kind: 'private', detail: 'does not allow it on this site' };
  const { title, author_name: author, duration: durationSeconds, thumbnail_url: thumbnail } = data;
  const published = data.upload_date?.slice(0, 10);
  // YouTube's names for the sizes that are large enough for a poster: 1280 and 640 wide.
  const pictures =
    video.host === 'youtube'
      ? ['maxresdefault', 'sddefault'].map((name) => youtubePicture(hosts, video.id, name))
      : thumbnail === undefined
        ? []
        : [...new Set([widen(thumbnail), thumbnail])];
  return { kind: 'found', facts: { title, author, durationSeconds, published, pictures } };
}

function readAnswer(answer: Answer, video: HostedVideo, hosts: Hosts): Finding {
  const detail = describeAnswer(answer);
  if (answer.kind !== 'answered') return { kind: answer.kind, detail };
  const { status, body } = answer;
  if (status === 200) return readFacts(body, video, hosts);
  if (status === 401 || status === 403) return { kind: 'private', detail };
  // YouTube answers 400 for an id that never existed.
  if (status === 404 || status === 410 || status === 400) return { kind: 'removed', detail };
  if (status === 429) return { kind: 'limited', detail };
  return { kind: status >= 500 ? 'down' : 'garbage', detail };
}

/** Asks a host about a video. @param options `referer`: Vimeo's answer depends on the site that shows a video. */
export async function askHost(
  video: HostedVideo,
  hosts: Hosts,
  options: Pick<RequestOptions, 'userAgent' | 'signal'> & { readonly referer: string },
): Promise<Finding> {
  const answer = await request(oembedAddress(hosts, video), { ...options, maxBytes: maxOembedBytes });
  return readAnswer(answer, video, hosts);
}
