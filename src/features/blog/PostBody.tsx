import { openWithPicture } from '@site/model/blog/open-with-picture.ts';
import { levelHeadings } from '@site/model/blog/level-headings.ts';

export interface PostBodyProps {
  readonly html: string;
  /** The level below the article's title. */
  readonly topHeading: 2 | 3;
  /** It stands on the page's first screen. */
  readonly eager?: boolean;
}

/** An article's cleaned HTML (packages/model/blog/cleaning/clean-post.ts lets only its allow-list through). */
export function PostBody({ html, topHeading, eager = false }: PostBodyProps) {
  const leveled = levelHeadings(html, topHeading);
  const written = eager ? openWithPicture(leveled) : leveled;
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: written }} />;
}
