/**
 * What a new company does. All trades start with ./templates/start; a folder of ./templates with the name of a trade
 * adds pages, or overrides fields of the same pages.
 */
export const trades = {
  films: {
    label: 'Film and video production',
    tagline: 'Films and videos from {area}.',
    product: { name: 'Video Production', slug: 'video-production' },
  },
  music: {
    label: 'Music videos',
    tagline: 'Music videos from {area}.',
    product: { name: 'Music Video Production', slug: 'music-video-production' },
  },
  weddings: {
    label: 'Wedding films',
    tagline: 'Wedding films in {area}.',
    product: { name: 'Wedding Films', slug: 'wedding-films' },
    page: { label: 'Questions', path: '/questions' },
  },
  corporate: {
    label: 'Corporate video',
    tagline: 'Corporate videos in {area}.',
    product: { name: 'Corporate Video Production', slug: 'corporate-video-production' },
  },
  rental: {
    label: 'Camera rental',
    tagline: 'Cameras, lenses and light to rent in {area}.',
    product: { name: 'Camera Rental', slug: 'camera-rental' },
    page: { label: 'Cameras', path: '/cameras' },
  },
  post: {
    label: 'Post-production',
    tagline: 'Editing, color and sound in {area}.',
    product: { name: 'Post-Production', slug: 'post-production' },
  },
} as const satisfies Readonly<Record<string, Trade>>;

export interface Trade {
  readonly label: string;
  readonly tagline: string;
  readonly product: { readonly name: string; readonly slug: string };
  /** A page in the menu besides those of all trades. */
  readonly page?: { readonly label: string; readonly path: string };
}

export function isTrade(name: string): name is keyof typeof trades {
  return Object.hasOwn(trades, name);
}
