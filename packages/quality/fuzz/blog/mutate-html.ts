import type { Random } from '../random.ts';

/** One way to spoil HTML. `other` is a vector to take pieces from. */
type Mutator = (html: string, random: Random, other: string) => string;

/** What browsers drop, read as space, or stop at, and what other programs do. */
const oddCharacters = [
  ...['\u0000', '\u0001', '\u0008', '\t', '\n', '\u000B', '\f', '\r', '\u001B', '\u001F', ' ', '\u007F', '\u0085'],
  ...['\u00A0', '\u00AD', '\u180E', '\u200B', '\u200E', '\u2028', '\u2029', '\u3000', '\uFEFF', '\uFFFD', '\uFFFE'],
  ...['\uD800', '\uDC00', '\u{1F3AC}', '\u0130', '\u0131', '\u017F', '\u212A', '\uFF1C', '\uFF1E', '/', '\\', '`'],
];

const namedReferences: Readonly<Record<string, readonly string[]>> = {
  '\t': ['&Tab;'],
  '\n': ['&NewLine;'],
  '"': ['&quot;', '&QUOT'],
  '&': ['&amp;', '&AMP'],
  "'": ['&apos;'],
  '(': ['&lpar;'],
  ')': ['&rpar;'],
  '/': ['&sol;'],
  ':': ['&colon;'],
  '<': ['&lt;', '&LT', '&lt'],
  '=': ['&equals;'],
  '>': ['&gt;', '&GT', '&gt'],
  '`': ['&grave;', '&DiacriticalGrave;'],
};

const commentPieces = [
  ...['<!--', '-->', '--!>', '<!-->', '<!--->', '--', '<!', '<!>', '<?', '?>', '</', '</>', '<%', '%>', '<', '>'],
  ...['<![CDATA[', ']]>', '<!doctype html>', '<!--[if true]>', '<![endif]-->', '{{', '}}', '${', '*/', '/*', '//'],
];

/** Where a parser changes its rules. */
const containers: readonly (readonly [string, string])[] = (
  'a address annotation-xml applet b blockquote body button caption center code col colgroup desc details dialog ' +
  'div dl em fieldset figcaption figure font foreignObject form frameset h1 h2 head html i iframe li listing main ' +
  'marquee math menu mglyph mi ms mtext nobr noembed noframes noscript object ol optgroup option p plaintext pre ' +
  'ruby rp script section select span strong style sub summary svg table tbody td template textarea tfoot th thead ' +
  'title tr tt ul video xmp'
)
  .split(' ')
  .map((name) => [`<${name}>`, `</${name}>`] as const);

const frames: readonly (readonly [string, string])[] = [
  ...containers,
  ['<math><mtext>', '</mtext></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<math><mtext><table><mglyph><style>', '</style></mglyph></table></mtext></math>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<svg><![CDATA[', ']]></svg>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<form><math><mtext></form><form><mglyph><style>', '</style>'],
  ['<a href="', '">x</a>'],
  ["<a href='", "'>x</a>"],
  ['<a href=', '>x</a>'],
  ['<img src="', '">'],
  ['<img src="/blog-media/a.jpg" alt="', '">'],
  ['<p title="', '">x</p>'],
  ['<td colspan="', '">x</td>'],
  ['<!--', '-->'],
];

const prefixes = [
  'svg:',
  'html:',
  'xlink:',
  'xml:',
  'xmlns:',
  'x:',
  'data-',
  'on',
  '-',
  ':',
  '@',
  '0',
  '/',
  '"',
  '\u0000',
];

const repeats = [
  '<div>',
  '<b>',
  '<a href=x>',
  '<table>',
  '<svg>',
  '<math>',
  '<p>',
  '</p>',
  '<!--',
  '&amp',
  'x',
  ' ',
  '"',
  '<',
];

const attribute = /([a-z][\w:-]*)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]*)/giu;

function insertAt(html: string, at: number, piece: string): string {
  return html.slice(0, at) + piece + html.slice(at);
}

function insertAnywhere(html: string, random: Random, piece: string): string {
  return insertAt(html, random.below(html.length + 1), piece);
}

function writeReference(character: string, random: Random): string {
  const code = character.codePointAt(0) ?? 0;
  const end = random.pick([';', ';', '']);
  const zeros = '0'.repeat(random.pick([0, 0, 1, 7]));
  const named = namedReferences[character] ?? [];
  return random.pick([
    ...named,
    `&#${zeros}${String(code)}${end}`,
    `&#x${zeros}${code.toString(16)}${end}`,
    `&#X${zeros}${code.toString(16).toUpperCase()}${end}`,
  ]);
}

