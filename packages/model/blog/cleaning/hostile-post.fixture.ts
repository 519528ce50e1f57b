import fc from 'fast-check';
import { hostileHtml } from './hostile-html.fixture.ts';

type Mutation = (html: string) => string;

/** Text as an old blog wrote it: the cleaner moves, joins, unwraps or removes each of these. */
const surroundings = [
  ...['', '<p>A</p>', '<h2>B</h2>', 'C<br>D', '<ul><li>E', '<table><tr><td>F', '<blockquote>G', '<pre>\n a\n  b'],
  '13\nMay 2016\nPosted in <a href="/n">News</a>\nIt rained.',
  '<h1><a href="http://oldsite.example/p">A wet street</a></h1>',
  '<ul><li>By Ana Quiroga<li><a href="//cheap-seo.example">Rank</a></ul>',
  '<a href="https://www.oldsite.example/a b?c#d">oldsite.example',
  '<a href="https://x.example"><figure><img src="/blog-media/a.jpg"><figcaption>H</figcaption></figure></a>',
];

/** Characters that browsers drop, read as space, or stop at, and marks that change how a parser reads on. */
const oddPieces = [
  ...['\u0000', '\u0001', '\t', '\n', '\u000B', '\f', '\r', '\u001B', ' ', '\u0085', '\u00A0', '\u00AD', '\u200B'],
  ...['\u2028', '\uFEFF', '\uFFFE', '\uD800', '\uDC00', '\u0130', '\u017F', '\u212A', '\uFF1C', '/', '\\', '`', '"'],
  ...['<!--', '-->', '--!>', '<!-->', '<!', '<?', '</', '<%', '<', '>', '<![CDATA[', ']]>', '<!doctype html>', '&'],
];

const names = (
  'a annotation-xml b body button caption col constructor colgroup desc div figcaption font foreignObject form h1 iframe li ' +
  'listing math mglyph ms mtext nobr noembed noscript object option p plaintext pre ruby script select style svg ' +
  'table tbody td template textarea title tr ul xmp svg:a xlink:href'
).split(' ');

/** Contexts in which a parser changes its rules; `|` is where the HTML goes. */
const frames = [
  ...names.map((name) => `<${name}>|</${name}>`),
  ...[
    '<math><annotation-xml encoding="text/html">|</annotation-xml></math>',
    '<svg><foreignObject>|</foreignObject></svg>',
  ],
  ...['<math><mtext><table><mglyph><style>|</style></mglyph></table></mtext></math>', '<svg><style>|</style></svg>'],
  ...['<a href="|">x</a>', "<a href='|'>x</a>", '<a href=|>x</a>', '<img src="/blog-media/a.jpg" alt="|">', '<!--|-->'],
];

const spellings: readonly Mutation[] = [
  (letter) => letter.toUpperCase(),
  (letter) => `&#${String(letter.codePointAt(0))};`,
  (letter) => `&#x000${(letter.codePointAt(0) ?? 0).toString(16)}`,
  (letter) => (/["'`\s=]/u.test(letter) ? '' : letter),
  (letter) => (/["'`\s=]/u.test(letter) ? '"' : letter),
];

const attributeNames = 'href src alt class rel onerror srcset style xlink:href id'.split(' ');
const attribute = /([a-z][\w:-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))/iu;

const vector = fc.constantFrom(...hostileHtml);
const share = fc.integer({ min: 0, max: 1_000 });
const at = (html: string, place: number) => Math.floor((html.length * place) / 1_000);

const piece = fc.oneof(
  vector,
  fc.constantFrom(...oddPieces),
  fc
    .tuple(fc.constantFrom(...frames), fc.constantFrom(2, 10, 40, 200))
    .map(([frame, times]) => (frame.split('|')[0] ?? '').repeat(times)),
);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(share, piece).map(([place, text]) => (html: string) => {
    return html.slice(0, at(html, place)) + text + html.slice(at(html, place));
  }),
  fc.tuple(share, share).map(([from, to]) => (html: string) => {
    return html.slice(at(html, from)) + html.slice(0, at(html, to));
  }),
  fc.tuple(share, share, fc.constantFrom(...frames)).map(([from, to, frame]) => (html: string) => {
    const framed = frame.replace('|', () => html.slice(at(html, from), at(html, to)));
    return html.slice(0, at(html, from)) + framed + html.slice(at(html, to));
  }),
  fc.tuple(fc.constantFrom(...spellings), fc.constantFrom(1, 2, 7, 20)).map(([spell, every]) => (html: string) => {
    return html.replace(/./gsu, (letter, offset: number) => (offset % every === 0 ? spell(letter) : letter));
  }),
  fc.constantFrom(...names).map((name) => (html: string) => html.replace(/(<\/?)[a-z][\w-]*/iu, `$1${name}`)),
  fc.constantFrom(...attributeNames).map((name) => (html: string) => html.replace(attribute, `${name}$2`)),
  fc.constantFrom(...attributeNames).map((name) => (html: string) => html.replace(attribute, `${name}$2/$&`)),
);

const part = fc
  .tuple(vector, fc.array(mutation, { minLength: 1, maxLength: 6 }), fc.constantFrom(...surroundings))
  .map(([html, mutations, after]) => {
    // The longest case, in characters; longer ones cost more than they find.
    return mutations.reduce((mutated, mutate) => mutate(mutated).slice(0, 6_000), html) + after;
  });

/** An old post with one or two mutated vectors in it. */
export const hostilePost = fc
  .tuple(fc.constantFrom(...surroundings), fc.array(part, { minLength: 1, maxLength: 2 }))
  .map(([before, parts]) => before + parts.join(''));
