import type { Random } from '../random.ts';

/** One way to spoil a file's text. */
export type SourceMutator = (source: string, random: Random) => string | Buffer;

/** Slips of an editor, of a program that saves, and of one that merges. */
const yamlPieces = [
  ...[
    '&a ',
    '*a',
    '!name ',
    '!!str ',
    '!!binary ',
    '!!set ',
    '!!timestamp ',
    '<<: *a',
    '? ',
    '| ',
    '> ',
    '>-',
    '- ',
    ': ',
  ],
  ...[
    '%YAML 1.1\n---\n',
    '%TAG ! x\n',
    '---\n',
    '...\n',
    '#',
    '@',
    '`',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ',',
    '\\',
    '\\x',
  ],
  ...['\n<<<<<<< HEAD\n', '\n=======\n', '&a [*a]', '!!js/function "x"', '!!python/object:x', '+++\n', '\n--- \n'],
];

const oddCharacters = [
  ...['\u0000', '\u0007', '\u0008', '\t', '\u000B', '\f', '\r', '\u001B', '\u007F', '\u0085', '\u00A0', '\u00AD'],
  ...['\u200B', '\u202E', '\u2028', '\u2029', '\uFEFF', '\uFFFD', '\u{1F3AC}', 'e\u0301', '\u{10FFFF}', '\uFFFE'],
];

const wholeFiles = [
  ...[
    '',
    ' ',
    '\n',
    '# nothing\n',
    '---\n',
    '---\n---\n',
    '---\n---\n\nText.\n',
    'null\n',
    '~',
    '[]\n',
    '{}\n',
    '""\n',
    '42\n',
  ],
  ...[
    '- a\n- b\n',
    'true\n',
    '"title": "x"\n',
    '2024-05-31\n',
    '{"title": "JSON"}',
    '<html><body>Not found</body></html>',
  ],
  ...['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n', '\u0000'.repeat(200), '&a [*a]\n', '...\n'],
];

/** What a page's text may not hold, or only if it is whole. */
const markdocPieces = [
  ...[
    '{% nope /%}',
    '{% figure /%}',
    '{% figure src=1 /%}',
    '{% video slug="no-such-video" /%}',
    '{% call %}',
    '{% /call %}',
  ],
  ...[
    '{% if $x %}a{% /if %}',
    '{% $name %}',
    '{% partial file="x.md" /%}',
    '{% debug() %}',
    '{% table %}\n- a\n{% /table %}',
  ],
  ...[
    '{% portfolio category="wedding" /%}',
    '{% compare /%}',
    '{% framerates x=1 /%}',
    '{% facts %}a{% /facts %}',
    '{%',
  ],
  ...['# A second title', '#### Deep', '<script>hostile()</script>', '<b>bold</b>', '&lt;b&gt; &copy;', '![a](b.jpg)'],
  ...[
    '[a](/no-such-page)',
    '[a](javascript:hostile())',
    '[a](<>)',
    '[a](/contact)',
    '[a]: /x',
    '[a](%E0%A4%A)',
    '[a](http://x.example)',
  ],
  ...[
    '{nope}',
    '{phone',
    'phone}',
    '{ phone }',
    '{Phone}',
    '{claims}',
    '{claims.videos}',
    '{product.name}',
    '{toString}',
  ],
  ...[
    'a{% #id .class %}',
    '## Heading {% #contact %}',
    '| a | b |\n| - | - |\n| c | d |',
    '```\n{phone}\n```',
    '> quote',
    '* * *',
    '~~a~~',
  ],
];

const lineBreak = /\r?\n/;

function editLines(source: string, edit: (lines: string[]) => void): string {
  const lines = source.split(lineBreak);
  edit(lines);
  return lines.join('\n');
}

function editLine(source: string, random: Random, edit: (line: string) => string): string {
  return editLines(source, (lines) => {
    const at = random.below(lines.length);
    lines[at] = edit(lines[at] ?? '');
  });
}

function insertAnywhere(source: string, random: Random, piece: string): string {
  const at = random.below(source.length + 1);
  return source.slice(0, at) + piece + source.slice(at);
}

function inBigEndian(source: string): Buffer {
  return Buffer.from(`\uFEFF${source}`, 'utf16le').swap16();
}

