import type { ContentName } from '@site/model/schemas/content-files.ts';

/** What the editor calls content of one kind, and under which heading it lists it. */
interface Place {
  readonly group: string;
  readonly label: string;
}

/** The headings of the editor's list, in their order. */
export const groups = [
  'Videos and films',
  'People',
  'Blog',
  'Order of lists',
  'The company',
  'On every page',
  'Pages',
  'Written pages',
] as const satisfies readonly Place['group'][];

export type Group = (typeof groups)[number];

/** Content of many files, each an entry of its own, and the field that it is known by. */
export const collections = {
  videos: { group: 'Videos and films', label: 'Videos', title: 'title' },
  movies: { group: 'Videos and films', label: 'Movies', title: 'title' },
  behindTheScenes: { group: 'Videos and films', label: 'Days on set', title: 'title' },
  team: { group: 'People', label: 'Team', title: 'name' },
  reviews: { group: 'People', label: 'Reviews', title: 'name' },
  posts: { group: 'Blog', label: 'Articles', title: 'title' },
} as const satisfies Partial<Record<ContentName, Place & { group: Group; title: string }>>;

export type CollectionName = keyof typeof collections;

/** Content of one file. */
export const singles: Readonly<
  Record<Exclude<ContentName, CollectionName | 'textPages'>, Place & { readonly group: Group }>
> = {
  site: { group: 'The company', label: 'Name, phone and addresses' },
  claims: { group: 'The company', label: 'Figures' },
  offers: { group: 'The company', label: 'Offers' },
  packages: { group: 'The company', label: 'Packages' },
  navigation: { group: 'On every page', label: 'Menu and footer' },
  search: { group: 'On every page', label: 'Words of the search' },
  tools: { group: 'On every page', label: 'Words of the camera tools' },
  homePage: { group: 'Pages', label: 'Home' },
  featured: { group: 'Pages', label: 'Videos on the home page' },
  aboutPage: { group: 'Pages', label: 'About' },
  musicVideosPage: { group: 'Pages', label: 'Music videos' },
  corporateVideosPage: { group: 'Pages', label: 'Corporate videos' },
  moviesPage: { group: 'Pages', label: 'Movies' },
  behindTheScenesPage: { group: 'Pages', label: 'Behind the scenes' },
  packagesPage: { group: 'Pages', label: 'Packages' },
  promotionPage: { group: 'Pages', label: 'Promotion on TV' },
  contactPage: { group: 'Pages', label: 'Contact' },
  blogPage: { group: 'Pages', label: 'Blog' },
  videosPage: { group: 'Pages', label: 'All videos' },
  siteMapPage: { group: 'Pages', label: 'Site map' },
  notFoundPage: { group: 'Pages', label: 'Page for wrong addresses' },
};

/** Where an entry of a collection is seen; `{slug}` stands for its file's name. */
export const collectionPages: Readonly<Record<CollectionName, string>> = {
  videos: '/videos/{slug}',
  movies: '/movies',
  behindTheScenes: '/behind-the-scenes',
  team: '/about',
  reviews: '/music-videos',
  posts: '/blog/{slug}',
};
