import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCaddy } from '@site/system/find-program.ts';
import { runCommand } from '@site/system/run-command.ts';
import { expect, test as base } from './editor.fixture.ts';

export { expect };

const port = String(Number(process.env.E2E_PORT ?? 4399) + 2);

/** A build that takes no time: the mark of a content folder, and its facts as the only page. */
const fastBuild = `
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { readContentMark } from '@site/model/check/content-mark.ts';
const [content = 'content', target = 'dist'] = process.argv.slice(2);
mkdirSync(target, { recursive: true });
cpSync(content + '/site.yaml', target + '/index.html');
writeFileSync(target + '/build.json', JSON.stringify({ content: await readContentMark(content) }));
`;

/** A remote repository whose hook builds what was pushed, and the server that shows it. */
export interface Online {
  readonly address: string;
  /** The remote repository. */
  readonly remote: string;
  /** Runs Git in the copy that is being edited. */
  readonly git: (...args: string[]) => string;
  /** Writes a file of the copy that is being edited. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** What the site online says. */
  readonly read: (file?: string) => Promise<string>;
  /** Publishes a change of somebody else. */
  readonly publishElsewhere: (file: string, change: (text: string) => string) => Promise<void>;
  /** Replaces a hook of the remote repository; undefined removes it. */
  readonly setHook: (name: string, script: string | undefined) => Promise<void>;
  /** Has the hook build the site as it is built for visitors. */
  readonly buildForReal: () => Promise<void>;
}

function runGit(folder: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

/** The tests of publishing, on the copy that the other tests of the editor have edited. */
export const test = base.extend<object, { readonly online: Online }>({
  online: [
    async ({ project }, use) => {
      const { folder } = project;
      const place = await mkdtemp(path.join(tmpdir(), 'online-'));
      const [remote, served, checkout] = ['remote.git', 'served', 'checkout'].map((name) => path.join(place, name)) as [
        string,
        string,
        string,
      ];
      const address = `http://127.0.0.1:${port}`;
      const git = (...args: string[]) => runGit(folder, args);
      const write = async (file: string, text: string) => writeFile(path.join(folder, file), text);
      const setHook = async (name: string, script: string | undefined) => {
        const file = path.join(remote, 'hooks', name);
        await rm(file, { force: true });
        if (script === undefined) return;
        await writeFile(file, `#!/bin/sh\nset -e\n${script}\n`);
        await chmod(file, 0o755);
      };
      const checkOut = `unset GIT_DIR\ngit --git-dir=${remote} --work-tree=${checkout} checkout --quiet --force main`;
      await Promise.all([mkdir(served), mkdir(checkout)]);
      runGit(place, ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
      const node = process.execPath;
      const settings = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { scripts: object };
      const publish = { remote: 'origin', branch: 'main', address, waitMinutes: 5 };
      const scripts = { ...settings.scripts, build: 'node fast-build.ts' };
      await write('fast-build.ts', fastBuild);
      await write('package.json', JSON.stringify({ ...settings, publish, scripts }));
      git('init', '--quiet', '--initial-branch=main');
      await writeFile(path.join(folder, '.git/info/exclude'), 'node_modules\n');
      git('remote', 'add', 'origin', remote);
      git('config', 'user.name', 'Olga Owner');
      git('config', 'user.email', 'olga@example.com');
      git('add', '--all');
      git('commit', '--quiet', '--message=Start');
      await setHook('post-receive', `${checkOut}\ncd ${folder}\n${node} fast-build.ts ${checkout}/content ${served}`);
      git('push', '--quiet', '--set-upstream', 'origin', 'main');
      const stop = new AbortController();
      const args = ['file-server', '--root', served, '--listen', `127.0.0.1:${port}`];
      const env = { XDG_DATA_HOME: place, XDG_CONFIG_HOME: place };
      const serving = runCommand(findCaddy(), args, {
        root: place,
        env,
        signal: stop.signal,
        showOutput: false,
      });
      try {
        await use({
          address,
          remote,
          git,
          write,
          setHook,
          read: async (file = '') => (await fetch(`${address}/${file}`)).text(),
          publishElsewhere: async (file, change) => {
            const elsewhere = await mkdtemp(path.join(place, 'elsewhere-'));
            runGit(place, ['clone', '--quiet', remote, elsewhere]);
            await writeFile(path.join(elsewhere, file), change(await readFile(path.join(elsewhere, file), 'utf8')));
            const author = ['-c', 'user.name=Carl Colleague', '-c', 'user.email=carl@example.com'];
            runGit(elsewhere, [...author, 'commit', '--quiet', '--all', '--message=From elsewhere']);
            runGit(elsewhere, ['push', '--quiet']);
          },
          buildForReal: async () => {
            await write('package.json', JSON.stringify({ ...settings, publish: { ...publish, waitMinutes: 15 } }));
            git('commit', '--quiet', '--all', '--message=Build');
            const build = `${checkOut}\ncd ${checkout}\nln -sfn ${folder}/node_modules node_modules`;
            // In the background, as a workflow: a push does not wait for it.
            await setHook(
              'post-receive',
              `${build}\n(PATH=${folder}/node_modules/.bin:$PATH NODE_ENV=production ${node} packages/delivery/build/build.ts && cp -r dist/. ${served}) >${place}/build.log 2>&1 &`,
            );
          },
        });
      } finally {
        stop.abort();
        await serving;
        await rm(place, { recursive: true, force: true, maxRetries: 3 });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
