import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { content, dist, listBuiltFiles, readPage } from './built-pages.ts';

/** The fixture has this word in every text field of its drafts, and nowhere else. */
const draftWord = 'quetzalcoatlus';

test('a build has no file and no word of a draft, and counts none', async () => {
  const files = listBuiltFiles();
  const named = files.filter((file) => file.toLowerCase().includes(draftWord));
  // Vite emits the original of an unused picture under a hashed name, which reveals nothing.
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
