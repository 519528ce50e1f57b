import type { RouteKey } from '@site/model/routes/route-table.ts';
import type { SitePage } from '#features/seo/site-page.ts';

/** The headings of llms.txt, in their order. A reader short of room leaves out what is under `Optional`. */
export const groupOrder = [
  'Services and packages',
  'Portfolio',
  'Cities',
  'Cameras and tools',
  'Company',
  'Articles',
  'Optional',
] as const;

type PageGroup = (typeof groupOrder)[number];

/** Where llms.txt lists each route; an alias is no page of its own. */
const pageGroups: Readonly<Record<Exclude<RouteKey, 'homeAlias'>, PageGroup>> = {
  home: 'Company',
  about: 'Company',
  musicVideos: 'Portfolio',
  corporateVideos: 'Portfolio',
  contact: 'Company',
  movies: 'Portfolio',
  packages: 'Services and packages',
  promotion: 'Services and packages',
  behindTheScenes: 'Portfolio',
  blog: 'Articles',
  siteMap: 'Optional',
  services: 'Services and packages',
  allBudgets: 'Services and packages',
  trends: 'Articles',
  colorGrading: 'Cameras and tools',
  corporateExamples: 'Portfolio',
  florida: 'Cities',
  miamiArticle: 'Cities',
  miamiCompany: 'Cities',
  miamiServices: 'Cities',
  product: 'Services and packages',
  productCompaniesInMiami: 'Cities',
  productCompaniesMiami: 'Cities',
  productTips: 'Articles',
  productAtlanta: 'Cities',
  productLosAngeles: 'Cities',
  productNewYork: 'Cities',
  musicVideoCompanies: 'Services and packages',
  directors: 'Articles',
  filmCompanies: 'Services and packages',
  company: 'Company',
  aboutCompany: 'Company',
  phantomCamera: 'Cameras and tools',
  redDragon: 'Cameras and tools',
  fortLauderdale: 'Cities',
};

/** Where llms.txt lists a page; undefined for one that it does not list. */
export function groupOf({ subject }: SitePage): PageGroup | undefined {
  if (subject.kind === 'post') return 'Articles';
  return subject.kind === 'route' && subject.key !== 'homeAlias' ? pageGroups[subject.key] : undefined;
}
