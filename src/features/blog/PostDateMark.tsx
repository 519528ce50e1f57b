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
