import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { addVideos, videoCount } from './many-videos.ts';
import { median, once, type Bench, type Measure, type Row } from './rows.ts';
import { startEditor, type Running } from './studio.ts';

/** Files that were changed and are not online. */
const unpublishedCount = 700;

const runCount = 5;

/** How long an editor does nothing before it counts as at rest, in milliseconds. */
const restTime = 700;

/** Asks the editor as a browser does. @param place below /api, or from the root. */
type Ask = (place: string, body?: object) => Promise<string>;

const video = 'videos/nitrate.json';
const treeSchema = z.array(z.object({ path: z.string(), sha: z.string() }));

/** What a browser asks for to show a list: the window is opened anew. */
async function openList(ask: Ask): Promise<ReadonlyMap<string, string>> {
  await ask('/keystatic/collection/videos');
  const tree = treeSchema.parse(JSON.parse(await ask('keystatic/tree')));
  return new Map(tree.map((file) => [file.path, file.sha]));
}

async function openForm(ask: Ask): Promise<Record<string, unknown>> {
  const sha = (await openList(ask)).get(video) ?? '';
  return z.record(z.string(), z.unknown()).parse(JSON.parse(await ask(`keystatic/blob/${sha}/${video}`)));
}

/** Each returns what is measured, after what has to be done before. */
const works = {
  list: async (ask: Ask) => Promise.resolve(async () => openList(ask)),
  form: async (ask: Ask) => Promise.resolve(async () => openForm(ask)),
  save: async (ask: Ask, at: number) => {
    const description = `Take ${String(at)}: two friends, one night, and a car that does not start in the rain.`;
    const data = { ...(await openForm(ask)), description };
    const contents = Buffer.from(JSON.stringify(data)).toString('base64url');
    return async () => ask('keystatic/update', { additions: [{ path: video, contents }], deletions: [] });
  },
  plan: async (ask: Ask) => Promise.resolve(async () => ask('editor/publish/changes')),
} satisfies Record<string, (ask: Ask, at: number) => Promise<() => Promise<unknown>>>;

type Name = keyof typeof works;

/** Milliseconds of processor that a program and those it has started have used; NaN where the system does not say. */
async function readProcessor(pid: string): Promise<number> {
  const read = async (name: string) => readFile(path.join('/proc', pid, name), 'utf8').catch(() => '');
  // Of the program and of those it started that have ended, each as user and as system, in hundredths of a second.
  const own = /.*\) (?:\S+ ){11}(\d+) (\d+) (\d+) (\d+)/s.exec(await read('stat'));
  const started = (await read(`task/${pid}/children`)).split(' ').filter(Boolean);
  const others = await Promise.all(started.map(readProcessor));
  const hundredths = own?.slice(1).reduce((sum, part) => sum + Number(part), 0) ?? NaN;
  return others.reduce((sum, other) => sum + (Number.isNaN(other) ? 0 : other), hundredths * 10);
}

/** The same once it does nothing anymore. */
async function readAtRest(pid: string): Promise<number> {
  let before = await readProcessor(pid);
  for (;;) {
    await wait(restTime);
    const now = await readProcessor(pid);
    if (!(now > before)) return now;
    before = now;
  }
}

/** Fills a copy of the project with videos, publishes them, and changes some. */
async function fill(folder: string): Promise<void> {
  const git = (...args: readonly string[]) => {
    const who = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
  };
  const videos = path.join(folder, 'content/videos');
  await addVideos(videos);
  const remote = path.join(folder, '.cache/remote.git');
  await mkdir(remote, { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('add', 'content', 'package.json');
  git('commit', '--quiet', '-m', 'Start');
  git('push', '--quiet', '-u', 'origin', 'main');
  const files = (await readdir(videos)).filter((file) => /-\d+\.yaml$/.test(file)).slice(0, unpublishedCount);
  const description = 'description: Two friends, one night, and a car that does not start in the heavy rain.';
  for (const file of files) {
    const place = path.join(videos, file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(/^description: .*$/m, description));
  }
}

interface Cost {
  /** Until it was answered, in milliseconds. */
  readonly time: number;
  /** Of the processor, with what is done after the answer, in milliseconds. */
  readonly processor: number;
}

async function measureWork({ origin, process: { pid } }: Running, name: Name): Promise<Cost> {
  const ask: Ask = async (place, body) => {
    const answer = await fetch(new URL(place, `${origin}/api/`), {
      headers: { 'accept-encoding': 'br', origin },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
    return answer.text();
  };
  // The first time fills what is kept in memory.
  const runs = await Array.fromAsync({ length: runCount + 1 }, async (_, at): Promise<Cost> => {
    const work = await works[name](ask, at);
    const before = await readAtRest(String(pid));
    const startedAt = performance.now();
    await work();
    const time = performance.now() - startedAt;
    return { time, processor: (await readAtRest(String(pid))) - before };
  });
  const middle = (part: keyof Cost) => median(runs.slice(1).map((run) => run[part]));
  return { time: middle('time'), processor: middle('processor') };
}

const measureLarge = once(async ({ root, signal }) =>
  withProjectCopy(root, 'content', async (folder) => {
    await fill(folder);
    await using running = await startEditor({ root: folder, signal }, {});
    const costs = new Map<Name, Cost>();
    for (const name of Object.keys(works) as Name[]) costs.set(name, await measureWork(running, name));
    return costs;
  }),
);

const target = { atMost: 300 };

async function measure(bench: Bench, name: Name, part: keyof Cost): Promise<Row> {
  const figure = (await measureLarge(bench)).get(name)?.[part] ?? NaN;
  const what = `The editor of a large site, its ${name}, ${part === 'time' ? 'answered' : 'processor'}`;
  const note = `${videoCount.toLocaleString('en-US')} videos, ${String(unpublishedCount)} files unpublished`;
  return { what, target, figure, unit: 'ms', note };
}

export const largeEditor: readonly Measure[] = (Object.keys(works) as Name[]).flatMap((name) =>
  (['time', 'processor'] as const).map(
    (part): Measure =>
      async (bench) =>
        measure(bench, name, part),
  ),
);
