import type { ProseSyntax } from '@site/content-tools/entries/describe-fields.ts';

/** What a button writes in place of the selection; the part in the middle is the new selection. */
export type Insertion = readonly [before: string, selected: string, after: string];

/** A button above a text. */
interface Mark {
  readonly label: string;
  /** Whether it needs lines of its own. */
  readonly isBlock: boolean;
  readonly write: (selected: string) => Insertion;
}

/** Puts the selected words between two marks. @param fallback written where nothing is selected. */
function around(before: string, fallback: string, after: string): Mark['write'] {
  return (selected) => [before, selected === '' ? fallback : selected, after];
}

/** Each selected line becomes an item of the list. */
function list(before: string, item: (line: string) => string, after: string): Mark['write'] {
  return (selected) => {
    const lines = (selected === '' ? 'item' : selected).split('\n').filter((line) => line.trim() !== '');
    return [before, lines.map(item).join('\n'), after];
  };
}

/** The address of a new link, to be written next: nearly all links of articles lead there. */
const address = '/contact';

/** The buttons of each syntax. */
export const marks: Readonly<Record<ProseSyntax, readonly Mark[]>> = {
  html: [
    { label: 'Paragraph', isBlock: true, write: around('<p>', 'Text', '</p>') },
    { label: 'Heading', isBlock: true, write: around('<h2>', 'Heading', '</h2>') },
    { label: 'Strong', isBlock: false, write: around('<strong>', 'words', '</strong>') },
    { label: 'Emphasis', isBlock: false, write: around('<em>', 'words', '</em>') },
    { label: 'Link', isBlock: false, write: (selected) => ['<a href="', address, `">${selected || 'words'}</a>`] },
    { label: 'List', isBlock: true, write: list('<ul>\n', (line) => `<li>${line}</li>`, '\n</ul>') },
    { label: 'Quote', isBlock: true, write: around('<blockquote><p>', 'Words', '</p></blockquote>') },
  ],
  markdoc: [
    { label: 'Heading', isBlock: true, write: around('## ', 'Heading', '') },
    { label: 'Strong', isBlock: false, write: around('**', 'words', '**') },
    { label: 'Emphasis', isBlock: false, write: around('_', 'words', '_') },
    { label: 'Link', isBlock: false, write: (selected) => [`[${selected || 'words'}](`, address, ')'] },
    { label: 'List', isBlock: true, write: list('', (line) => `- ${line}`, '') },
    { label: 'Quote', isBlock: true, write: around('{% quote by="Name" %}\n', 'Words', '\n{% /quote %}') },
  ],
};

/** The mark of a picture; the cursor is put where its alternative text goes. */
export function writePicture(syntax: ProseSyntax, picture: string): Insertion {
  return syntax === 'html'
    ? [`<p><img src="${picture}" alt="`, '', '"></p>']
    : [`{% figure src="${picture}" alt="`, '', '" /%}'];
}

/** Puts empty lines around a block, unless the text before and after it has them already. */
export function asBlock([before, selected, after]: Insertion, textBefore: string, textAfter: string): Insertion {
  const breaksFor = (hasEmptyLine: boolean, hasBreak: boolean) => (hasEmptyLine ? '' : hasBreak ? '\n' : '\n\n');
  const lead = breaksFor(textBefore === '' || textBefore.endsWith('\n\n'), textBefore.endsWith('\n'));
  const tail = breaksFor(textAfter === '' || textAfter.startsWith('\n\n'), textAfter.startsWith('\n'));
  return [lead + before, selected, after + tail];
}
