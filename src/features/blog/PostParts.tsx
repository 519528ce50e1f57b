import { renderToStaticMarkup } from 'react-dom/server';
import { insertPlayers, shiftHeadings, prefixAnchors, prioritizeFirstPicture } from '@site/model/blog/adapt-post.ts';
import { CreditName } from '#features/people/CreditName.tsx';
import type { Post } from './posts.query.ts';
import { PostPlayer } from './PostPlayer.tsx';
import { words } from '#lib/words.ts';
import { Phrase } from '#ui/Phrase.tsx';

export function PostDateMark({ date }: Pick<Post, 'date'>) {
  return (
    <time className="slate text-mist" dateTime={date.iso}>
      {date.text}
    </time>
  );
}

export function PostAuthor({ author }: Pick<Post, 'author'>) {
  if (!author) return null;
  return (
    <p className="text-small text-mist">
      <Phrase text={words().blog.by} values={{ name: <CreditName credit={author} /> }} />
    </p>
  );
}

export interface PostBodyProps {
  readonly post: Post;
  readonly topHeading: 2 | 3;
  /** Whether it is on the page's first screen. */
  readonly eager?: boolean;
}

/**
 * A post's cleaned HTML, with its players. It is safe to set: packages/model/blog/cleaning/clean-post.ts lets only its
 * allow-list through.
 */
export function PostBody({ post, topHeading, eager = false }: PostBodyProps) {
  const players = post.players.map((player) => renderToStaticMarkup(<PostPlayer {...player} />));
  // Below the title of a list, other posts are on the page.
  const html = topHeading === 3 ? prefixAnchors(post.html, post.slug) : post.html;
  const leveled = insertPlayers(shiftHeadings(html, topHeading), players);
  const written = eager ? prioritizeFirstPicture(leveled) : leveled;
  return <div className="post-body prose" dangerouslySetInnerHTML={{ __html: written }} />;
}
