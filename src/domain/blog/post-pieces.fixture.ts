import fc from 'fast-check';

/** A part of an article; each mark is a word of the wanted text that must come out, in order. */
export interface Piece {
  readonly html: string;
  readonly marks: readonly string[];
}

type Html = fc.Arbitrary<string>;

const pick = (...choices: string[]): Html => fc.constantFrom(...choices);

/** Prose that only looks like a line of the old engine, or holds what such a line holds. */
const sentence = pick(
  'The street was wet and MARK shone.',
  'By noon the light was gone, MARK.',
  'By Friday MARK was ready for the edit.',
  'Shot in May by a crew of 13, MARK.',
  'A Permalink is MARK, nothing else.',
  'Permalink to a post breaks when MARK moves.',
  'We &lt;b&gt; never <i>MARK</i> &amp; wait.',
  '<strong>Unit one</strong> is the MARK<br>and MARK.',
  'See <a href="https://www.oldsite.example/contact?x=1#y">MARK</a> first.',
  'The <a href="http://cheap-seo.example/x">tape MARK</a> stays in the bag.',
  'MARK<img src="/blog-media/a.jpg" width="300" onerror="x()">MARK holds the frame.',
);

export const wantedBlock: fc.Arbitrary<Piece> = fc
  .tuple(
    sentence,
    sentence,
    pick(
      '<p>{a} {b}</p>',
      '<P ALIGN=center style="x">{a}</P>',
      '<h3>{a}</h3><p>{b}</p>',
      '<div><font>{a}</font></div>',
      '<ul><li>{a}</li><li>{b}</ul>',
      '<ol type=i><li><p>{a}</p><ul><li>{b}</ul></ol>',
      '<table><tr><td>{a}<td>{b}</table>',
      '<blockquote>{a}<p>{b}</p></blockquote>',
      '<center>{a}</center>',
      '<div>{a}</div>{b}',
      '<p>{a}<p>{b}',
      '<pre>{a}</pre>',
      '<a href="/x"></a><section>{a}<div>{b}</div></section>',
    ),
  )
  .map(([a, b, frame]) => ({ html: `${frame.replace(/\{([ab])\}/gu, (_, name) => (name === 'a' ? a : b))}\n<hr>`, marks: [] }));

const space = pick(' ', '&nbsp;', '  ', '\t', ' &#160;', '&#8203; ');
const separator = pick('', ' ', ' | ', '&nbsp;&bull;&nbsp;', ' – ');
const anyCase = (word: string): Html => pick(word, word.toUpperCase(), word.toLowerCase());
const linked = (text: Html): Html =>
  fc
    .tuple(text, pick('T', '<a href="http://oldsite.example/x">T</a>', '<b>T</b>', '<font size=1><i>T</i></font>'))
    .map(([inner, frame]) => frame.replace('T', () => inner));
const joined = (...parts: Html[]): Html => fc.tuple(...parts).map((texts) => texts.join(''));

const day = pick('1', '13', '09', '31', '2nd');
const monthYear = joined(pick('May', 'JUNE', 'september', 'Sept.'), space, pick('2016', '2024'));
const author = joined(
  anyCase('By'),
  space,
  linked(pick('Zauthor', 'Zauthor Quorn', 'ZAUTHOR QUORN', 'Zauthor de la Quorn', 'Zauthor J. O’Quorn')),
  pick('', '.', ', 13 May 2016', ' on May 13, 2016'),
);
const category = joined(
  anyCase('Posted in'),
  pick(' ', ': '),
  linked(pick('Zcategory', 'Zcategory, More', 'zcategory &amp; more | 3 Comments', 'Zcategory by Zauthor Quorn')),
);
const permalink = linked(joined(anyCase('Permalink'), pick('', '.', ':', ': https://www.new.example/p')));
const promotion = joined(
  pick('', 'Sponsored: ', '&bull; '),
  pick('http://', 'https://www.', '//', 'HTTP://Blog.', '\\\\', 'ht\ntp://').chain((scheme) =>
    pick('cheap-seo.example', 'UNWANTED-LINKS.example.', 'cheap-seo.example:80').map((host) => `<a href="${scheme}${host}/x?y">`),
  ),
  pick('zpromo</a>', '<b>Zpromo now</b></a>', 'cheap-seo.example</a>', '<img src="//cheap-seo.example/b.gif">zpromo</a>'),
);

const titleLine = (title: string): Html =>
  linked(
    pick(
      title,
      title.toUpperCase(),
      title.toLowerCase().replace('&', '&amp;'),
      title.replaceAll(' ', '&nbsp;').replace(/[“”]/gu, '"'),
      title.replace('quay', 'q<i>u</i>ay').replace('&', 'and').replace(':', ' –'),
      `${title}…`,
    ),
  );

/** Each letter may be written as a reference; tags, references and line breaks stay. */
const withReferences = (html: string): Html =>
  fc.infiniteStream(fc.integer({ min: 0, max: 9 })).map((dice) =>
    html
      .split(/(<[^>]*>|&#?\w+;)/u)
      .map((part) =>
        /^[<&]/u.test(part)
          ? part
          : part.replace(/[a-z]/giu, (letter) =>
              dice.next().value === 0 ? `&#x${letter.charCodeAt(0).toString(16)};` : letter,
            ),
      )
      .join(''),
  );

const frames = [
  '<p>L</p>',
  '<div class="entry-meta">L</div>',
  '<h4>L</h4>',
  '<center><font size="1">L</font></center>',
  '<p><span style="x"><small>L</small></span></p>',
  '<ul><li>L</li></ul>',
  '<table><tr><td>L</td></tr></table>',
  '<div><div>L</div></div>',
  '<blockquote><p>L</p></blockquote>',
  '<p>&nbsp;<br>L<br />&nbsp;</p>',
  '<hr>L<hr>',
];
const frame = pick(...frames);

/** One or more lines of the old engine, of every kind, in any wrapping. */
export const forbiddenPiece = (title: string): fc.Arbitrary<Piece> => {
  const line = fc.oneof(monthYear, joined(day, separatorlessDate(), monthYear), author, category, permalink, titleLine(title), promotion);
  const framed = fc.tuple(frame, line).map(([outer, inner]) => outer.replace('L', () => inner));
  const several = fc
    .tuple(frame, fc.array(line, { minLength: 2, maxLength: 4 }))
    .map(([outer, inner]) => outer.replace('L', () => inner.join('<br>')));
  const twoElements = fc
    .tuple(pick('<div>D</div><div>M</div>', '<p>D</p><h2>M</h2>', '<ul><li>D<li>M</ul>', '<td>D</td><td>M</td>', '<table><tr><td>D<td>M</table>'), day, monthYear)
    .map(([outer, first, second]) => outer.replace('D', () => first).replace('M', () => second));
  const metaRow = fc
    .tuple(frame, joined(day, pick(' ', ''), monthYear, pick(' | ', '&nbsp;&bull;&nbsp;'), author, pick(' | ', ' – '), permalink))
    .map(([outer, inner]) => outer.replace('L', () => inner));
  return fc
    .oneof(framed, several, twoElements, metaRow)
    .chain(withReferences)
    .map((html) => ({ html: `${html}\n<hr>`, marks: [] }));
};

function separatorlessDate(): Html {
  return separator.filter((text) => text.trim() === '');
}
