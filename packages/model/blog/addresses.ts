/** The folder of pictures in content/media/blog. Old posts link to this address. */
export const blogPictureFolder = '/blog-media/';

/** The addresses of the blog's feeds, RSS and JSON Feed; a site without posts has none. */
export const feeds = { rss: '/rss.xml', json: '/feed.json' } as const;

export function isFeed(path: string): boolean {
  return Object.values<string>(feeds).includes(path);
}
