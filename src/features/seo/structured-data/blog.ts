import type { Blog, BlogPosting } from 'schema-dts';
import type { Post } from '#features/blog/post.ts';
import { momentOf } from '../moment.ts';
import { referToBusiness } from './business.ts';
import { inFull, type SiteFacts } from './site-facts.ts';

/**
 * An article on its own page.
 * @param image its card's address, from the site's root.
 * @param changed when its file was last changed, as a moment; its own date where that is not known or was before.
 */
export function describePost(post: Post, image: string, changed: string | undefined, facts: SiteFacts): BlogPosting {
  const published = momentOf(post.date.iso);
  return {
    '@type': 'BlogPosting',
    '@id': `${inFull(post.path, facts)}#article`,
    headline: post.title,
    description: post.description,
    datePublished: published,
    dateModified: changed !== undefined && changed > published ? changed : published,
    image: inFull(image, facts),
    author: referToBusiness(facts),
    publisher: referToBusiness(facts),
    mainEntityOfPage: inFull(post.path, facts),
  };
}

/** The list of articles. */
export function describeBlog(name: string, path: string, posts: readonly Post[], facts: SiteFacts): Blog {
  return {
    '@type': 'Blog',
    name,
    url: inFull(path, facts),
    publisher: referToBusiness(facts),
    blogPost: posts.map(({ title, path: postPath, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: inFull(postPath, facts),
      datePublished: momentOf(date.iso),
    })),
  };
}
