import type { Post } from './post.ts';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PostAuthor, PostBody, PostDateMark } from './PostParts.tsx';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

export interface PostListProps {
  readonly posts: readonly Post[];
}

/** The titles of all posts, sticky beside them on wide screens. */
function PostIndex({ posts }: PostListProps) {
  return (
    <nav
      aria-label={words().blog.here}
      className="hidden lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:block"
      data-no-markdown=""
    >
      <ol className="sticky top-28 grid text-small">
        {posts.map(({ slug, title, date }) => (
          <li className="border-t border-ink-700" key={slug}>
            <a className="grid gap-0.5 py-2.5 text-mist hover:text-tungsten" href={`#${slug}`}>
              <span className="slate">{date.monthYear}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** All posts in full, newest first; each date is sticky beside its post. */
export function PostList({ posts }: PostListProps) {
  return (
    <div className="page-width twelve pb-section">
      <PostIndex posts={posts} />
      <div className="col-span-12 lg:col-span-9 lg:row-start-1">
        {posts.map((post, index) => (
          <article
            className="reveal grid gap-y-6 border-t border-ink-500 py-12 lg:grid-cols-9 lg:py-16"
            id={post.slug}
            key={post.slug}
          >
            <div className="lg:col-span-2">
              <div className="lg:sticky lg:top-28">
                <PostDateMark date={post.date} />
              </div>
            </div>
            <div className="grid min-w-0 gap-8 lg:col-span-7">
              <DraftMark of={post} />
              <Heading className="max-w-measure" level={2} size="l">
                <a className="hover:text-tungsten" {...linkTo(post.path)}>
                  {post.title}
                </a>
              </Heading>
              <PostAuthor author={post.author} />
              <PostBody eager={index === 0} post={post} topHeading={3} />
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}
