import type { Post } from '#domain/blog/post.ts';
import { Heading } from '#ui/Heading.tsx';
import { PostBody } from './PostBody.tsx';
import { PostDateMark } from './PostDateMark.tsx';

/** The articles whole, newest first, the date beside each. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <div className="page-width pb-section">
      {posts.map((post) => (
        <article className="twelve gap-y-6 border-t border-ink-500 py-12 lg:py-16" key={post.slug}>
          <div className="col-span-12 lg:col-span-2">
            <PostDateMark date={post.date} />
          </div>
          <div className="col-span-12 grid gap-8 lg:col-span-9">
            <Heading className="max-w-measure" level={2} size="l">
              <a className="hover:text-tungsten" href={post.path}>
                {post.title}
              </a>
            </Heading>
            <PostBody html={post.html} />
          </div>
        </article>
      ))}
    </div>
  );
}
