import { levelHeadings, openWithPicture } from '@site/model/blog/adapt-article.ts';
import type { PostDate } from '@site/model/blog/post-date.ts';

/** An article's date: the day large, month and year under it. */
export function PostDateMark({ date }: { readonly date: PostDate }) {
  return (
    <time className="flex items-baseline gap-3 lg:grid lg:gap-1" dateTime={date.iso}>
      <span className="display text-title-l text-tungsten">{date.day}</span>{' '}
      <span className="slate text-mist">{date.monthYear}</span>
    </time>
  );
}

export interface PostBodyProps {
  readonly html: string;
  /** The level below the article's title. */
  readonly topHeading: 2 | 3;
  /** It is on the page's first screen. */
  readonly eager?: boolean;
}

/** An article's cleaned HTML (packages/model/blog/cleaning/clean-post.ts lets only its allow-list through). */
export function PostBody({ html, topHeading, eager = false }: PostBodyProps) {
  const leveled = levelHeadings(html, topHeading);
  const written = eager ? openWithPicture(leveled) : leveled;
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: written }} />;
}