/** How a file is spoilt as a whole, whatever stands in it. */
export const sourceMutators: Readonly<Record<string, SourceMutator>> = {
  'cut anywhere': (source, random) => source.slice(0, random.below(source.length)),
  'cut in bytes': (source, random) => {
    const bytes = Buffer.from(source);
    return bytes.subarray(0, random.below(bytes.length));
  },
  'cut after a line': (source, random) =>
    editLines(source, (lines) => lines.splice(1 + random.below(Math.max(1, lines.length - 1)))),
  'cut before a line': (source, random) => editLines(source, (lines) => lines.splice(0, 1 + random.below(4))),
  'a part cut out': (source, random) => {
    const at = random.below(source.length);
    return source.slice(0, at) + source.slice(at + 1 + random.below(80));
  },
  'the whole twice': (source, random) => source + random.pick(['', '\n', '\n---\n']) + source,
  'a line twice': (source, random) => editLine(source, random, (line) => `${line}\n${line}`),
  'a line gone': (source, random) => editLines(source, (lines) => lines.splice(random.below(lines.length), 1)),
  'two lines changed about': (source, random) =>
    editLines(source, (lines) => {
      const [one, two] = [random.below(lines.length), random.below(lines.length)];
      [lines[one], lines[two]] = [lines[two] ?? '', lines[one] ?? ''];
    }),
  'UTF-16': (source, random) => {
    const marked = random.chance(0.5) ? `\uFEFF${source}` : source;
    return random.chance(0.5) ? Buffer.from(marked, 'utf16le') : inBigEndian(source);
  },
  'Latin-1': (source, random) => Buffer.from(insertAnywhere(source, random, 'é'), 'latin1'),
  'read as Latin-1': (source, random) => Buffer.from(insertAnywhere(source, random, 'é–“')).toString('latin1'),
  'byte order mark': (source, random) => '\uFEFF'.repeat(random.pick([1, 1, 2])) + source,
  CRLF: (source) => source.replace(/\n/g, '\r\n'),
  CR: (source) => source.replace(/\n/g, '\r'),
  'no line end': (source) => source.trimEnd(),
  'another file': (_source, random) => random.pick(wholeFiles),
  indentation: (source, random) => editLine(source, random, (line) => random.pick([' ', '  ', '\t', '    ']) + line),
  'no indentation': (source, random) => editLine(source, random, (line) => line.trimStart()),
  tabs: (source) => source.replace(/^(?: {2})+/gm, (space) => '\t'.repeat(space.length / 2)),
  'no quotes': (source, random) => editLine(source, random, (line) => line.replace(/["']/g, '')),
  'all quotes gone': (source) => source.replace(/"/g, ''),
  'smart quotes': (source) => source.replace(/"([^"\n]*)"/g, '“$1”'),
  'no colon': (source, random) =>
    editLine(source, random, (line) => line.replace(':', random.pick(['', ' ', '=', '::']))),
  'no space after a colon': (source) => source.replace(/: /g, ':'),
  'odd characters': (source, random) => insertAnywhere(source, random, random.pick(oddCharacters)),
  'YAML marks': (source, random) => insertAnywhere(source, random, random.pick(yamlPieces)),
  'YAML marks before a value': (source, random) =>
    editLine(source, random, (line) => line.replace(/: /, (colon) => colon + random.pick(yamlPieces))),
  'space at a line end': (source) => source.replace(/\n/g, ' \n'),
  'long repeat': (source, random) =>
    insertAnywhere(source, random, random.pick(['x', ' ', '[', '{', '- ', '\n']).repeat(10_000)),
};

/** How the text under a page's fields is spoilt. */
export const textMutators: Readonly<Record<string, SourceMutator>> = {
  'a piece in the text': (source, random) =>
    editLines(source, (lines) => {
      const start = Math.max(1, lines.indexOf('---', 1) + 1);
      const at = start + random.below(lines.length - start + 1);
      lines.splice(at, 0, '', random.pick(markdocPieces), '');
    }),
  'a tag spoilt': (source, random) => {
    const tags = [...source.matchAll(/\{%[^%]*%\}/g)];
    if (tags.length === 0) return `${source}\n{% `;
    const { index, 0: tag } = random.pick(tags);
    const at = random.below(tag.length);
    return (
      source.slice(0, index) + tag.slice(0, at) + tag.slice(at + 1 + random.below(3)) + source.slice(index + tag.length)
    );
  },
  'no text': (source) => source.replace(/\n---\n[\s\S]*$/, '\n---\n'),
  'no fields': (source) => source.replace(/^---\n[\s\S]*?\n---\n/, ''),
};
