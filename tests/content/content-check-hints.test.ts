import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { examineContent } from '@site/model/check/check-content.ts';
import { listHints } from '@site/model/check/hints/list-hints.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { projectFolder, test, type ContentCopy } from './copy-content.ts';

const problemSchema = z.object({ file: z.string(), line: z.int(), field: z.string(), advice: z.string().min(1) });

async function hintsOf({ folder }: ContentCopy): Promise<string[]> {
  return (await listHints(folder, await examineContent(folder))).map(describeProblem);
}

/** What `npm run content:check` says, and how it ends. */
async function runCheck(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = path.join(projectFolder, 'packages/model/check/check.ts');
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, ...args])) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('the content of this site leaves nothing to be said', async ({ content }) => {
  expect(await hintsOf(content)).toEqual([]);
});

test('a picture that nothing names, or that is too heavy, is told of', async ({ content }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const heavy = sharp({ create: { width: 1600, height: 670, channels: 3, background: '#888', noise } });
  await content.write('media/stills/left-over.jpg', await heavy.jpeg({ quality: 95 }).toBuffer());
  expect(await hintsOf(content)).toEqual([
    'content/media/stills/left-over.jpg: is named by no content file: name it in one, or delete it',
    expect.stringMatching(/^content\/media\/stills\/left-over\.jpg: has \d+ kB: save it with at most 500 kB$/),
  ]);
});

test('a paragraph that stands on two pages is told of, with both places', async ({ content }) => {
  const text =
    'Our crew packs the van on the evening before, because nobody finds a missing cable at five in the morning.';
  const first = await content.appendText('pages/company.mdoc', text);
  const second = await content.appendText('pages/red-dragon.mdoc', text);
  expect(await hintsOf(content)).toEqual([
    `content/pages/red-dragon.mdoc: line ${String(second)} says nearly the same as line ${String(first)} of content/pages/company.mdoc: write it anew, or leave one out`,
  ]);
});

describe('a picture', () => {
  const draw = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer();

  test('that is too small for its place stops the build', async ({ content }) => {
    const video = await content.videoOf('music');
    await content.write('media/posters/small.jpg', await draw(640, 360));
    await content.setField(video, ['poster'], '../media/posters/small.jpg');
    expect(await content.check()).toEqual([
      `content/${video}: poster names ../media/posters/small.jpg, which is 640×360: put a picture there that is at least 1280×720`,
    ]);
  });

  test('of another shape than its place is to be cut', async ({ content }) => {
    const [member] = await content.filesIn('team');
    await content.write('media/portraits/square.jpg', await draw(1200, 1200));
    await content.setField(member, ['img'], '../media/portraits/square.jpg');
    expect(await content.check()).toEqual([
      `content/${member}: img names ../media/portraits/square.jpg, which is 1200×1200, another shape than its place: cut it to 800×1000`,
    ]);
  });

  test('of an article may be as narrow as a phone', async ({ content }) => {
    const [post] = await content.filesIn('blog');
    const source = await content.read(post);
    await content.write(post, `${source}  <p><img src="/blog-media/new.jpg" alt="A van at night" /></p>\n`);
    await content.write('media/blog/new.jpg', await draw(600, 300));
    expect(await content.check()).toEqual([]);
    await content.write('media/blog/new.jpg', await draw(599, 300));
    expect(await content.check()).toEqual([
      `content/${post}: contentHtml shows /blog-media/new.jpg, which is 599×300: put a picture there that is at least 600 wide`,
    ]);
  });
});

describe('npm run content:check', () => {
  test('names file, line and field, and fails', async ({ content }) => {
    await content.setField('site.yaml', ['phone'], 'call us');
    const line = (await content.read('site.yaml')).split('\n').findIndex((text) => text.startsWith('phone:')) + 1;
    const { code, stderr } = await runCheck(content.folder);
    expect(stderr).toContain(`content/site.yaml:${String(line)}: phone `);
    expect(stderr).toContain('1 problem in content. Nothing was built.');
    expect(code).toBe(1);
  });

  test('says the same to programs, as JSON', async ({ content }) => {
    await content.setField('site.yaml', ['phone'], 'call us');
    const { code, stdout } = await runCheck('--json', content.folder);
    const found = z
      .object({ problems: z.array(problemSchema), hints: z.array(problemSchema) })
      .parse(JSON.parse(stdout));
    expect(found.hints).toEqual([]);
    expect(found.problems.map(({ file, field }) => ({ file, field }))).toEqual([
      { file: 'content/site.yaml', field: 'phone' },
    ]);
    expect(code).toBe(1);
  });

  test('says what could be better, and does not fail for it', async ({ content }) => {
    await content.write('media/stills/left-over.jpg', await content.readBytes('media/stills/share.jpg'));
    const { code, stdout } = await runCheck(content.folder);
    expect(stdout).toContain('Content is in order.');
    expect(stdout).toContain('content/media/stills/left-over.jpg: is named by no content file');
    expect(code).toBe(0);
  });
});
