/**
 * `npm run nightly-saves`: twenty people of two processes save the same files as fast as they can, and the processes are
 * killed at random moments. After each kill the content has to be valid, each group of files saved completely or not at
 * all, and every acknowledged save there; in the end each of them is in the history, in the name of whoever made it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { checkContent } from '@site/model/check/check-content.ts';
import { withContentLock } from '@site/model/check/content-lock.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { linkFolder } from '@site/model/files/link-folder.ts';
import { readNumberOption } from '@site/delivery/server/number-option.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { Git } from '../publish/server/git.ts';
import { readTake } from './take.ts';

const root = path.join(import.meta.dirname, '../../..');
const names = readdirSync(path.join(root, 'tests/fixture/team')).map((file) => `team/${path.parse(file).name}`);
/** One file, a few, and many, whose saves take long enough to be interrupted. */
const groups = [names.slice(0, 1), names.slice(1, 4), names.slice(4)];
/** The longest wait for a kill, in milliseconds. */
const longest = 60_000;

/** The acknowledged saves of a group: who made them, by their numbers. */
const acknowledged = groups.map(() => new Map<number, string>());
const findings: string[] = [];

interface Saver {
  readonly child: ChildProcess;
  /** When it has saved for the first time. */
  readonly ready: Promise<unknown>;
  /** When it has ended and all its lines are read. */
  readonly closed: Promise<unknown>;
}

/** How many people each process has. */
const peopleOfEach = 10;
let started = 0;

function start(content: string): Saver {
  started += 1;
  const people = Array.from({ length: peopleOfEach }, (_, place) => `Person ${(started % 2) * peopleOfEach + place}`);
  const places = groups.map((group) => group.map((name) => `${name}.json`).join(','));
  const saver = path.join(import.meta.dirname, 'saver.ts');
  const child = spawn(process.execPath, [saver, content, people.join(','), ...places], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (data: string) => {
    const lines = (text + data).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [, index, take, name = ''] = /^(\d+) (\d+) (.+)$/.exec(line) ?? [];
      const before = acknowledged[Number(index)];
      if (before?.has(Number(take))) findings.push(`Save ${line} was acknowledged twice: one text is lost.`);
      before?.set(Number(take), name);
    }
  });
  return { child, ready: once(child.stdout, 'data'), closed: once(child, 'close') };
}

/** Waits for any moment, half of the time for one in which a saver writes into the content. */
async function waitAtRandom(content: string): Promise<void> {
  await wait((0.5 + Math.random() / 2) * longest);
  if (Math.random() < 0.5) return;
  const watcher = watch(path.join(content, 'team'));
  await Promise.race([once(watcher, 'change'), wait(longest)]);
  watcher.close();
  if (Math.random() < 0.5) await wait(Math.random() * 6);
}

async function kill(savers: readonly Saver[]): Promise<void> {
  for (const { child } of savers) {
    if (child.exitCode !== null) throw new Error(`A saver ended by itself with ${child.exitCode}.`);
    child.kill('SIGKILL');
  }
  await Promise.all(savers.map(async ({ closed }) => closed));
}

/** What the content is after a kill. */
async function examine(content: string, kills: number): Promise<void> {
  await withContentLock(content, async () => {
    for (const [index, group] of groups.entries()) {
      const takes = await Promise.all(
        group.map(async (name) => {
          const { quote } = parse(await readFile(path.join(content, `${name}.yaml`), 'utf8')) as { quote: unknown };
          return readTake(quote);
        }),
      );
      const [take = 0] = takes;
      if (takes.some((other) => other !== take)) findings.push(`Kill ${kills}: half a save: ${takes.join(' ')}`);
      const last = Math.max(0, ...(acknowledged[index]?.keys() ?? []));
      if (take < last) findings.push(`Kill ${kills}: save ${last} is gone, there is ${take}`);
    }
    findings.push(...(await checkContent(content)).map(describeProblem));
  });
}

/** Looks for each acknowledged save in the history. */
async function examineHistory(project: string): Promise<void> {
  const git = new Git(project);
  for (const [index, [name = '']] of groups.entries()) {
    const file = `content/${name}.yaml`;
    const lines = (await git.text(['log', '--first-parent', '--format=%H %an', 'drafts', '--', file])).split('\n');
    const blobs = await git.blobs(lines.map((line) => `${line.split(' ')[0] ?? ''}:${file}`));
    const saves = lines.map((line) => {
      const [commit = '', ...words] = line.split(' ');
      const { quote } = parse(blobs.get(`${commit}:${file}`)?.toString() ?? '') as { quote: unknown };
      return [readTake(quote), words.join(' ')] as const;
    });
    const known = new Map(saves.toReversed());
    for (const [take, person] of acknowledged[index] ?? []) {
      const found = known.get(take) ?? 'nobody';
      if (found !== person) findings.push(`Save ${take} of ${person} is in the history as of ${found}.`);
    }
  }
}

const count = () => acknowledged.reduce((sum, { size }) => sum + size, 0);

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run nightly-saves',
    does: 'Saves from two processes that are killed at random moments, and looks whether anything is lost.',
    options: { count: { type: 'string', value: 'number', help: 'how many saves; 2,000 if left out' } },
  });
  const wanted = readNumberOption({ name: '--count', value: values.count, usual: 2_000, least: 1 });
  const project = await mkdtemp(path.join(tmpdir(), 'saves-'));
  const content = path.join(project, 'content');
  const savers: Saver[] = [];
  let kills = 0;
  const startedAt = performance.now();
  try {
    await linkFolder(path.join(root, 'tests/fixture'), content);
    const git = new Git(project);
    await git.text(['init', '--quiet']);
    await git.text(['add', '--all']);
    const first = ['-c', 'user.name=First', '-c', 'user.email=first@example.com'];
    await git.text([...first, 'commit', '--quiet', '-m', 'Start']);
    while (count() < wanted && findings.length === 0) {
      savers.push(...Array.from({ length: 2 - savers.length }, () => start(content)));
      await Promise.all(savers.map(async ({ ready, closed }) => Promise.race([ready, closed])));
      await waitAtRandom(content);
      // Both, or one while the other goes on.
      const killed = savers.splice(0, Math.random() < 0.7 ? 2 : 1);
      await kill(killed);
      kills += killed.length;
      await examine(content, kills);
      console.log(`${count()} saves, ${kills} kills`);
    }
  } finally {
    for (const { child } of savers) child.kill('SIGKILL');
    await Promise.all(savers.map(async ({ closed }) => closed));
  }
  await examine(content, kills);
  await examineHistory(project);
  const left = readdirSync(path.join(project, '.cache/changes/content')).filter((name) => name !== 'lock');
  if (left.length > 0) findings.push(`Left over: ${left.join(', ')}`);
  await rm(project, { recursive: true });
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const figures = `${count()} acknowledged saves in ${minutes} minutes, ${kills} kills, ${findings.length} findings`;
  console.log([figures, ...findings.slice(0, 20)].join('\n'));
  return findings.length > 0 ? 1 : 0;
});
