/** Runs the commands of each host's file as the host does: on a copy of the project with the fixture's content. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureContent, root } from '../sites.ts';

/** Build output, and files that no build reads. */
const left = new Set('.git .astro .cache content dist node_modules tests'.split(' '));

let project: string;

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'host-'));
  const isTaken = (file: string) => !left.has(path.relative(root, file).split(path.sep).join('/'));
  await cp(root, project, { recursive: true, filter: isTaken });
  await cp(path.join(root, fixtureContent), path.join(project, 'content'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'dir');
});

afterAll(() => rm(project, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const listMissing = (...files: readonly string[]) => files.filter((file) => !existsSync(path.join(project, file)));

async function run(command: string): Promise<void> {
  await rm(path.join(project, 'dist'), { recursive: true, force: true });
  execFileSync('sh', ['-c', command], { cwd: project, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } });
}

test("Netlify's command builds the folder that it publishes", async () => {
  const [command = '', publish = ''] = ['command', 'publish'].map(
    (key) => new RegExp(String.raw`^\s*${key} = "(.*)"$`, 'm').exec(read('deploy/netlify/netlify.toml'))?.[1] ?? '',
  );
  await run(command);
  expect(
    listMissing(...['index.html', '404.html', '_headers', '_redirects'].map((file) => `${publish}/${file}`)),
  ).toEqual([]);
});

test('the container’s commands make all that it copies', async () => {
  const lines = read('deploy/container/Dockerfile').split('\n');
  const commands = lines.flatMap((line) => /^RUN (?!npm ci)(.*)/.exec(line)?.[1] ?? []);
  await run(commands.join(' && '));
  const made = ['dist/index.html.br', 'deploy/container/headers.caddy', 'deploy/container/redirects.caddy'];
  expect(listMissing(...made)).toEqual([]);
});

test('Cloudflare gets the folder that a build writes', () => {
  const [, folder = ''] = /"directory": "(.*)"/.exec(read('deploy/cloudflare/wrangler.jsonc')) ?? [];
  expect(path.join('deploy/cloudflare', folder)).toBe('dist');
  expect(listMissing('dist/.assetsignore', 'dist/404.html')).toEqual([]);
});