/** The HTML with some of its characters written in another way. */
function rewriteSome(html: string, random: Random, rewrite: (character: string) => string): string {
  const share = random.pick([0.05, 0.3, 1]);
  return html.replace(/./gsu, (character) => (random.chance(share) ? rewrite(character) : character));
}

/** The same for one of its attributes, by its own text; HTML without attributes stays as it is. */
function rewriteAttribute(html: string, random: Random, rewrite: (parts: readonly string[]) => string): string {
  const found = [...html.matchAll(attribute)];
  if (found.length === 0) return html;
  const match = random.pick(found);
  return html.slice(0, match.index) + rewrite(match.slice(1)) + html.slice(match.index + match[0].length);
}

const mutators = {
  case: (html, random) =>
    rewriteSome(html, random, (character) => random.pick([character.toUpperCase(), character.toLowerCase()])),
  references: (html, random) => rewriteSome(html, random, (character) => writeReference(character, random)),
  'references in an attribute': (html, random) =>
    rewriteAttribute(html, random, ([name = '', equals = '', value = '']) => {
      const [quote] = /^["']/u.exec(value) ?? [''];
      const inner = quote === '' ? value : value.slice(1, -1);
      return name + equals + quote + rewriteSome(inner, random, (letter) => writeReference(letter, random)) + quote;
    }),
  'odd characters': (html, random) => {
    let spoilt = html;
    for (let left = random.pick([1, 2, 5]); left > 0; left -= 1)
      spoilt = insertAnywhere(spoilt, random, random.pick(oddCharacters));
    return spoilt;
  },
  splice: (html, random, other) =>
    html.slice(0, random.below(html.length + 1)) + other.slice(random.below(other.length + 1)),
  insert: (html, random, other) => insertAnywhere(html, random, other),
  nest: (html, random) => {
    const [open, close] = random.pick(frames);
    return open + html + random.pick([close, close, '', random.pick(frames)[1]]);
  },
  'nest a part': (html, random) => {
    const [from, to] = [random.below(html.length + 1), random.below(html.length + 1)].sort((a, b) => a - b);
    const [open, close] = random.pick(frames);
    return html.slice(0, from) + open + html.slice(from, to) + close + html.slice(to);
  },
  truncate: (html, random) => {
    const at = random.below(html.length + 1);
    return random.chance(0.5) ? html.slice(0, at) : html.slice(at);
  },
  'duplicate attributes': (html, random) =>
    rewriteAttribute(html, random, ([name = '', equals = '', value = '']) => {
      const twin = `${name}${equals}${random.pick(['"https://x.example/"', '"javascript:alert(1)"', '', value])}`;
      const between = random.pick([' ', '/', '', '\n']);
      return random.chance(0.5) ? twin + between + name + equals + value : name + equals + value + between + twin;
    }),
  'rename an attribute': (html, random) =>
    rewriteAttribute(html, random, ([, equals = '', value = '']) => {
      const name = random.pick([
        'href',
        'src',
        'alt',
        'class',
        'rel',
        'onerror',
        'srcset',
        'style',
        'xlink:href',
        'id',
      ]);
      return name + equals + value;
    }),
  quotes: (html, random) =>
    rewriteSome(html, random, (character) => {
      return /["'`\s=]/u.test(character) ? random.pick(['"', "'", '`', '', ' ', '=']) : character;
    }),
  comments: (html, random) => insertAnywhere(html, random, random.pick(commentPieces)),
  namespaces: (html, random) =>
    html.replace(/<\/?|\s(?=[a-z]+=)/giu, (whole) => (random.chance(0.3) ? whole + random.pick(prefixes) : whole)),
  'rename an element': (html, _random, other) => {
    const [, name = 'x'] = /<([a-z][\w-]*)/iu.exec(other) ?? [];
    return html.replace(/(<\/?)[a-z][\w-]*/iu, (_, open: string) => open + name);
  },
  repeat: (html, random) => {
    const piece = random.pick([...repeats, random.pick(containers)[0]]);
    return insertAnywhere(html, random, piece.repeat(random.pick([2, 10, 40, 200])));
  },
  'repeat itself': (html, random) => html.repeat(random.pick([2, 3])),
  delete: (html, random) => {
    const at = random.below(html.length + 1);
    return html.slice(0, at) + html.slice(at + 1 + random.below(4));
  },
} satisfies Record<string, Mutator>;

const everyMutator: readonly Mutator[] = Object.values(mutators);

/** Past this many characters a case costs more than it finds. */
const mostCharacters = 6_000;

/** Spoils HTML in one to six ways, each chosen by `random`. */
export function mutateHtml(html: string, random: Random, vectors: readonly string[]): string {
  let mutated = html;
  for (let left = 1 + random.below(6); left > 0; left -= 1)
    mutated = random.pick(everyMutator)(mutated, random, random.pick(vectors)).slice(0, mostCharacters);
  return mutated;
}
