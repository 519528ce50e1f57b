import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { shareBuildCaches, withProjectCopy } from '@site/system/copy-project.ts';
import { listFiles } from '@site/system/list-files.ts';
import { runCommand } from '@site/system/run-command.ts';
import { openSite } from '../site.ts';
import { createRows, median, type Row } from './rows.ts';
import type { Bench, GrownSite } from './site.ts';

const runCount = 5;

const fieldsSchema = z.looseObject({ id: z.number(), title: z.string(), category: z.string(), order: z.number() });

/** A video of the catalog: the name of its file without the extension, and the file's fields. */
export interface CatalogVideo {
  readonly slug: string;
  readonly fields: z.infer<typeof fieldsSchema>;
}

const isMusic = ({ fields }: CatalogVideo) => fields.category === 'music';

export async function readCatalog(root: string): Promise<CatalogVideo[]> {
  const folder = path.join(root, 'content/videos');
  const files = listFiles(folder).filter((file) => file.endsWith('.yaml'));
  const read = async (file: string) => {
    return {
      slug: path.parse(file).name,
      fields: fieldsSchema.parse(parse(await readFile(path.join(folder, file), 'utf8'))),
    };
  };
  return Promise.all(files.map(read));
}

/** How many music videos a project has. */
export async function countMusicVideos(root: string): Promise<number> {
  return (await readCatalog(root)).filter(isMusic).length;
}

/**
 * More music videos, each a variation of an existing one: `Nitrate` gives `Nitrate 2`, `Nitrate 3` and so on, each with its
 * own id and its own place in the order.
 * @param total how many music videos there are to be, including the existing ones.
 */
export function generateVideos(catalog: readonly CatalogVideo[], total: number): CatalogVideo[] {
  const originals = catalog.filter(isMusic).toSorted((a, b) => a.fields.order - b.fields.order);
  const highest = (field: 'id' | 'order') => Math.max(...catalog.map(({ fields }) => fields[field]));
  const [id, order] = [highest('id') + 1, highest('order') + 1];
  return Array.from({ length: Math.max(0, total - originals.length) }).map((_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('content/videos has no music video to vary');
    const number = String(Math.floor(index / originals.length) + 2);
    const own = { id: id + index, title: `${original.fields.title} ${number}`, order: order + index };
    const fields: CatalogVideo['fields'] = { ...original.fields, ...own };
    // Loops stay with the video they were made for.
    delete fields.loop;
    delete fields.featuredLoop;
    return { slug: `${original.slug}-${number}`, fields };
  });
}

/** Builds a project as `npm run build` does. @throws if it fails. */
async function build(
  root: string,
  signal: AbortSignal,
  { options = [], env = {} }: { readonly options?: string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const args = ['packages/delivery/build/run.ts', '--no-pictures', ...options];
  const code = await runCommand('node', args, { root, env, signal, showOutput: false });
  if (code !== 0) throw new Error(`The build in ${root} failed: run 'node ${args.join(' ')}' there.`);
}

async function timeSeconds(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return (performance.now() - startedAt) / 1000;
}

/** What a build took. */
interface BuildCost {
  readonly seconds: number;
  /** Bytes of memory of the process that used most. */
  readonly memory: number;
}

/** Measures a build that finds everything cached; what the first build added to the caches stays with the project. */
async function measureWarmBuild(root: string, folder: string, signal: AbortSignal): Promise<BuildCost> {
  await build(folder, signal);
  await shareBuildCaches(folder, root);
  const notes = path.join(folder, '.cache/memory');
  const env = { MEMORY_FILE: notes, NODE_OPTIONS: `--import=${import.meta.resolve('./note-memory.ts')}` };
  const seconds = await timeSeconds(() => build(folder, signal, { env }));
  return { seconds, memory: Math.max(...(await readFile(notes, 'utf8')).trim().split('\n').map(Number)) };
}

/** Builds a copy of the site with a generated catalog, and serves it while a function runs. */
export async function withGrownSite<Result>(
  root: string,
  videos: number,
  signal: AbortSignal,
  use: (grown: GrownSite) => Promise<Result>,
): Promise<Result> {
  console.log('Building a copy of the site as it is, twice …');
  const normal = await withProjectCopy(root, 'content', (folder) => measureWarmBuild(root, folder, signal));
  return withProjectCopy(root, 'content', async (folder) => {
    const added = generateVideos(await readCatalog(folder), videos);
    for (const { slug, fields } of added) {
      await writeFile(path.join(folder, `content/videos/${slug}.yaml`), stringify(fields, { lineWidth: 0 }));
    }
    console.log(`Building a copy with ${String(added.length)} more music videos, twice …`);
    const { seconds, memory } = await measureWarmBuild(root, folder, signal);
    await using site = await openSite(path.join(folder, 'dist'));
    return await use({ ...site, videos, added: added.length, seconds, memory, normalSeconds: normal.seconds });
  });
}

/** How long a large catalog takes to build; nothing if none was built. */
export function listBuildCost({ videos, grown }: Pick<Bench, 'videos' | 'grown'>): Row[] {
  if (!grown) return [];
  const { seconds, normalSeconds, memory, added } = grown;
  const each = ((seconds - normalSeconds) * 1000) / added;
  return createRows('The build, with warm caches', 1, [
    [`${videos.toLocaleString('en-US')} music videos`, normalSeconds, 's'],
    [`${grown.videos.toLocaleString('en-US')} music videos`, seconds, 's'],
    ['each video added', each, 'ms', { target: { atMost: 15 }, headline: 'The build, each video added' }],
    [
      `${grown.videos.toLocaleString('en-US')} music videos: memory of the largest process`,
      memory / 1e6,
      'MB',
      { target: { atMost: 2000 } },
    ],
  ]);
}

async function medianSeconds(run: (at: number) => Promise<void>): Promise<number> {
  return median(await Array.fromAsync({ length: runCount }, (_, at) => timeSeconds(() => run(at))));
}

/** How long an owner waits for the content check: `npm run content:check`, without the start of npm itself. */
export async function measureContentCheck({ root, signal }: Bench): Promise<Row[]> {
  const seconds = await medianSeconds(async () => {
    const code = await runCommand('node', ['packages/model/check/check.ts'], { root, signal, showOutput: false });
    if (code !== 0) throw new Error("The content has problems: run 'npm run content:check'.");
  });
  const judged = { target: { atMost: 2 }, headline: 'The content check' };
  return createRows('The content check', runCount, [['everything, without a build', seconds, 's', judged]]);
}

/** How long an owner waits after one edit: the whole build as `npm start` makes it, with warm caches. */
export async function measureSecondBuild({ root, signal }: Bench): Promise<Row[]> {
  return withProjectCopy(root, 'content', async (folder) => {
    await build(folder, signal);
    const videos = path.join(folder, 'content/videos');
    const file = path.join(videos, listFiles(videos).find((name) => name.endsWith('.yaml')) ?? '');
    const seconds = await medianSeconds(async (at) => {
      const video = parseDocument(await readFile(file, 'utf8'));
      video.set(
        'description',
        `Take ${String(at)}: two friends, one night, and a car that does not start in the rain.`,
      );
      await writeFile(file, video.toString({ lineWidth: 0 }));
      await build(folder, signal);
    });
    const judged = { target: { atMost: 10 }, headline: 'The build after one edit' };
    const what = "a video's description edited, built and compressed";
    return createRows('The build after one edit', runCount, [[what, seconds, 's', judged]]);
  });
}
