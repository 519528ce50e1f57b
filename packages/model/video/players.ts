import type { GeoPosition } from '../contact/address.ts';

/** Whose player it is: a video host, a file of this site, the TV channel, or a live map. */
export type PlayerKind = 'vimeo' | 'youtube' | 'file' | 'live' | 'map';

/** A player that takes the place of its poster once a visitor asks for it. */
export interface Embed {
  readonly kind: PlayerKind;
  /** The address of the player's frame, or of the file, without a wish to play at once. */
  readonly frame: string;
  /** The same film as AV1, which is smaller, for browsers that play it. */
  readonly av1?: string;
  /** What is heard, as a WebVTT file. */
  readonly captions?: string;
}

/** Whom a visitor is told that a player comes from. */
export const playerHosts: Readonly<Record<PlayerKind, string>> = {
  vimeo: 'Vimeo',
  youtube: 'YouTube',
  file: 'this site',
  live: 'the live channel',
  map: 'OpenStreetMap',
};

const origins = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
  map: 'https://www.openstreetmap.org',
} as const;

/** Where films' players come from, besides the live channel, which content names. */
export const playerOrigins: readonly string[] = [origins.vimeo, origins.youtube];

/** Where the live map comes from. */
export const mapOrigin: string = origins.map;

/** What a player's frame may do, in the form of the `allow` attribute. */
export const frameAllow = 'autoplay; fullscreen; picture-in-picture';

/** Players need to know which site they are on; an unlisted video plays only on the sites that its owner named. */
export const frameReferrerPolicy = 'strict-origin-when-cross-origin';

/**
 * The player of a Vimeo number, which may carry an unlisted video's hash: `123456789?h=0a1b2c3d4e`.
 * `dnt` asks the host not to track.
 */
export function vimeoEmbed(vimeoId: string): Embed {
  const [id = '', query = ''] = vimeoId.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('dnt', '1');
  return { kind: 'vimeo', frame: `${origins.vimeo}/video/${id}?${parameters.toString()}` };
}

/**
 * The player that a gallery's embed address names.
 * @throws Error for a host that is neither Vimeo nor YouTube; the content schema refuses those first.
 */
export function addressEmbed(address: string): Embed {
  const { origin, pathname, search } = new URL(address);
  const id = pathname.split('/').at(-1) ?? '';
  if (origin === origins.vimeo) return vimeoEmbed(id + search);
  if (origin === origins.youtube) return { kind: 'youtube', frame: address };
  throw new Error(`${address} is no player that the site knows`);
}

/** Half of what a live map shows around a place, in degrees: about 600 m to each side, in a 16:9 frame. */
const mapReach = { latitude: 0.0032, longitude: 0.0062 } as const;

/** A live map with a mark at a place; OpenStreetMap needs no key and sets no cookie. */
export function mapEmbed({ latitude, longitude }: GeoPosition): Embed {
  const corners = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude.toFixed(5)},${longitude.toFixed(5)}`,
  });
  return { kind: 'map', frame: `${origins.map}/export/embed.html?${query.toString()}` };
}

/** The address that plays as soon as it is there; a map and a file have nothing to ask for. */
export function playAddress({ kind, frame }: Embed): string {
  if (kind === 'map' || kind === 'file') return frame;
  const address = new URL(frame);
  address.searchParams.set('autoplay', '1');
  if (kind === 'youtube') {
    // Phones of Apple would open YouTube's player over the whole screen.
    address.searchParams.set('playsinline', '1');
    // It may speak to the page: https://developers.google.com/youtube/player_parameters#enablejsapi
    address.searchParams.set('enablejsapi', '1');
  }
  return address.href;
}

/** What a player has to be told before it speaks; nothing for those that speak by themselves, or never. */
export function greeting({ kind }: Embed): string | undefined {
  return kind === 'youtube' ? JSON.stringify({ event: 'listening' }) : undefined;
}

/** The same video, channel or map on its host's own page, for a visitor whose browser blocks the frame. */
export function hostPage({ kind, frame }: Embed): string {
  if (kind === 'file' || kind === 'live') return frame;
  const { pathname, searchParams } = new URL(frame);
  const id = pathname.split('/').at(-1) ?? '';
  switch (kind) {
    case 'vimeo':
      return ['https://vimeo.com', id, searchParams.get('h')].filter((part) => part !== null).join('/');
    case 'youtube':
      return `https://www.youtube.com/watch?v=${id}`;
    case 'map': {
      const [latitude = '', longitude = ''] = (searchParams.get('marker') ?? '').split(',');
      return `${origins.map}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
    }
  }
}
