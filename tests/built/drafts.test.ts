import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { content, dist, listBuiltFiles, readPage } from './built-pages.ts';

/** A word that the fixture has in its drafts alone, in every field that readers see. */
const draftWord = 'quetzalcoatlus';

test('a build has no file and no word of a draft, and counts none', async () => {
  const files = listBuiltFiles();
  const named = files.filter((file) => file.toLowerCase().includes(draftWord));
  // The bundler leaves the original of a picture that no page draws under a name that no page says, drafts or not.
  expect(named.filter((file) => !/^uploads\/[\w-]+\.[\w-]{6}\.jpg$/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|json|xml|md|txt|vcf|js|css|webmanifest)$/.test(file));
  const telling: string[] = [];
  for (const file of texts) {
    const text = await readFile(path.join(dist, file), 'utf8');
    if (text.toLowerCase().includes(draftWord) || />Draft<|"Draft"|`Draft`/.test(text)) telling.push(file);
  }
  expect(texts.length).toBeGreaterThan(100);
  expect(telling).toEqual([]);
  expect(readPage('/blog').html).toContain(`${content.list('posts').length} articles on how`);
});
