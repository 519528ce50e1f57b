import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, vi } from 'vitest';
import { Git, GitError } from './git.ts';
import { readStatus } from './publish-api.ts';
import { inTurn } from './publish.ts';
import { test, type Site } from './publish.fixture.ts';
import { PublishTrouble } from './trouble.ts';

/** What Git does where a test has put something in its place. */
const original = {
  text: Reflect.get<Git, 'text'>(Git.prototype, 'text'),
  bytes: Reflect.get<Git, 'bytes'>(Git.prototype, 'bytes'),
};
const text = async (git: Git, ...rest: Parameters<Git['text']>) => original.text.apply(git, rest);
const bytes = async (git: Git, ...rest: Parameters<Git['bytes']>) => original.bytes.apply(git, rest);

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.restoreAllMocks();
});

const ana = 'content/team/ana-quiroga.yaml';
const beatriz = 'content/team/beatriz-amaro.yaml';
const mine = async (site: Site) => site.edit(ana, { quote: 'Mine, in ink.' });

/** Why a publication was refused. */
async function refusal(publishing: Promise<unknown>): Promise<PublishTrouble> {
  const error: unknown = await publishing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PublishTrouble)) throw new Error('It was not refused.', { cause: error });
  return error;
}

/** What must hold after a publication that failed: what was saved is there and not online, and the next one succeeds. */
async function expectNothingLost(site: Site, repair: () => unknown): Promise<void> {
  expect(await site.read(ana)).toContain('quote: Mine, in ink.');
  expect(site.online(ana)).not.toContain('quote: Mine, in ink.');
  expect((await readStatus(site.root, site.person)).unpublished).toBe(1);
  await repair();
  await site.publish();
  expect(site.online(ana)).toContain('quote: Mine, in ink.');
}

test('the content is published in the name of a person, and nothing else is', async ({ site }) => {
  await mine(site);
  await site.write('content/team/cleo.yaml', (await site.read(ana)).replace('Ana Quiroga', 'Cleo'));
  await rm(path.join(site.root, 'content/blog/choose-a-location-by-light.yaml'));
  await site.write('content/Thumbs.db', 'left by the system');
  await site.write('notes.txt', 'not content');
  await site.write('code.ts', 'export const a = 1;\n');
  expect((await readStatus(site.root, site.person)).unpublished).toBe(3);
  expect(await site.publish()).toBe(false);
  expect(site.online(ana)).toContain('quote: Mine, in ink.');
  expect(site.online('content/team/cleo.yaml')).toContain('Cleo');
  const files = site.run('diff', '--name-status', 'HEAD~1', 'origin/main').split('\n').sort();
  expect(files.map((file) => file.replace('\t', ' '))).toEqual([
    'A content/team/cleo.yaml',
    'D content/blog/choose-a-location-by-light.yaml',
    `M ${ana}`,
  ]);
  expect(await readStatus(site.root, site.person)).toMatchObject({ unpublished: 0, trouble: undefined });
  const [last] = await site.history();
  expect(last).toMatchObject({
    name: 'Olga',
    subject: expect.stringContaining('Ana Quiroga') as string,
  });
  expect(last?.changes).toContain('Ana Quiroga: Quote, "Start it from');
});

test('two windows that publish in the same instant publish once', async ({ site }) => {
  await mine(site);
  await Promise.all([site.publish(), site.publish()]);
  expect(await site.history()).toHaveLength(2);
});

test('the first publication fills an empty remote repository', async ({ site }) => {
  await rm(site.remote, { recursive: true });
  site.run('init', '--quiet', '--bare', '--initial-branch=main', site.remote);
  site.run('update-ref', '-d', 'refs/remotes/origin/main');
  await mine(site);
  expect((await readStatus(site.root, site.person)).unpublished).toBeGreaterThan(50);
  await site.publish();
  expect(site.online(ana)).toContain('quote: Mine, in ink.');
});

