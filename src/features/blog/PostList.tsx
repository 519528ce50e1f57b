import type { Post } from './posts.query.ts';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PostAuthor, PostBody, PostDateMark } from './PostParts.tsx';
import { linkTo } from '#lib/link-to.ts';

function ListedPost({ post, isFirst }: { readonly post: Post; readonly isFirst: boolean }) {
  return (
    <article className="grid gap-y-3 border-t border-ink-500 py-8 lg:grid-cols-12 lg:gap-x-8 lg:py-16" id={post.slug}>
      <div className="grid min-w-0 content-start gap-3 lg:col-span-4">
        <PostDateMark date={post.date} />
        <DraftLabel of={post} />
        <Heading lang={post.lang} level={2} size={isFirst ? 'section' : 'm'}>
          <a className="hover:text-tungsten" {...linkTo(post.path)}>
            {post.title}
          </a>
        </Heading>
        <PostAuthor author={post.author} />
      </div>
      <div className="reveal min-w-0 lg:col-span-8" lang={post.lang}>
        <PostBody eager={isFirst} post={post} topHeading={3} />
      </div>
    </article>
  );
}

export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const [first, ...others] = posts;
  return (
    <>
      <div className="page-width pb-section">{first && <ListedPost isFirst post={first} />}</div>
      {others.length > 0 && (
        <div className="on-paper">
          <div className="page-width py-section">
            {others.map((post) => (
              <ListedPost isFirst={false} key={post.slug} post={post} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
