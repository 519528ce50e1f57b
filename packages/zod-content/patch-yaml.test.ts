import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { patchFile, patchYaml } from './patch-yaml.ts';

const source = `# The comment at the top stays there.
title: 'Neon'
phone: "+13055550142"
published: 2024-05-31
# Above the list.
credits:
  - role: Director # the first
    name: Ana
  # Between two.
  - role: Editor
    name: Leo
links:
  - { label: Home, path: / }
stats: [videos, awards]
notes: |
  One line.
  Another.
last: 7
`;

const director = { role: 'Director', name: 'Ana' };
const editor = { role: 'Editor', name: 'Leo' };
const values = () => parse(source) as Record<string, unknown>;

/** The changed lines, as a diff would show them. */
function changed(wanted: Record<string, unknown>): string[] {
  const [before, after] = [source.split('\n'), patchYaml(source, { ...values(), ...wanted }).split('\n')];
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

test('a file without changes stays byte for byte the same', () => {
  expect(patchYaml(source, values())).toBe(source);
});

test.for([
  ['a text in single quotes', { title: "Neon's tide" }, ["- title: 'Neon'", "+ title: 'Neon''s tide'"]],
  ['a text in double quotes', { phone: '+13055550199' }, ['- phone: "+13055550142"', '+ phone: "+13055550199"']],
  ['a day', { published: '2024-06-01' }, ['- published: 2024-05-31', '+ published: 2024-06-01']],
  ['a number', { last: 8 }, ['- last: 7', '+ last: 8']],
  ['a line of text', { notes: 'One line.\nA third.\n' }, ['-   Another.', '+   A third.']],
  ['a text of lines, whose last line break stays', { notes: 'One line.\nAnother.\nA third.' }, ['+   A third.']],
  ['a field that is undefined', { phone: undefined }, ['- phone: "+13055550142"']],
  ['a list on one line', { stats: ['videos', 'years'] }, ['- stats: [videos, awards]', '+ stats: [videos, years]']],
  [
    'a field of an entry of a list',
    { credits: [{ role: 'Director', name: 'Ana Quiroga' }, editor] },
    ['-     name: Ana', '+     name: Ana Quiroga'],
  ],
  [
    'a new entry, written like its neighbors',
    {
      links: [
        { label: 'Home', path: '/' },
        { label: 'Blog', path: '/blog' },
      ],
    },
    ['+   - { label: Blog, path: /blog }'],
  ],
  [
    'an entry that is taken out',
    { credits: [director] },
    ['-   # Between two.', '-   - role: Editor', '-     name: Leo'],
  ],
] as const)('one change is one change: %s', ([, wanted, lines]) => {
  expect(changed(wanted)).toEqual(lines);
});

test('the formatting beside a change stays as it is', () => {
  const odd = 'title:   Neon   # far out\nlinks:\n    - {label: Home,   path: "/"}\nlast:    7\n';
  expect(patchYaml(odd, { ...(parse(odd) as object), title: 'Tide' })).toBe(odd.replace('Neon', 'Tide'));
});

test('an entry that moves takes its comment along', () => {
  const credits = [editor, director];
  const patched = patchYaml(source, { ...values(), credits });
  expect(parse(patched)).toEqual({ ...values(), credits });
  expect(patched.indexOf('# the first')).toBeGreaterThan(patched.indexOf('# Between two.'));
});

test('a new field is inserted where its schema has it', () => {
  const { title, ...rest } = values();
  const patched = patchYaml(source, { title, artist: 'Marisol', ...rest });
  expect(patched).toBe(source.replace("'Neon'\n", "'Neon'\nartist: Marisol\n"));
});

test.for(['12', 'yes: no', '# first', '{company}', 'null', '- a', "it's", ' a ', '', '!x'])(
  'text that YAML takes for something else is quoted: %s',
  (text) => {
    const patched = patchYaml('title: Neon\n', { title: text, added: text });
    expect(parse(patched)).toEqual({ title: text, added: text });
  },
);

test('CRLF line endings are kept', () => {
  const windows = source.replaceAll('\n', '\r\n');
  const patched = patchYaml(windows, { ...(parse(windows) as object), last: 8 });
  expect(patched).toBe(windows.replace('last: 7', 'last: 8'));
  const page = '---\r\nlabel: Post\r\n---\r\nOne.\r\n\r\nTwo.\r\n';
  expect(patchFile('a.mdoc', page, { label: 'Post', body: 'One.\n\nThree.\n' })).toBe(page.replace('Two', 'Three'));
});

test('a written page changes in its fields alone, or in its text alone', () => {
  const page = '---\nlabel: "Post"\n# Kept.\nheading: Color\n---\nText with **words**.\n\n{% video slug="neon" /%}\n';
  const text = page.slice(page.indexOf('Text'));
  const patch = (wanted: object) =>
    patchFile('a.mdoc', page, { label: 'Post', heading: 'Color', body: text, ...wanted });
  expect(patch({})).toBe(page);
  expect(patch({ heading: 'Colors' })).toBe(page.replace('Color\n', 'Colors\n'));
  expect(patch({ body: 'Other.\n' })).toBe(page.replace(text, 'Other.\n'));
});
