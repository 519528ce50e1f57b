/**
 * Every address of the site map's contract, once. `{product}` stands for the
 * product's slug, which the owner sets in content/site.yaml. The trailing slash
 * of a pattern is part of its canonical form.
 */
export const routeTable = {
  home: '/',
  homeAlias: '/homePage',
  about: '/about',
  musicVideos: '/music-videos',
  corporateVideos: '/corporate-videos',
  contact: '/contact',
  movies: '/movies',
  packages: '/packages',
  promotion: '/music-video-promotion',
  behindTheScenes: '/behind-the-scenes',
  blog: '/blog',
  siteMap: '/site-map',
  services: '/services',
  allBudgets: '/all-budgets-welcomed',
  trends: '/miami-best-{product}-company-trends',
  colorGrading: '/color-grading',
  corporateExamples: '/corporate-video-production-miami',
  florida: '/florida-video-production-company',
  miamiArticle: '/miami-video-production',
  miamiCompany: '/miami-video-production-company',
  miamiServices: '/miami-video-production-services',
  product: '/{product}',
  productCompaniesInMiami: '/{product}-companies-in-miami',
  productCompaniesMiami: '/{product}-miami',
  productTips: '/miami-{product}',
  productAtlanta: '/{product}-company-atlanta',
  productLosAngeles: '/{product}-company-los-angeles',
  productNewYork: '/{product}-company-new-york',
  musicVideoCompanies: '/music-video-companies',
  directors: '/music-video-directors-in-miami',
  filmCompanies: '/video-production-miami-film-production-companies/',
  company: '/regulus-films',
  aboutCompany: '/about-regulus',
  phantomCamera: '/phantom-camera',
  redDragon: '/red-dragon',
  fortLauderdale: '/fort-lauderdale-video-production',
} as const satisfies Record<string, `/${string}`>;

export type RouteKey = keyof typeof routeTable;

/** Routes whose whole page is one written document, and the file under content/pages that holds it. */
export const textPageFiles = {
  services: 'services',
  allBudgets: 'all-budgets-welcomed',
  trends: 'trends',
  colorGrading: 'color-grading',
  corporateExamples: 'corporate-examples',
  florida: 'florida',
  miamiArticle: 'miami-article',
  miamiCompany: 'miami-company',
  miamiServices: 'miami-services',
  product: 'product',
  productCompaniesInMiami: 'product-companies-in-miami',
  productCompaniesMiami: 'product-companies-miami',
  productTips: 'product-tips',
  productAtlanta: 'product-atlanta',
  productLosAngeles: 'product-los-angeles',
  productNewYork: 'product-new-york',
  musicVideoCompanies: 'music-video-companies',
  directors: 'directors',
  filmCompanies: 'film-companies',
  company: 'company',
  aboutCompany: 'about-company',
  phantomCamera: 'phantom-camera',
  redDragon: 'red-dragon',
  fortLauderdale: 'fort-lauderdale',
} as const satisfies Partial<Record<RouteKey, string>>;

export type TextPageKey = keyof typeof textPageFiles;
