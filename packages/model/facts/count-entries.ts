/** How many entries each collection that a text may count holds: the `{count.…}` tokens. */
export interface EntryCounts {
  readonly music: number;
  readonly corporate: number;
  readonly movies: number;
  readonly behindTheScenes: number;
  readonly reviews: number;
  readonly team: number;
  readonly posts: number;
}

/** The collections that the counts need. */
export const countedCollections = ['videos', 'movies', 'behindTheScenes', 'reviews', 'team', 'posts'] as const;

export interface CountedEntry {
  readonly collection: string;
  readonly category?: unknown;
}

export function countEntries(entries: readonly CountedEntry[]): EntryCounts {
  const count = (matches: (entry: CountedEntry) => boolean) => entries.filter(matches).length;
  const inCollection = (name: string) => count(({ collection }) => collection === name);
  const inCategory = (name: string) =>
    count(({ collection, category }) => collection === 'videos' && category === name);
  return {
    music: inCategory('music'),
    corporate: inCategory('corporate'),
    movies: inCollection('movies'),
    behindTheScenes: inCollection('behindTheScenes'),
    reviews: inCollection('reviews'),
    team: inCollection('team'),
    posts: inCollection('posts'),
  };
}
