import type { Post } from './post.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftMark } from '#ui/DraftMark.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PostAuthor, PostBody, PostDateMark } from './PostParts.tsx';
import { say } from '#lib/say.ts';
import { words } from '#lib/words.ts';

export interface PostArticleProps {
  readonly post: Post;
  readonly newer: Post | undefined;
  readonly older: Post | undefined;
  readonly blogPath: string | undefined;
}

/** One article on a page of its own. */
export function PostArticle({ post, newer, older, blogPath }: PostArticleProps) {
  return (
    <article aria-labelledby="page-heading" className="reveal page-width py-12 lg:py-20">
      <div className="twelve gap-y-8">
        <div className="col-span-12 lg:col-span-2">
          <PostDateMark date={post.date} />
        </div>
        <div className="col-span-12 grid gap-8 lg:col-span-9">
          <DraftMark of={post} />
          <Heading id="page-heading" level={1} size="xl">
            {post.title}
          </Heading>
          <p className="max-w-measure text-lead text-mist">{post.description}</p>
          <PostAuthor author={post.author} />
          <PostBody eager post={post} topHeading={2} />
        </div>
      </div>
      <nav
        aria-label={words().blog.articles}
        className="mt-16 flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-ink-700 py-4"
      >
        {newer && (
          <ArrowLink href={newer.path} isBack>
            {say(words().blog.newer, { title: newer.title })}
          </ArrowLink>
        )}
        {older && <ArrowLink href={older.path}>{say(words().blog.older, { title: older.title })}</ArrowLink>}
        {blogPath !== undefined && <ArrowLink href={blogPath}>{words().blog.all}</ArrowLink>}
      </nav>
    </article>
  );
}
