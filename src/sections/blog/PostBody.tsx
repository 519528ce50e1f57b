import { levelHeadings } from '#domain/blog/level-headings.ts';

export interface PostBodyProps {
  readonly html: string;
  /** The level below the article's title. */
  readonly topHeading: 2 | 3;
}

/** An article's cleaned HTML (src/domain/blog/cleaning/clean-post.ts lets only its allow-list through). */
export function PostBody({ html, topHeading }: PostBodyProps) {
  return <div className="prose max-w-measure" dangerouslySetInnerHTML={{ __html: levelHeadings(html, topHeading) }} />;
}
