/** `npm run nightly:saves` kills the server during saves and publications, and verifies that no acknowledged save is lost. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkContent } from '@site/model/check/check-content.ts';
import type { EntryData, Values } from '../api.ts';
import { git, gitEnvironment, makeRepository } from './repository.fixture.ts';

const program = path.join(import.meta.dirname, '../../..');
const kills = Number(process.env.KILLS ?? 200);
const port = Number(process.env.E2E_PORT ?? 4399) + 5;
const origin = `http://127.0.0.1:${port}`;

await mkdir(path.join(program, '.cache/tests'), { recursive: true });
const place = await mkdtemp(path.join(program, '.cache/tests/kills-'));
/** Odd personal settings, and a filter like that of Git LFS. */
const settings = {
  'filter.turned.clean': 'rev',
  'filter.turned.smudge': 'rev',
  'color.ui': 'always',
  'core.quotePath': 'true',
  'diff.noprefix': 'true',
  'diff.renames': 'copies',
  'commit.gpgSign': 'true',
  'merge.ff': 'false',
  'pull.rebase': 'true',
  'status.short': 'true',
  'log.decorate': 'full',
  'core.autocrlf': 'true',
};

const folder = await makeRepository(place, async (site) => {
  for (const [name, value] of Object.entries(settings)) git(site, 'config', name, value);
  await writeFile(path.join(site, '.gitattributes'), 'content/media/**/*.svg filter=turned\n');
});

async function start(): Promise<ChildProcess> {
  const site = path.relative(program, folder);
  const args = ['packages/editor/server/run.ts', '--no-open', '--port', String(port), '--site', site];
  const env = { ...process.env, ...gitEnvironment };
  const child = spawn(process.execPath, args, { cwd: program, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isOpen = async () =>
    fetch(`${origin}/editor/api/state`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) {
    assert.equal(child.exitCode, null, 'the editor did not start again');
    await wait(50);
  }
  return child;
}

async function post<Answer>(name: string, body: unknown): Promise<Answer> {
  const headers = { origin, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/editor/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = (await answer.json()) as Answer & { readonly message?: string };
  if (!answer.ok) throw new Error(said.message);
  return said;
}

const file = 'videos/neon-tide.yaml';
const readEntry = async () => (await (await fetch(`${origin}/editor/api/entry?file=${file}`)).json()) as EntryData;

/** Saves increasing numbers, and publishes now and then, until the server is killed. @returns the last acknowledged one. */
async function work(first: number): Promise<number> {
  let [acknowledged, next] = [first, first + 1];
  try {
    let entry = await readEntry();
    for (;;) {
      const values: Values = { ...entry.values, title: `Number ${next}` };
      entry = await post<EntryData>('save', { file, base: entry.values, values });
      acknowledged = next;
      next += 1;
      if (next % 4 === 0) await post('publish', {});
    }
  } catch (error) {
    // The kill is the only expected error.
    assert.match(String(error), /fetch failed|ECONN|terminated|other side closed/, String(error));
  }
  return acknowledged;
}

let acknowledged = 0;
for (let kill = 1; kill <= kills; kill += 1) {
  const child = await start();
  const working = work(acknowledged);
  await wait(200 + Math.random() * 1_500);
  child.kill('SIGKILL');
  await once(child, 'exit');
  acknowledged = await working;
  const again = await start();
  const { title } = (await readEntry()).values;
  const saved = Number(/^Number (\d+)$/.exec(String(title))?.[1] ?? 0);
  assert.ok(saved >= acknowledged, `${acknowledged} was acknowledged, and ${saved} is there`);
  acknowledged = saved;
  const drafts = path.join(folder, '.cache/editor/drafts');
  assert.equal(git(drafts, 'status', '--porcelain'), '', 'the work tree is whole');
  if (kill % 20 === 0) assert.deepEqual(await checkContent(path.join(drafts, 'content')), []);
  again.kill('SIGTERM');
  await once(again, 'exit');
}
git(folder, 'fsck', '--no-dangling');
await rm(place, { recursive: true, force: true });
console.log(`${kills} kills, ${acknowledged} saves: none that was acknowledged is lost.`);
