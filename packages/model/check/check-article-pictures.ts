import { listArticlePictures } from '../blog/article-pictures.ts';
import { blogPictureFolder } from '../blog/picture-folder.ts';
import type { Routes } from '../routes/create-routes.ts';
import { show } from '../schemas/fields.ts';
import { adviseOnFile, type Media } from './check-media.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** What an article's addresses are read by; undefined where content/site.yaml doesn't say. */
export interface ArticleHosts {
  readonly origin?: string | undefined;
  readonly formerHost?: string | undefined;
  readonly unwantedHosts?: readonly string[] | undefined;
}

export interface ArticleSources {
  readonly hosts: ArticleHosts;
  readonly media: Media;
  readonly routes: Pick<Routes, 'find'>;
}

const advice = `put the picture into content/media/blog, and write its address here, such as ${blogPictureFolder}name.jpg`;

function adviseOnPicture(address: string, media: Media): string | undefined {
  if (!address.startsWith('/')) {
    return `shows ${show(address)} from another site, which no page may load: ${advice}`;
  }
  const name = address.startsWith(blogPictureFolder) ? address.slice(blogPictureFolder.length) : '';
  if (!/^[^/?]+$/.test(name)) return `shows ${show(address)}, where no picture is: ${advice}`;
  return adviseOnFile('articlePicture', address, `content/media/blog/${name}`, media);
}

/** Pictures of articles that a page can't show, found as the build finds them: in what is left after cleaning. */
export function checkArticlePictures(
  written: readonly CheckedEntry[],
  { hosts, media, routes }: ArticleSources,
): Problem[] {
  const { origin = 'https://site.invalid', formerHost, unwantedHosts = [] } = hosts;
  const formPath = (path: string) => routes.find(path)?.path ?? path;
  return written.flatMap(({ name, file, data: { title, contentHtml } }) => {
    if (name !== 'posts' || typeof contentHtml !== 'string') return [];
    const options = { title: String(title), origin, formerHost, unwantedHosts, formPath };
    return listArticlePictures(contentHtml, options).flatMap((address) => {
      const words = adviseOnPicture(address, media);
      return words === undefined ? [] : [{ file, field: 'contentHtml', advice: words }];
    });
  });
}
