import type { ProseSyntax } from '@site/content-tools/entries/describe-fields.ts';

/** What a button writes in place of the selection. */
export interface Insertion {
  readonly text: string;
  /** The new selection, as positions in `text`. */
  readonly from: number;
  readonly to: number;
}

/** A button above a text. */
export interface Mark {
  readonly label: string;
  /** Whether it needs lines of its own. */
  readonly isBlock: boolean;
  readonly write: (selected: string) => Insertion;
}

/** Puts the selected words, or the fallback, between two marks, and selects them. */
function around(before: string, fallback: string, after: string): Mark['write'] {
  return (selected) => {
    const words = selected === '' ? fallback : selected;
    return { text: before + words + after, from: before.length, to: before.length + words.length };
  };
}

/** A link around the selected words; its address is selected, to be written next. */
function link(before: string, between: string, address: string, after: string, wordsFirst: boolean): Mark['write'] {
  return (selected) => {
    const words = selected === '' ? 'words' : selected;
    const [first, second] = wordsFirst ? [words, address] : [address, words];
    const from = before.length + (wordsFirst ? first.length + between.length : 0);
    return { text: before + first + between + second + after, from, to: from + address.length };
  };
}

/** Each selected line becomes a point of the list. */
function list(before: string, point: (line: string) => string, after: string): Mark['write'] {
  return (selected) => {
    const lines = (selected === '' ? 'point' : selected).split('\n').filter((line) => line.trim() !== '');
    const text = before + lines.map(point).join('\n') + after;
    return { text, from: before.length, to: text.length - after.length };
  };
}

/** The address of a new link: nearly all links of articles lead there. */
const address = '/contact';

const html: readonly Mark[] = [
  { label: 'Paragraph', isBlock: true, write: around('<p>', 'Text', '</p>') },
  { label: 'Heading', isBlock: true, write: around('<h2>', 'Heading', '</h2>') },
  { label: 'Strong', isBlock: false, write: around('<strong>', 'words', '</strong>') },
  { label: 'Emphasis', isBlock: false, write: around('<em>', 'words', '</em>') },
  { label: 'Link', isBlock: false, write: link('<a href="', '">', address, '</a>', false) },
  { label: 'List', isBlock: true, write: list('<ul>\n', (line) => `<li>${line}</li>`, '\n</ul>') },
  { label: 'Quote', isBlock: true, write: around('<blockquote><p>', 'Words', '</p></blockquote>') },
];

const markdoc: readonly Mark[] = [
  { label: 'Heading', isBlock: true, write: around('## ', 'Heading', '') },
  { label: 'Strong', isBlock: false, write: around('**', 'words', '**') },
  { label: 'Emphasis', isBlock: false, write: around('_', 'words', '_') },
  { label: 'Link', isBlock: false, write: link('[', '](', address, ')', true) },
  { label: 'List', isBlock: true, write: list('', (line) => `- ${line}`, '') },
  { label: 'Quote', isBlock: true, write: around('{% quote by="Name" %}\n', 'Words', '\n{% /quote %}') },
];

/** The buttons of each syntax. */
export const marks: Readonly<Record<ProseSyntax, readonly Mark[]>> = { html, markdoc };

/** The mark of a picture; the cursor is put where its alternative text goes. */
export function writePicture(syntax: ProseSyntax, picture: string): Insertion {
  const [before, after] =
    syntax === 'html' ? [`<p><img src="${picture}" alt="`, '"></p>'] : [`{% figure src="${picture}" alt="`, '" /%}'];
  const text = before + after;
  return { text, from: before.length, to: before.length };
}

/** Puts empty lines around a block, unless the text before and after it has them already. */
export function asBlock({ text, from, to }: Insertion, before: string, after: string): Insertion {
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return { text: lead + text + tail, from: from + lead.length, to: to + lead.length };
}
