/** The address of content/media/blog, which old posts link to. */
export const blogPictureFolder = '/blog-media/';

/** A site without posts has no feeds. */
export const feeds = { rss: '/rss.xml', json: '/feed.json' } as const;

export function isFeed(path: string): boolean {
  return Object.values<string>(feeds).includes(path);
}
