import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '@site/system/list-files.ts';
import { writeEntryYaml } from './entry-yaml.ts';

const content = path.join(import.meta.dirname, '../../../content');
const folders = ['videos', 'behind-the-scenes', 'movies', 'team', 'blog'];
const files = folders.flatMap((folder) => listFiles(path.join(content, folder)).map((file) => `${folder}/${file}`));

/** Comments, and articles' lines of before, are nobody's style. */
it('writes every entry of the content as it stands there', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const source = readFileSync(path.join(content, file), 'utf8');
    expect(writeEntryYaml(parse(source) as Record<string, unknown>), file).toBe(source);
  }
});

it('puts in quotes what YAML would take for something else, and folds no line', () => {
  const long = 'word '.repeat(60).trim();
  const data = { title: 'Yes: {phone}', artist: '1999', absent: undefined, description: long, posterAlt: 'true' };
  expect(writeEntryYaml(data)).toBe(`title: 'Yes: {phone}'\nartist: '1999'\ndescription: ${long}\nposterAlt: 'true'\n`);
});
