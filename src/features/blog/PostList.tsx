import type { Post } from './posts.query.ts';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PostAuthor, PostBody, PostDateMark } from './PostParts.tsx';
import { linkTo } from '#lib/link-to.ts';

interface ListedPostProps {
  readonly post: Post;
  /** Whether its text is open; a folded one opens by its first lines. */
  readonly isOpen: boolean;
}

function ListedPost({ post, isOpen }: ListedPostProps) {
  const body = (
    <>
      <PostAuthor author={post.author} />
      <PostBody eager={isOpen} post={post} topHeading={3} />
    </>
  );
  return (
    <article
      className={`grid gap-y-4 border-t border-ink-500 lg:grid-cols-12 lg:gap-x-8 ${isOpen ? 'py-12 lg:py-16' : 'py-6 lg:py-8'}`}
      id={post.slug}
    >
      <div className="lg:col-span-2">
        <PostDateMark date={post.date} />
      </div>
      <div className="grid min-w-0 gap-4 lg:col-span-10">
        <DraftLabel of={post} />
        <Heading lang={post.lang} level={2} size={isOpen ? 'section' : 'm'}>
          <a className="hover:text-tungsten" {...linkTo(post.path)}>
            {post.title}
          </a>
        </Heading>
        {isOpen ? (
          <div className="mt-4 grid gap-6" lang={post.lang}>
            {body}
          </div>
        ) : (
          <details className="folded-post">
            <summary className="text-mist" lang={post.lang}>
              {post.description}
            </summary>
            <div className="grid gap-6 pt-8 pb-6" lang={post.lang}>
              {body}
            </div>
          </details>
        )}
      </div>
    </article>
  );
}

/** All posts, newest first: the first in full, the others folded under their titles. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const [first, ...others] = posts;
  return (
    <>
      <div className="page-width pb-section">{first && <ListedPost isOpen post={first} />}</div>
      {others.length > 0 && (
        <div className="on-paper">
          <div className="page-width py-section">
            {others.map((post) => (
              <ListedPost isOpen={false} key={post.slug} post={post} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
