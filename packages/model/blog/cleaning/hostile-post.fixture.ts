import fc from 'fast-check';
import { hostileHtml } from './hostile-html.fixture.ts';

type Mutation = (html: string) => string;

/** Text as an old blog wrote it: the cleaner moves, joins, unwraps or removes each of these. */
const surroundings = [
  ...['', '<h2>B</h2>C<br>D', '<ul><li>E', '<table><tr><td>F', '<blockquote>G', '<pre>\n a\n  b'],
  '13\nMay 2016\nPosted in <a href="/n">News</a>\nIt rained.',
  '<ul><li>By Ana Quiroga<li><a href="//cheap-seo.example">Rank</a></ul>',
  '<a href="https://www.oldsite.example/a b?c#d">oldsite.example',
  '<a href="https://x.example"><figure><img src="/blog-media/a.jpg"><figcaption>H</figcaption></figure></a>',
];

/** Characters that browsers drop, read as space, or stop at, and marks that change how a parser reads on. */
const oddPieces = [
  ...['\u0000', '\u0001', '\t', '\n', '\f', '\r', ' ', '\u00A0', '\u200B', '\uFEFF', '\uD800', '\u0130', '\u212A'],
  ...['/', '\\', '`', '"', '<!--', '-->', '--!>', '<!-->', '<!', '<?', '</', '<', '>', '<![CDATA[', ']]>', '&'],
];

const names =
  'a annotation-xml b button caption colgroup desc div figcaption font foreignObject form h1 iframe li marquee math mglyph ms mtext noembed noscript object p plaintext pre script select style svg table td template textarea title ul xmp'.split(
    ' ',
  );

/** Contexts in which an HTML parser changes its rules; `|` is where the HTML goes. */
const frames = [
  ...names.map((name) => `<${name}>|</${name}>`),
  '<math><annotation-xml encoding="text/html">|</annotation-xml></math>',
  '<math><mtext><table><mglyph><style>|</style></mglyph></table></mtext></math>',
  ...['<a href="|">x</a>', "<a href='|'>x</a>", '<a href=|>x</a>', '<img src="/blog-media/a.jpg" alt="|">', '<!--|-->'],
];

const attributeNames = 'href src alt class rel onerror srcset style xlink:href id'.split(' ');
const attribute = /([a-z][\w:-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))/iu;

const share = fc.integer({ min: 0, max: 1_000 });
const at = (html: string, place: number) => Math.floor((html.length * place) / 1_000);
const piece = fc.oneof(fc.constantFrom(...hostileHtml), fc.constantFrom(...oddPieces));

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, piece).map(([place, text]) => (html: string) => {
    return html.slice(0, at(html, place)) + text + html.slice(at(html, place));
  }),
  fc.tuple(share, share, fc.constantFrom(...frames)).map(([from, to, frame]) => (html: string) => {
    const framed = frame.replace('|', () => html.slice(at(html, from), at(html, to)));
    return html.slice(0, at(html, from)) + framed + html.slice(at(html, to));
  }),
  fc.constantFrom(2, 7).map((every) => (html: string) => {
    return html.replace(/./gsu, (letter, offset: number) =>
      offset % every === 0 ? `&#${String(letter.codePointAt(0))};` : letter,
    );
  }),
  fc.constantFrom(...names).map((name) => (html: string) => html.replace(/(<\/?)[a-z][\w-]*/iu, `$1${name}`)),
  fc.constantFrom(...attributeNames).map((name) => (html: string) => html.replace(attribute, `${name}$2/$&`)),
);

export const hostilePost = fc
  .tuple(
    fc.constantFrom(...surroundings),
    fc.constantFrom(...hostileHtml),
    fc.array(mutation, { minLength: 1, maxLength: 8 }),
    fc.constantFrom(...surroundings),
  )
  .map(([before, html, mutations, after]) => {
    // The longest case, in characters; longer ones cost more than they find.
    return before + mutations.reduce((mutated, mutate) => mutate(mutated).slice(0, 6_000), html) + after;
  });
