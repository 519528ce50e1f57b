import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyForBuild, type BuildCopy } from './build-copy.ts';

describe('a build that fails leaves the site before it alone', { timeout: 120_000 }, () => {
  const lastSite = '<title>The site before</title>';
  let project: BuildCopy;

  beforeEach(async () => {
    project = await copyForBuild();
    await mkdir(project.dist, { recursive: true });
    await writeFile(path.join(project.dist, 'index.html'), lastSite);
  });

  afterEach(async () => project.remove());

  async function expectFailure(signal: AbortSignal): Promise<string> {
    const { code, output } = await project.build(signal);
    expect(code).not.toBe(0);
    expect(await readdir(project.dist)).toEqual(['index.html']);
    expect(await readFile(path.join(project.dist, 'index.html'), 'utf8')).toBe(lastSite);
    return output;
  }

  test('and names the file, line and field of each mistake in the content', async ({ signal }) => {
    const { content } = project;
    const [video] = await content.filesIn('videos');
    const page = 'pages/red-dragon.mdoc';
    await content.setField(video, ['vimeoId'], 'https://vimeo.com/76979871');
    await content.setField(page, ['still'], '../media/stills/no-such-picture.jpg');
    await content.appendText(page, 'See [more](/no-such-page).');

    const output = await expectFailure(signal);
    for (const [file, words] of [
      [video, 'vimeoId '],
      [page, 'still '],
      [page, 'names /no-such-page,'],
    ] as const) {
      expect(output).toMatch(new RegExp(`/${RegExp.escape(file)}:\\d+: ${RegExp.escape(words)}`));
    }
  });

  test('also when it fails halfway', async ({ signal }) => {
    // A file where Astro expects its cache folder.
    await mkdir(path.join(path.dirname(project.dist), '.cache'), { recursive: true });
    await writeFile(path.join(path.dirname(project.dist), '.cache/astro'), '');
    await expectFailure(signal);
  });
});
