import { listPostPictures, type CleanPostOptions } from '../blog/cleaning/clean-post.ts';
import { blogPictureFolder } from '../blog/addresses.ts';
import { show } from '@site/zod-content/fields.ts';
import { adviseOnFile, type Media } from './check-media.ts';
import { memoizeByEntry } from './memoize-by-entry.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Undefined where content/site.yaml doesn't say. */
export interface PostHosts {
  readonly origin?: string | undefined;
  readonly formerHost?: string | undefined;
  readonly unwantedHosts?: readonly string[] | undefined;
}

export interface PostSources {
  readonly hosts: PostHosts;
  readonly media: Media;
}

const advice = `put the picture into content/media/blog, and write its address here, such as ${blogPictureFolder}name.jpg`;

function adviseOnPicture(address: string, media: Media): string | undefined {
  if (!address.startsWith('/')) {
    return `shows ${show(address)} from another site, which no page may load: ${advice}`;
  }
  const name = address.startsWith(blogPictureFolder) ? address.slice(blogPictureFolder.length) : '';
  if (!/^[^/?]+$/.test(name)) return `shows ${show(address)}, where no picture is: ${advice}`;
  return adviseOnFile('postPicture', address, `content/media/blog/${name}`, media);
}

const picturesOf = memoizeByEntry(({ data: { title, contentHtml } }: CheckedEntry) => {
  const found = new Map<string, readonly string[]>();
  return (hosts: Pick<CleanPostOptions, 'origin' | 'formerHost' | 'unwantedHosts'>): readonly string[] => {
    if (typeof contentHtml !== 'string') return [];
    const key = JSON.stringify(hosts);
    const known =
      found.get(key) ??
      listPostPictures(contentHtml, { ...hosts, title: String(title), normalizePath: (path) => path });
    found.set(key, known);
    return known;
  };
});

/** Pictures of posts that a page can't show, checked as the build shows them: after cleaning. */
export function checkPostPictures(written: readonly CheckedEntry[], { hosts, media }: PostSources): Problem[] {
  const { origin = 'https://site.invalid', formerHost, unwantedHosts = [] } = hosts;
  return written.flatMap((entry) => {
    const { name, file } = entry;
    if (name !== 'posts') return [];
    return picturesOf(entry)({ origin, formerHost, unwantedHosts }).flatMap((address) => {
      const words = adviseOnPicture(address, media);
      return words === undefined ? [] : [{ file, field: 'contentHtml', advice: words }];
    });
  });
}
