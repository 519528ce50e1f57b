import type { Post } from './posts.query.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Heading } from '#ui/Heading.tsx';
import { PostAuthor, PostBody, PostDateMark } from './PostParts.tsx';
import { Phrase } from '#ui/Phrase.tsx';
import { words } from '#lib/words.ts';

/** Posts alternate between these openings. */
const openings = ['beside', 'paper', 'wide'] as const;

export interface PostTextProps {
  readonly post: Post;
  /** Its place among all posts, from 0. */
  readonly index: number;
  readonly newer: Post | undefined;
  readonly older: Post | undefined;
  readonly blogPath: string | undefined;
}

export function PostText({ post, index, newer, older, blogPath }: PostTextProps) {
  const opening = openings[index % openings.length];
  return (
    <article aria-labelledby="page-heading" data-opening={opening}>
      <header className={opening === 'paper' ? 'on-paper' : ''}>
        <div className="post-head page-width py-12 lg:py-20">
          <PostDateMark date={post.date} />
          <div className="post-title">
            <DraftLabel of={post} />
            <Heading id="page-heading" level={1} size="xl">
              {post.title}
            </Heading>
            <p className="max-w-[45rem] voice text-mist">{post.description}</p>
            <PostAuthor author={post.author} />
          </div>
        </div>
      </header>
      <div className="post-text page-width pb-12 lg:pb-20">
        <PostBody eager post={post} topHeading={2} />
      </div>
      <div className="page-width">
        <nav
          aria-label={words().blog.articles}
          className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-ink-700 py-8"
        >
          {older && (
            <ArrowLink href={older.path}>
              <Phrase text={words().blog.older} values={{ title: <span lang={older.lang}>{older.title}</span> }} />
            </ArrowLink>
          )}
          {newer && (
            <ArrowLink href={newer.path} isBack>
              <Phrase text={words().blog.newer} values={{ title: <span lang={newer.lang}>{newer.title}</span> }} />
            </ArrowLink>
          )}
          {blogPath !== undefined && <ArrowLink href={blogPath}>{words().blog.all}</ArrowLink>}
        </nav>
      </div>
    </article>
  );
}
