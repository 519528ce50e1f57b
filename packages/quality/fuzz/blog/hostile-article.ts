import { hostileHtml } from '@site/model/blog/cleaning/hostile-html.fixture.ts';
import { Random } from '../random.ts';
import { mutateHtml } from './mutate-html.ts';

/** Text as the old blog wrote it: each piece is one that the cleaner moves, joins, unwraps or removes. */
const surroundings = [
  ...['', '', '<p>A</p>', '<h2>B</h2>', 'C<br>D', '<ul><li>E', '<table><tr><td>F', '<blockquote>G', '<pre>\n a\n  b'],
  '13\nMay 2016\nPosted in <a href="/n">News</a>\nIt rained.',
  '<div class="entry-meta">By Ana Quiroga</div><div>May 2016</div>',
  '<h1><a href="http://oldsite.example/p">A wet street</a></h1>',
  '<ul><li>By Ana Quiroga<li><a href="//cheap-seo.example">Rank</a></ul>',
  '<a href="https://www.oldsite.example/a b?c#d">oldsite.example',
  '<a href="https://x.example"><figure><img src="/blog-media/a.jpg"><figcaption>H</figcaption></figure></a>',
  '<p><a href="http://cheap-seo.example/">cheap-seo.example</a> Permalink</p>',
];

/**
 * An old article with one or two mutated vectors in it.
 * @param seed the same one makes the same article.
 */
export function makeHostileArticle(seed: number): string {
  const random = new Random(seed);
  let article = random.pick(surroundings);
  for (let left = random.chance(0.3) ? 2 : 1; left > 0; left -= 1)
    article += mutateHtml(random.pick(hostileHtml), random, hostileHtml) + random.pick(surroundings);
  return article;
}
