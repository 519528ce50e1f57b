/** The addresses of the articles' feeds, for readers of RSS and of JSON Feed; a site without articles has none. */
export const feeds = { rss: '/rss.xml', json: '/feed.json' } as const;

export function isFeed(path: string): boolean {
  return Object.values<string>(feeds).includes(path);
}
