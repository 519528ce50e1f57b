import { withoutHidden } from '@site/zod-content/hidden.ts';
import { addressEmbed, hostPage, type Embed } from './players.ts';

export interface HostedVideo {
  readonly host: 'vimeo' | 'youtube';
  readonly id: string;
  /** An unlisted Vimeo video's hash. */
  readonly hash?: string;
}

export const hostNames = { vimeo: 'Vimeo', youtube: 'YouTube' } as const satisfies Record<HostedVideo['host'], string>;

const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com', 'vimeopro.com', 'www.vimeopro.com']);
const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'studio.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);

const numberForm = /^\d{5,12}$/;
const hashForm = /^[0-9a-f]{8,16}$/;
const youtubeForm = /^[\w-]{11}$/;
/** As long as a YouTube id, but not one. */
const noYoutubeIds = new Set(['videoseries', 'live_stream']);

const vimeoId = String.raw`(?<id>\d{5,12})`;
const vimeoHash = '(?:[/:](?<hash>[0-9a-f]{8,16}))?(?:/|$)';
/**
 * The paths of a video's page and player; in other paths, numbers belong to channels, groups, showcases, events and
 * folders.
 */
const vimeoPaths = [
  `(?:(?:[a-z]{2}|m)/)?${vimeoId}${vimeoHash}`,
  `(?:manage/)?(?:video|videos|embed)/${vimeoId}${vimeoHash}`,
  `channels/[^/]+/(?:videos?/)?${vimeoId}(?:/|$)`,
  `groups/[^/]+/videos?/${vimeoId}(?:/|$)`,
  `(?:showcase|album)/[^/]+/(?:[0-9a-f]+/)?video/${vimeoId}${vimeoHash}`,
  `ondemand/[^/]+/${vimeoId}(?:/|$)`,
  // A review's hash is not the video's.
  `[^/]+/review/${vimeoId}(?:/|$)`,
  `reviews/[^/]+/videos/${vimeoId}(?:/|$)`,
  // Vimeo Pro's portfolios.
  `[^/]+/[^/]+/video/${vimeoId}(?:/|$)`,
].map((path) => new RegExp(`^/${path}`));

function readVimeo({ pathname, searchParams }: URL): HostedVideo | undefined {
  const found = vimeoPaths.map((path) => path.exec(pathname)?.groups).find((groups) => groups !== undefined);
  // A showcase has its current video's number in the query, as the Flash player had.
  const inQuery = /^\/(?:showcase|album)\/|\.swf$/.test(pathname)
    ? (searchParams.get('video') ?? searchParams.get('clip_id') ?? '')
    : '';
  const id = found?.id ?? inQuery;
  if (!numberForm.test(id)) return undefined;
  const hash = [searchParams.get('h'), found?.hash].find((part) => part && hashForm.test(part));
  return { host: 'vimeo', id, ...(hash && { hash }) };
}

function readYoutube({ hostname, pathname, searchParams }: URL): HostedVideo | undefined {
  // Some old pages write a player's settings after the id without a question mark.
  const [first = '', second = ''] = pathname
    .split('/')
    .map((part) => part.replace(/&.*$/, ''))
    .filter(Boolean);
  const byPath = ['shorts', 'embed', 'live', 'video', 'v', 'e'].includes(first) ? second : searchParams.get('v');
  const id = hostname === 'youtu.be' ? first : (byPath ?? '');
  return youtubeForm.test(id) && !noYoutubeIds.has(id) ? { host: 'youtube', id } : undefined;
}

/**
 * Parses any Vimeo or YouTube address that people copy: a page, a short link, a player, a video of a channel or
 * showcase.
 * @returns undefined if it is not a video's, such as a channel's.
 */
export function parseVideoLink(link: string): HostedVideo | undefined {
  const written = withoutHidden(link).trim();
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (vimeoHosts.has(url.hostname)) return readVimeo(url);
  if (url.hostname === 'youtu.be' || youtubeHosts.has(url.hostname)) return readYoutube(url);
  return undefined;
}

/** The Vimeo number for content/videos: `123456789` or, unlisted, `123456789?h=0a1b2c3d4e`. */
export function vimeoNumber({ id, hash }: HostedVideo): string {
  return hash === undefined ? id : `${id}?h=${hash}`;
}

/**
 * The value of a content field for a video's link, alone or within a text, or its embed code.
 * @returns undefined if the field can't take the link's video.
 */
export function readPastedVideo(pasted: string, form: 'player' | 'vimeo'): string | undefined {
  // A link may stand in a sentence, in quotes or in the code of a frame.
  const parts = [pasted, ...pasted.replaceAll('&amp;', '&').split(/[\s"'<>()]+|[.,;!]+(?=\s|$)/)];
  const video = parts.map(parseVideoLink).find((found) => found !== undefined);
  if (!video) return undefined;
  if (form === 'player') return playerAddress(video);
  return video.host === 'vimeo' ? vimeoNumber(video) : undefined;
}

/** The address of a video's player, for `src` of galleries. */
export function playerAddress(video: HostedVideo): string {
  return video.host === 'vimeo'
    ? `https://player.vimeo.com/video/${vimeoNumber(video)}`
    : `https://www.youtube-nocookie.com/embed/${video.id}`;
}

export function videoEmbed(video: HostedVideo): Embed {
  return addressEmbed(playerAddress(video));
}

export function videoPage(video: HostedVideo): string {
  return hostPage(videoEmbed(video));
}
