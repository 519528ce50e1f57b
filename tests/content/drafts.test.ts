import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { listFiles } from '@site/system/list-files.ts';
import { makePicture } from '@site/content-tools/media/make-picture.ts';
import type { ContentCopy } from './copy-content.ts';
import { test } from './copy-project.ts';

const word = 'Quetzalcoatlus';

interface DraftOf {
  readonly folder: string;
  /** The fields that hold the word by which a draft is found. */
  readonly field: string;
  readonly change?: Readonly<Record<string, unknown>>;
}

const drafts: readonly DraftOf[] = [
  { folder: 'videos', field: 'title', change: { id: 99_901, draft: true } },
  { folder: 'videos', field: 'artist', change: { id: 99_902, published: '2999-01-01' } },
  { folder: 'movies', field: 'title', change: { draft: true } },
  { folder: 'behind-the-scenes', field: 'title', change: { draft: true } },
  { folder: 'team', field: 'name', change: { draft: true } },
  { folder: 'reviews', field: 'name', change: { draft: true } },
  { folder: 'blog', field: 'title', change: { id: 9_901, draft: true } },
];

/** Adds an entry like the folder's first, with the word in its name, its address and one field. */
async function addDraft(content: ContentCopy, { folder, field, change }: DraftOf, number: number): Promise<void> {
  const [first] = await content.filesIn(folder);
  const file = `${folder}/${word.toLowerCase()}-${String(number)}.yaml`;
  await content.write(file, await content.read(first));
  for (const [name, value] of Object.entries({ [field]: `${word} ${String(number)}`, ...change })) {
    await content.setField(file, [name], value);
  }
}

/** An article of a day to come, with a picture that no other article shows. */
async function addWaitingPost(content: ContentCopy): Promise<void> {
  const [first] = await content.filesIn('blog');
  const file = `blog/${word.toLowerCase()}-9.yaml`;
  const picture = await content.readBytes('media/blog/sensor-grid.jpg');
  await content.write(`media/blog/${word.toLowerCase()}.jpg`, await makePicture('blog', picture));
  await content.write(file, await content.read(first));
  const fields = {
    id: 9902,
    date: '1 January 2999',
    title: `${word} 9`,
    description: `${word}: an article of a day that has not come, with a picture that no other article shows.`,
    contentHtml: `<p><img src="/blog-media/${word.toLowerCase()}.jpg" alt="${word}"> Wait for it.</p>\n`,
  };
  for (const [name, value] of Object.entries(fields)) await content.setField(file, [name], value);
}

test('a build knows nothing of drafts', { timeout: 400_000 }, async ({ project, signal }) => {
  const { content } = project;
  const posts = listFiles(path.join(content.folder, 'blog')).length;
  for (const [index, draft] of drafts.entries()) await addDraft(content, draft, index);
  await content.setField(
    `blog/${word.toLowerCase()}-6.yaml`,
    ['description'],
    `${word}: ${'a draft and its words '.repeat(4)}`,
  );
  await addWaitingPost(content);
  await content.setField(
    'pages/blog.yaml',
    ['lead'],
    'A video production blog: {count.posts} articles on how films are made.',
  );

  const { code, output } = await project.build(signal);
  expect(code, output).toBe(0);
  const dist = path.join(project.folder, 'dist');
  const files = listFiles(dist);
  const named = files.filter((file) => file.toLowerCase().includes(word.toLowerCase()));
  // The bundler leaves the original of a picture that no page draws under a name that no page says, drafts or not.
  expect(named.filter((file) => !/^uploads\/[\w-]+\.[\w-]{6}\.jpg$/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|json|xml|md|txt|vcf|js|css|webmanifest)$/.test(file));
  const telling: string[] = [];
  for (const file of texts) {
    const text = await readFile(path.join(dist, file), 'utf8');
    if (text.toLowerCase().includes(word.toLowerCase()) || />Draft<|"Draft"|`Draft`/.test(text)) telling.push(file);
  }
  expect(texts.length).toBeGreaterThan(100);
  expect(telling).toEqual([]);
  expect(await readFile(path.join(dist, 'blog/index.html'), 'utf8')).toContain(`${String(posts)} articles on how`);
});
