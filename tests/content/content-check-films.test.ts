import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

describe.for(['behind-the-scenes', 'movies'])('a film of our own in %s', (folder) => {
  test('that does not exist', async ({ content }) => {
    const [file] = await content.filesIn(folder);
    await content.setField(file, ['src'], '../media/films/absent.mp4');
    expect(await content.check()).toEqual([
      `content/${file}: src names ../media/films/absent.mp4, but content/media/films/absent.mp4 does not exist: put the film there, or write the name of one that is there`,
    ]);
  });

  test('that is there', async ({ content }) => {
    const [file] = await content.filesIn(folder);
    await mkdir(path.join(content.folder, 'media/films'), { recursive: true });
    await content.writeFilm('media/films/no-such-film.mp4');
    await content.setField(file, ['src'], '../media/films/no-such-film.mp4');
    expect(await content.check()).toEqual([]);
  });
});
