import { cleanPostHtml, type PostImage } from '@site/model/blog/cleaning/clean-post.ts';
import { levelHeadings } from '@site/model/blog/level-headings.ts';
import { openWithPicture } from '@site/model/blog/open-with-picture.ts';

/** The one picture that this blog has. */
export const knownPicture: PostImage = {
  src: '/blog-media/a.jpg',
  srcSet: '/uploads/a.webp 450w, /uploads/b.webp 720w',
  sizes: '(width >= 46rem) 643px, 91.6vw',
  width: 1200,
  height: 800,
};

/** An article's HTML as the site puts it into a page of its own: see src/features/blog/posts.query.ts and PostBody. */
export function showArticle(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
    formPath: (path) => path.replace(/\/$/u, ''),
    resolveImage: (src) => (src === knownPicture.src ? knownPicture : undefined),
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}
