import type { Choice } from '../../content/outline.ts';

/** What a button writes in place of the selection; the part in the middle is the new selection. */
export type Insertion = readonly [before: string, selected: string, after: string];

/** A button above a text. */
export interface Mark {
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
];

/** Puts the selection into a tag. */
function inTag(name: string, fallback: string, fields = ''): Mark['write'] {
  return around(`{% ${name}${fields} %}\n`, fallback, `\n{% /${name} %}`);
}

/** The first choice whose path begins so, as a link to replace by another. */
function firstLink(paths: readonly Choice[], start: string): string {
  const found = paths.find(({ value }) => value.startsWith(start));
  return writeLink(found ?? { value: `${start}name`, label: 'Name' });
}

/** A link to a page, a film or a person. */
export function writeLink({ value, label }: Choice): string {
  return `[${label.replace(/^(?:Article|Video|Person): /, '')}](${value})`;
}

/** The blocks that a page can have, as often as its owner likes. @param paths what the site has. */
export function listBlocks(paths: readonly Choice[]): readonly Mark[] {
  return [
    ['Quote', inTag('quote', 'Words', ' by="Name"')],
    ['Gallery', inTag('gallery', '')],
    ['Films', around('{% films %}\n- ', firstLink(paths, '/videos/'), '\n{% /films %}')],
    ['People', around('{% people %}\n- ', firstLink(paths, '/crew/'), '\n{% /people %}')],
    ['Figures', inTag('results', '- **120** what was counted, and how\n- **7** what was counted, and how')],
    ['Table', around('| ', 'Heading', ' | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |')],
    ['Questions and answers', inTag('questions', '### Question\n\nAnswer')],
    ['Steps', inTag('steps', '1. **First** what happens\n2. **Then** what happens')],
    ['Button', inTag('buttons', '[Words](/contact)')],
    ['Box of facts', inTag('facts', '- **Label**: value', ' title="In short"')],
    ['Call', inTag('call', 'One sentence', ' heading="Call us" button="Write to us" to="/contact"')],
  ].map(([label, write]) => ({ label, isBlock: true, write }) as Mark);
}

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
