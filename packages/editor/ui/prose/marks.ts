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
function list(selected: string): Insertion {
  const lines = (selected === '' ? 'item' : selected).split('\n').filter((line) => line.trim() !== '');
  return ['', lines.map((line) => `- ${line}`).join('\n'), ''];
}

/** The address of a new link, to be written next: most links lead there. */
const address = '/contact';

/** The buttons above the text of a page. */
export const marks: readonly Mark[] = [
  { label: 'Heading', isBlock: true, write: around('## ', 'Heading', '') },
  { label: 'Strong', isBlock: false, write: around('**', 'words', '**') },
  { label: 'Emphasis', isBlock: false, write: around('_', 'words', '_') },
  { label: 'Link', isBlock: false, write: (selected) => [`[${selected || 'words'}](`, address, ')'] },
  { label: 'List', isBlock: true, write: list },
  { label: 'Quote', isBlock: true, write: around('{% quote by="Name" %}\n', 'Words', '\n{% /quote %}') },
];

/** The mark of a picture; the cursor is put where its alternative text goes. */
export function writePicture(picture: string): Insertion {
  return [`{% figure src="${picture}" alt="`, '', '" /%}'];
}

/** Puts empty lines around a block, unless the text before and after it has them already. */
export function asBlock([before, selected, after]: Insertion, textBefore: string, textAfter: string): Insertion {
  const breaksFor = (hasEmptyLine: boolean, hasBreak: boolean) => (hasEmptyLine ? '' : hasBreak ? '\n' : '\n\n');
  const lead = breaksFor(textBefore === '' || textBefore.endsWith('\n\n'), textBefore.endsWith('\n'));
  const tail = breaksFor(textAfter === '' || textAfter.startsWith('\n\n'), textAfter.startsWith('\n'));
  return [lead + before, selected, after + tail];
}
