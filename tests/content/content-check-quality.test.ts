import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { examineContent } from '@site/model/check/check-content.ts';
import { listHints } from '@site/model/check/hints.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { projectFolder, test, type ContentCopy } from './copy-content.ts';

test('any product and company names are accepted, long ones too', async ({ content }) => {
  await content.setField('site.yaml', ['product', 'name'], 'Drone Filming');
  await content.setField('site.yaml', ['product', 'slug'], 'drone-filming');
  await content.setField('site.yaml', ['company'], 'The Beacon Street Motion Picture Company');
  expect(await content.check()).toEqual([]);
});

const draw = async (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();

test('files of content/media that are empty, cut short or something else', async ({ content }) => {
  const whole = 'copy the whole file there again';
  const page404 = '<!doctype html><title>Not found</title>';
  const says: Record<string, string> = {};
  for (const [file, format] of [
    ['media/posters/neon-tide.jpg', 'JPEG'],
    ['media/badges/lens.svg', 'SVG'],
    ['media/loops/hero-music.mp4', 'MP4'],
  ] as const) {
    const bytes = await content.readBytes(file);
    const other = (suffix: string) => file.replace(/(\.\w+)$/, `-${suffix}$1`);
    await content.write(other('empty'), '');
    if (format !== 'MP4') {
      await content.write(other('cut'), bytes.subarray(0, bytes.length - 3));
      says[other('cut')] = `is incomplete: ${whole}`;
    }
    await content.write(other('other'), page404);
    await content.write(other('pointer'), 'version https://git-lfs.github.com/spec/v1\noid sha256:0a1b\nsize 9\n');
    // As some phones do.
    await content.write(other('longer'), Buffer.concat([bytes, Buffer.alloc(format === 'JPEG' ? 9 : 0)]));
    says[other('empty')] = `is empty: ${whole}`;
    says[other('pointer')] = 'is a Git LFS pointer, not the file: install Git LFS, then run "git lfs pull"';
    says[other('other')] = `is not a file of the format ${format}: save it in that format`;
  }
  await content.write('media/stills/extra.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'));
  says['media/stills/extra.png'] = `is incomplete: ${whole}`;
  const expected = Object.entries(says).map(([file, advice]) => `content/${file}: ${advice}`);
  expect((await content.check()).toSorted()).toEqual(expected.toSorted());
});

test('pictures that are too small, of another shape, or just right', async ({ content }) => {
  const video = await content.videoOf('music');
  const [member] = await content.filesIn('team');
  const [first, second] = await content.filesIn('blog');
  await content.write('media/posters/small.jpg', await draw(640, 360));
  await content.setField(video, ['poster'], '../media/posters/small.jpg');
  await content.write('media/portraits/square.jpg', await draw(1200, 1200));
  await content.setField(member, ['img'], '../media/portraits/square.jpg');
  for (const [post, width] of [
    [first, 600],
    [second, 150],
  ] as const) {
    const name = String(width);
    await content.write(
      post,
      `${await content.read(post)}  <p><img src="/blog-media/${name}.jpg" alt="A van" /></p>\n`,
    );
    await content.write(`media/blog/${name}.jpg`, await draw(width, 300));
  }
  expect(await content.check()).toEqual([
    `content/${member}: img names ../media/portraits/square.jpg, which is 1200×1200, the wrong aspect ratio: crop it to 480×600`,
    `content/${video}: poster names ../media/posters/small.jpg, which is 640×360: put a picture there that is at least 1280×720`,
  ]);
});

describe('hints', () => {
  const hintsOf = async ({ folder }: ContentCopy) =>
    (await listHints(folder, await examineContent(folder))).map(describeProblem);

  test('are none for the content of this site', async ({ content }) => {
    expect(await hintsOf(content)).toEqual([]);
  });

  test('name pictures that nothing names or that are too heavy', async ({ content }) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const heavy = sharp({ create: { width: 1600, height: 670, channels: 3, background: '#888', noise } });
    await content.write('media/stills/left-over.jpg', await heavy.jpeg({ quality: 95 }).toBuffer());
    expect(await hintsOf(content)).toEqual([
      'content/media/stills/left-over.jpg: is named by no content file: name it in one, or delete it',
      expect.stringMatching(/^content\/media\/stills\/left-over\.jpg: has \d+ kB: save it with at most 500 kB$/),
    ]);
  });
});

describe('npm run content:check', () => {
  async function run(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const program = path.join(projectFolder, 'packages/model/check/check.ts');
    try {
      return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args])) };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  }

  test('names file, line and field, and fails', async ({ content }) => {
    await content.setField('site.yaml', ['phone'], 'call us');
    const line = (await content.read('site.yaml')).split('\n').findIndex((text) => text.startsWith('phone:')) + 1;
    const { code, stdout, stderr } = await run(content.folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`${content.folder}/site.yaml:${line}: phone `);
    expect(stderr).toMatch(/^.*\n\n1 problem in content\. Nothing was built\.\n$/);
  });

  test('says what could be better and does not fail for it, and lists the paths of pages', async ({ content }) => {
    await content.write('media/stills/left-over.jpg', await content.readBytes('media/stills/share.jpg'));
    const { code, stdout } = await run('--pages', content.folder);
    expect(stdout).toMatch(/^Content is in order\.\n\/\n/);
    expect(stdout).toMatch(/^\/red-dragon$/m);
    expect(stdout).toContain(`${content.folder}/media/stills/left-over.jpg: is named by no content file`);
    expect(code).toBe(0);
  });
});
