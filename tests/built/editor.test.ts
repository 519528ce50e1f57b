import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist, listBuiltFiles } from './built-pages.ts';

/** Names of the editor's dependencies, files and addresses. */
const editorWords = /tiptap|dnd-kit|editor\/api|data-kept/i;
const textFiles = /\.(?:html|js|css|json|txt|md|xml)$|(?:^|\/)_\w+$/;

test('nothing of the editor is in the site', () => {
  const files = listBuiltFiles();
  expect(files.filter((file) => editorWords.test(file))).toEqual([]);
  const texts = files.filter((file) => textFiles.test(file));
  expect(texts.filter((file) => editorWords.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual([]);
});