describe('what fails says why, and loses nothing', () => {
  test('the content check', async ({ site }) => {
    await mine(site);
    await site.edit(beatriz, { order: 'first' });
    const { message, details } = await refusal(site.publish());
    expect(message).toContain('The content check found something wrong');
    expect(details).toMatch(/^content\/team\/beatriz-amaro\.yaml:\d+: order is text/);
    await site.edit(beatriz, { order: '170' });
    await expectNothingLost(site, () => undefined);
  });

  test('a remote repository out of reach', async ({ site }) => {
    await mine(site);
    await rename(site.remote, `${site.remote}.away`);
    expect((await refusal(site.publish())).message).toContain('cannot be reached. What you saved is still here');
    await rename(`${site.remote}.away`, site.remote);
    await expectNothingLost(site, () => undefined);
  });

  test('a remote repository that refuses', async ({ site }) => {
    await mine(site);
    await site.hook('pre-receive', 'echo "Only producers may publish"; exit 1');
    const { message, details } = await refusal(site.publish());
    expect([message, details]).toEqual([expect.stringContaining('refused the changes'), 'Only producers may publish']);
    await expectNothingLost(site, async () => rm(path.join(site.remote, 'hooks/pre-receive')));
  });

  test.for(['index', 'refs/heads/main', 'config'])(
    'a lock on %s of a Git that was stopped: only while another may hold it',
    async (name, { site }) => {
      await mine(site);
      const lock = path.join(site.root, `.git/${name}.lock`);
      await writeFile(lock, '');
      const publish = async () => {
        await inTurn(site.root, async ({ git }) => git.text(['config', '--local', 'user.name', 'Olga']));
        await site.publish();
      };
      expect((await refusal(publish())).message).toContain('Another program is working with this copy');
      await utimes(lock, 0, 0);
      await publish();
      expect(site.online(ana)).toContain('quote: Mine, in ink.');
    },
  );

  test('a change while the content is checked', async ({ site }) => {
    await mine(site);
    const spy = vi.spyOn(Git.prototype, 'text').mockImplementation(async function (this: Git, args, options) {
      const result = await text(this, args, options);
      if (args[0] !== 'fast-import') return result;
      spy.mockRestore();
      await site.edit(beatriz, { quote: 'Saved meanwhile.' });
      return result;
    });
    expect((await refusal(site.publish())).message).toContain('was changed while it was being checked');
    await site.publish();
    expect(site.online(beatriz)).toContain('Saved meanwhile.');
  });

  test.for<[string, (site: Site) => unknown, string]>([
    ['no repository', async (site) => rm(path.join(site.root, '.git'), { recursive: true }), 'not a copy of a Git'],
    ['no commit', (site) => site.run('update-ref', '-d', 'HEAD'), 'no commit yet'],
    ['no remote', (site) => site.run('remote', 'remove', 'origin'), 'No remote repository is set up under the name'],
    ['another branch', (site) => site.run('switch', '--quiet', '-c', 'draft'), 'is on the branch "draft"'],
    ['no branch', (site) => site.run('switch', '--quiet', '--detach'), 'is on no branch'],
    [
      'an unfinished merge',
      async (site) => site.write('.git/MERGE_HEAD', site.run('rev-parse', 'HEAD')),
      'A merge was begun',
    ],
    ['no settings', async (site) => site.write('package.json', '{}'), 'package.json does not say where'],
    ['no Git', () => vi.stubEnv('PATH', ''), 'Git is not installed'],
  ])('%s', async ([, change, words], { site }) => {
    await mine(site);
    await change(site);
    const [status, { message }] = [await readStatus(site.root, site.person), await refusal(site.publish())];
    vi.unstubAllEnvs();
    expect([status.trouble, message]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
    expect(await site.read(ana)).toContain('quote: Mine, in ink.');
  });
});

describe('someone else published first', () => {
  test('other entries and code just come along', async ({ site, colleague }) => {
    await colleague.edit(beatriz, { quote: 'Theirs, in ink.' });
    await colleague.publish();
    await mine(site);
    expect(await site.publish()).toBe(true);
    for (const quote of [await site.read(beatriz), site.online(beatriz)])
      expect(quote).toContain('quote: Theirs, in ink.');
    expect(site.online(ana)).toContain('quote: Mine, in ink.');
    expect(site.run('rev-list', '--merges', 'HEAD')).toBe('');
  });

  test('other fields of the same entry do, and a file keeps its comments', async ({ site, colleague }) => {
    await colleague.edit(ana, { title: 'Founder' });
    await colleague.publish();
    await mine(site);
    await site.write(ana, `# Hers.\n${await site.read(ana)}`);
    await site.publish();
    for (const text of [await site.read(ana), site.online(ana)]) {
      expect(text).toMatch(/^# Hers\.\nname: Ana Quiroga\ntitle: Founder\nquote: Mine, in ink\.\n/);
    }
    expect(site.run('status', '--porcelain')).toBe('');
  });

  test('the same field: both texts are shown, the folder keeps its own, and one is chosen', async ({
    site,
    colleague,
  }) => {
    await colleague.edit(ana, { quote: 'Theirs, in ink.', title: 'Theirs too' });
    await colleague.edit(beatriz, { quote: 'Only theirs.' });
    await colleague.publish();
    await site.edit(ana, { quote: 'Mine, in ink.', title: 'Mine too' });
    const { message, conflicts } = await refusal(site.publish());
    expect(message).toContain('changes of Ana Quiroga, which you have changed as well');
    expect(conflicts).toEqual([
      {
        id: expect.stringContaining(ana) as string,
        title: 'Ana Quiroga',
        fields: [
          { name: 'title', label: 'Title', mine: 'Mine too', theirs: 'Theirs too' },
          { name: 'quote', label: 'Quote', mine: 'Mine, in ink.', theirs: 'Theirs, in ink.' },
        ],
      },
    ]);
    expect(await site.read(ana)).toContain('quote: Mine, in ink.');
    // Half a choice is none.
    const id = conflicts?.[0]?.id ?? '';
    await refusal(site.publish({ [id]: { quote: 'theirs' } }));
    await site.publish({ [id]: { quote: 'theirs', title: 'mine' } });
    for (const text of [await site.read(ana), site.online(ana)]) {
      expect(text).toContain('title: Mine too\nquote: Theirs, in ink.');
    }
    expect(site.online(beatriz)).toContain('Only theirs.');
    // What was not chosen is in the history.
    expect(site.run('log', '-p', '--first-parent', 'drafts', '--', ana)).toContain('quote: Mine, in ink.');
  });

  test('an entry that one has removed is chosen as a whole', async ({ site, colleague }) => {
    await rm(path.join(colleague.root, beatriz));
    colleague.run('-c', 'user.name=C', '-c', 'user.email=c@example.com', 'commit', '--quiet', '-am', 'Gone');
    colleague.run('push', '--quiet', 'origin', 'main');
    await site.edit(beatriz, { quote: 'Mine, in ink.' });
    const { conflicts } = await refusal(site.publish());
    expect(conflicts?.[0]?.fields).toMatchObject([{ name: '', theirs: 'Removed' }]);
    await site.publish({ [conflicts?.[0]?.id ?? '']: { '': 'mine' } });
    expect(site.online(beatriz)).toContain('quote: Mine, in ink.');
  });

  test('the same change is no conflict', async ({ site, colleague }) => {
    await mine(colleague);
    await colleague.publish();
    await mine(site);
    await site.publish();
    expect(site.run('status', '--porcelain')).toBe('');
  });

  test('code that was changed here is never overwritten', async ({ site, colleague }) => {
    await colleague.write('code.ts', 'export const theirs = 1;\n');
    colleague.run('-c', 'user.name=C', '-c', 'user.email=c@example.com', 'commit', '--quiet', '-am', 'Code');
    colleague.run('push', '--quiet', 'origin', 'main');
    await mine(site);
    await site.write('code.ts', 'export const mine = 1;\n');
    expect((await refusal(site.publish())).message).toContain('Files outside of content/ were changed');
    expect(await site.read('code.ts')).toContain('mine');
    await expectNothingLost(site, () => site.run('restore', 'code.ts'));
  });
});

/** The commands of a publication that brings two people's changes together, after each of which something has changed. */
test.for([
  'fetch',
  'reset',
  'read-tree',
  'update-ref -m publish: take',
  'hash-object',
  'fast-import',
  'push',
  'update-ref -m publish HEAD',
])(
  'the computer stops after %s: nothing is lost, and the next publication is whole',
  async (step, { site, colleague }) => {
    await colleague.edit(ana, { title: 'Theirs' });
    await colleague.edit(beatriz, { quote: 'Theirs, in ink.' });
    await colleague.publish();
    await mine(site);
    let isOff = false;
    const spy = vi.spyOn(Git.prototype, 'bytes').mockImplementation(async function (this: Git, args, options) {
      const result = isOff ? Buffer.of() : await bytes(this, args, options);
      isOff ||= args.join(' ').startsWith(step);
      if (isOff) throw new GitError(step, 'the computer is off');
      return result;
    });
    await refusal(site.publish());
    spy.mockRestore();
    expect(isOff).toBe(true);
    expect(await site.read(ana)).toContain('quote: Mine, in ink.');
    await site.publish();
    for (const text of [await site.read(ana), site.online(ana)]) {
      expect(text).toContain('title: Theirs\nquote: Mine, in ink.');
    }
    expect(site.online(beatriz)).toContain('quote: Theirs, in ink.');
    expect(site.run('status', '--porcelain')).toBe('');
  },
);
