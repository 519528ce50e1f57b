import type { Feed } from 'feed';

const end = ']]>';
/** Stands for the end of a CDATA section in a text; no content file may hold it. */
const mark = '\uFFFF';

/** A feed as RSS. Its library only escapes the first end of a CDATA section in a text. */
export function writeRss(feed: Feed): string {
  const items = feed.items.map((item) => ({
    ...item,
    title: item.title.replaceAll(end, mark),
    ...(item.description !== undefined && { description: item.description.replaceAll(end, mark) }),
    ...(item.content !== undefined && { content: item.content.replaceAll(end, mark) }),
  }));
  const whole = feed.items;
  feed.items = items;
  const text = feed.rss2();
  feed.items = whole;
  return text.replaceAll(mark, ']]]]><![CDATA[>');
}
