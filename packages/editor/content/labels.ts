import { nameInWords } from '@site/content-tools/entries/describe-fields.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';

/** What the editor calls content whose name in `contentFiles` is not the owner's word for it. */
const labels: Partial<Record<ContentName, string>> = {
  behindTheScenes: 'Days on set',
  claims: 'Figures',
  featured: 'Videos on the home page',
  navigation: 'Menu and footer',
  notFoundPage: 'Page for wrong addresses',
  posts: 'Articles',
  promotionPage: 'Promotion on TV',
  redirects: 'Old addresses',
  search: 'Words of the search',
  site: 'Name, phone and addresses',
  terms: 'What clients can hold us to',
  writtenPages: 'Written pages',
  tools: 'Words of the camera tools',
  videosPage: 'All videos',
};

/** What the editor calls a file, or the entries of a folder. */
export function contentLabel(name: ContentName): string {
  return labels[name] ?? nameInWords(name.replace(/Page$/, ''));
}

/** The same for a file that is there once: a page goes by its name in the site map, which its owner chose. */
export function fileLabel(name: ContentName, { siteMapLabel }: Readonly<Record<string, unknown>>): string {
  return typeof siteMapLabel === 'string' && !siteMapLabel.includes('{') ? siteMapLabel : contentLabel(name);
}

/** The field that holds the text below a page's fields. */
export const textLabel = 'Text of the page';
