import type { GeoPosition } from '../contact/address.ts';

/** A video host, a file of this site, the TV channel, or a live map. */
export type PlayerKind = 'vimeo' | 'youtube' | 'file' | 'live' | 'map';

/** A player that replaces its poster when a visitor presses play. */
export interface Embed {
  readonly kind: PlayerKind;
  /** The address of the player's frame, or of the file, without autoplay. */
  readonly frame: string;
  /** The same film as AV1, which is smaller, for browsers that support it. */
  readonly av1?: string;
  /** Captions, as a WebVTT file. */
  readonly captions?: string;
  /** If it isn't the page's. */
  readonly captionsLanguage?: string;
}

/** The names of unbranded hosts: `player` of content/words.yaml. */
export type HostWords = Readonly<Record<'file' | 'live', string>>;

export function hostName(kind: PlayerKind, words: HostWords): string {
  return { ...words, vimeo: 'Vimeo', youtube: 'YouTube', map: 'OpenStreetMap' }[kind];
}

const origins = {
  vimeo: 'https://player.vimeo.com',
  youtube: 'https://www.youtube-nocookie.com',
  map: 'https://www.openstreetmap.org',
} as const;

/** The origins of players, besides the live channel's, which is in content. */
export const playerOrigins: readonly string[] = [origins.vimeo, origins.youtube];

export const mapOrigin: string = origins.map;

/** The `allow` attribute of a player's frame. */
export const frameAllow = 'autoplay; fullscreen; picture-in-picture';

/** Hosts only play an unlisted video on allowed sites, which they tell by the referrer. */
export const frameReferrerPolicy = 'strict-origin-when-cross-origin';

/**
 * The player of a Vimeo number, with an unlisted video's hash: `123456789?h=0a1b2c3d4e`. `dnt` asks the host not to
 * track.
 */
export function vimeoEmbed(vimeoId: string): Embed {
  const [id = '', query = ''] = vimeoId.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('dnt', '1');
  return { kind: 'vimeo', frame: `${origins.vimeo}/video/${id}?${parameters.toString()}` };
}

/**
 * The player of a gallery's embed address.
 * @throws Error for a host that is neither Vimeo nor YouTube; the content schema rejects those first.
 */
export function addressEmbed(address: string): Embed {
  const { origin, pathname, search } = new URL(address);
  const id = pathname.split('/').at(-1) ?? '';
  if (origin === origins.vimeo) return vimeoEmbed(id + search);
  if (origin === origins.youtube) return { kind: 'youtube', frame: address };
  throw new Error(`${address} is not a player that the site knows`);
}

/** Half the extent of a live map in degrees: about 600 m to each side, in a 16:9 frame. */
const mapReach = { latitude: 0.0032, longitude: 0.0062 } as const;

/** OpenStreetMap needs no key and sets no cookie. */
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

/** A map and a file need no parameter. */
export function playAddress({ kind, frame }: Embed): string {
  if (kind === 'map' || kind === 'file') return frame;
  const address = new URL(frame);
  address.searchParams.set('autoplay', '1');
  if (kind === 'youtube') {
    // iPhones would otherwise open YouTube's player in full screen.
    address.searchParams.set('playsinline', '1');
  }
  return address.href;
}

/** The host's own page, for a visitor whose browser blocks the frame. */
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
