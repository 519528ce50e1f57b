import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { picture, test, writeHook, type Site } from './publish.fixture.ts';

const newTitle = async (site: Site) => site.edit('content/videos/neon-tide.yaml', 'Neon Tide', 'Neon Night');

/** What must hold after a publication that failed: what was saved is there, and the button works again. */
async function expectNothingLost(site: Site): Promise<void> {
  expect(await site.read('content/videos/neon-tide.yaml')).toContain('Neon Night');
  expect(await site.planned()).toContain('Neon Night');
  expect(site.run('status', '--porcelain')).toBe('M content/videos/neon-tide.yaml');
}

describe('a publication', () => {
  test('commits the content in the name of the owner, sends it, and waits for the site', async ({ site }) => {
    await newTitle(site);
    await site.write('content/team/cleo.yaml', 'name: Cleo\n');
    await site.write('content/Thumbs.db', 'left by the system');
    await site.write('notes.txt', 'not content');
    const { outcome, steps } = await site.publish();
    expect(outcome?.kind).toBe('online');
    expect(outcome?.message).toMatch(/^http:.* shows what you published/);
    expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(await site.online('content/videos/neon-tide.yaml')).toContain('Neon Night');
    expect(await site.online('content/team/cleo.yaml')).toBe('name: Cleo');
    expect(await site.online('content/Thumbs.db')).toBeUndefined();
    expect(await site.online('notes.txt')).toBeUndefined();
    expect(await site.planned()).toEqual([]);
    const [first] = await site.history();
    expect(first).toMatchObject({ name: 'Olga Owner', isPublished: true });
    expect(first?.changes.map(({ title }) => title).sort()).toEqual(['Cleo', 'Neon Night']);
  });

  test('is refused while another window starts one in the same instant', async ({ site }) => {
    await newTitle(site);
    const both = await Promise.allSettled([site.publish(), site.publish()]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.map(String)).toEqual([expect.stringContaining('A publication is going on: wait')]);
    const [sent] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(sent?.outcome?.kind).toBe('online');
    expect(await site.history()).toHaveLength(2);
  });

  test('asks for a name once, and keeps it in this repository', async ({ site }) => {
    site.run('config', '--unset', 'user.name');
    await newTitle(site);
    expect((await site.plan()).owner).toBeUndefined();
    await expect(site.publish()).rejects.toThrow('Write your name');
    const owner = { name: 'Nina New', email: 'nina@example.com' };
    expect((await site.publish({ owner })).outcome?.kind).toBe('online');
    expect((await site.plan()).owner).toEqual(owner);
    expect((await site.history())[0]?.name).toBe('Nina New');
  });

  test('is the first where the remote repository is empty', async ({ site }) => {
    await rm(site.remote, { recursive: true });
    site.run('init', '--quiet', '--bare', '--initial-branch=main', site.remote);
    site.run('update-ref', '-d', 'refs/remotes/origin/main');
    expect((await site.plan()).isFirst).toBe(true);
    expect((await site.publish()).outcome?.kind).toBe('online');
    expect(await site.online('content/site.yaml')).toContain('Test Films');
  });

  test('is not called online while the site shows another state', async ({ site }) => {
    await newTitle(site);
    const address = (await site.plan()).address;
    await site.settings({ remote: 'origin', branch: 'main', address, waitMinutes: 0.001 });
    const { outcome } = await site.publish();
    expect(outcome?.kind).toBe('sent');
    expect(outcome?.message).toContain('does not show them after 0.001 minutes');
    expect(await site.online('content/videos/neon-tide.yaml')).toContain('Neon Night');
  });
});

describe('what fails', () => {
  test.for([
    ['content:check', 'The content check found something wrong'],
    ['build', 'The site could not be built'],
  ] as const)('%s stops it before anything is sent', async ([name, words], { site }) => {
    await newTitle(site);
    site.results = { [name]: { code: 1, output: 'content/site.yaml: phone is missing\n' } };
    const { outcome, steps } = await site.publish();
    expect(outcome).toMatchObject({ kind: 'failed', details: 'content/site.yaml: phone is missing' });
    expect(outcome?.message).toContain(words);
    expect(steps.filter(({ state }) => state === 'failed')).toHaveLength(1);
    await expectNothingLost(site);
    site.results = {};
    expect((await site.publish()).outcome?.kind).toBe('online');
  });

  test('a change during the build is not sent unchecked', async ({ site }) => {
    await newTitle(site);
    site.duringBuild = async () => site.edit('content/team/ben.yaml', 'Cut.', 'Cut it.');
    expect((await site.publish()).outcome?.message).toContain('was changed while the site was being built');
    site.duringBuild = () => Promise.resolve();
    expect((await site.publish()).outcome?.kind).toBe('online');
    expect(await site.online('content/team/ben.yaml')).toContain('Cut it.');
  });

  test('a remote repository out of reach', async ({ site }) => {
    await newTitle(site);
    await rename(site.remote, `${site.remote}.away`);
    expect((await site.publish()).outcome?.message).toContain('cannot be reached. What you saved is still here');
    await expectNothingLost(site);
    await rename(`${site.remote}.away`, site.remote);
    expect((await site.publish()).outcome?.kind).toBe('online');
  });

  test('a remote repository that refuses', async ({ site }) => {
    await newTitle(site);
    await writeHook(site, 'pre-receive', 'echo "Only producers may publish"; exit 1');
    const { outcome } = await site.publish();
    expect(outcome?.message).toContain('refused the changes');
    expect(outcome?.details).toBe('Only producers may publish');
    await expectNothingLost(site);
    await rm(path.join(site.remote, 'hooks/pre-receive'));
    expect((await site.publish()).outcome?.kind).toBe('online');
  });

  test('a deployment that fails is tried again by the same button', async ({ site }) => {
    await newTitle(site);
    site.results = { deploy: { code: 1, output: 'No space left' } };
    expect((await site.publish()).outcome).toMatchObject({ kind: 'failed', details: 'No space left' });
    expect(await site.online('content/videos/neon-tide.yaml')).toContain('Neon Night');
    site.results = {};
    expect((await site.publish()).outcome?.kind).toBe('online');
    expect(await site.history()).toHaveLength(2);
  });
});

describe('somebody else has published', () => {
  test('other entries: both are online', async ({ site, colleague }) => {
    await colleague.edit('content/team/ben.yaml', 'Editor', 'Colorist');
    await colleague.edit('code.ts', '{}', '{ }');
    colleague.run('commit', '--quiet', '-am', 'Another job');
    colleague.run('push', '--quiet');
    await newTitle(site);
    const { outcome, changedHere } = await site.publish();
    expect([outcome?.kind, changedHere]).toEqual(['online', true]);
    expect(await site.read('content/team/ben.yaml')).toContain('Colorist');
    expect(await site.read('code.ts')).toContain('{ }');
    expect(await site.online('content/team/ben.yaml')).toContain('Colorist');
    expect(await site.online('content/videos/neon-tide.yaml')).toContain('Neon Night');
    expect((await site.history()).map(({ name }) => name)).toEqual(['Olga Owner', 'Carl Colleague', 'Olga Owner']);
  });

  test.for([
    ['mine', 'Neon Night'],
    ['theirs', 'Neon Dawn'],
  ] as const)('the same entry: the owner chooses %s', async ([overlap, expected], { site, colleague }) => {
    await colleague.edit('content/videos/neon-tide.yaml', 'Neon Tide', 'Neon Dawn');
    await colleague.edit('content/team/ben.yaml', 'Editor', 'Colorist');
    colleague.run('commit', '--quiet', '-am', 'Another title');
    colleague.run('push', '--quiet');
    await newTitle(site);
    const { outcome } = await site.publish();
    expect(outcome).toMatchObject({ kind: 'failed', overlap: ['Neon Night'] });
    expect(outcome?.message).toContain('changes of Neon Night, which you have changed as well');
    await expectNothingLost(site);

    expect((await site.publish({ overlap })).outcome?.kind).toBe('online');
    expect(await site.online('content/videos/neon-tide.yaml')).toContain(expected);
    expect(await site.read('content/videos/neon-tide.yaml')).toContain(expected);
    expect(await site.online('content/team/ben.yaml')).toContain('Colorist');
    // Either version can still be put back.
    const kept = (await site.history()).find(({ isPublished }) => !isPublished);
    expect(kept?.changes.flatMap(({ sentences }) => sentences)).toEqual([
      'Title changed from "Neon Tide" to "Neon Night"',
    ]);
  });

  test('the same change is no conflict', async ({ site, colleague }) => {
    await newTitle(colleague);
    colleague.run('commit', '--quiet', '-am', 'The same title');
    colleague.run('push', '--quiet');
    await newTitle(site);
    expect((await site.publish()).outcome?.kind).toBe('online');
    expect(site.run('status', '--porcelain')).toBe('');
  });
});

describe('putting back', () => {
  test('makes a new publication with the content of then', async ({ site }) => {
    await newTitle(site);
    await site.write('content/media/portraits/ana.jpg', await picture('#33a'));
    await site.publish();
    await site.write('content/team/cleo.yaml', 'name: Cleo\n');
    await rm(path.join(site.root, 'content/team/ben.yaml'));
    await site.publish();
    const [, , start] = await site.history();
    const { outcome } = await site.publish({ putBack: start?.commit });
    expect(outcome?.kind).toBe('online');
    expect(site.has('content/team/cleo.yaml')).toBe(false);
    expect(await site.read('content/team/ben.yaml')).toContain('Ben Ortiz');
    expect(site.run('diff', 'HEAD', start?.commit ?? '', '--', 'content')).toBe('');
    const history = await site.history();
    expect(history.map(({ subject }) => subject.replace(/ of .*/, ''))).toEqual([
      'Put back the content',
      'Publish Removed team member: Ben Ortiz, New team member: Cleo',
      'Publish Neon Night, Ana Quiroga',
      'Start',
    ]);
  });

  test('keeps what was not published, and undoes itself where it fails', async ({ site }) => {
    await newTitle(site);
    await site.publish();
    await site.edit('content/videos/neon-tide.yaml', 'Neon Night', 'Not published');
    const [, start] = await site.history();
    site.results = { build: { code: 1, output: 'no' } };
    expect((await site.publish({ putBack: start?.commit })).outcome?.kind).toBe('failed');
    expect(await site.read('content/videos/neon-tide.yaml')).toContain('Not published');
    site.results = {};
    expect((await site.publish({ putBack: start?.commit })).outcome?.kind).toBe('online');
    expect(await site.read('content/videos/neon-tide.yaml')).toContain('Neon Tide');
    const kept = (await site.history()).find(({ isPublished }) => !isPublished);
    expect((await site.publish({ putBack: kept?.commit })).outcome?.kind).toBe('online');
    expect(await site.online('content/videos/neon-tide.yaml')).toContain('Not published');
  });

  test.for(['HEAD', '0'.repeat(40), '--help'])('refuses %s', async (putBack, { site }) => {
    await expect(site.publish({ putBack })).rejects.toThrow('not in the list any more');
  });
});

describe('a copy that cannot be published says why', () => {
  test.for<[string, (site: Site) => unknown, string]>([
    [
      'no repository',
      async (site) => rm(path.join(site.root, '.git'), { recursive: true }),
      'not a copy of a Git repository',
    ],
    [
      'no remote',
      (site) => site.run('remote', 'remove', 'origin'),
      'No remote repository is set up under the name "origin"',
    ],
    ['another branch', (site) => site.run('switch', '--quiet', '-c', 'draft'), 'is on the branch "draft"'],
    ['no branch', (site) => site.run('switch', '--quiet', '--detach'), 'is on no branch'],
    [
      'changes of code',
      async (site) => site.write('code.ts', 'export const a = 1;\n'),
      'outside of content/ were changed on this computer, and the site online would be built without that: code.ts',
    ],
    ['no settings', async (site) => site.settings(undefined), 'package.json does not say where the site is published'],
    [
      'wrong settings',
      async (site) => site.settings({ remote: '--upload-pack=x', branch: 'main' }),
      'package.json: publish.remote is not right: write the name of the remote repository',
    ],
  ])('%s', async ([, change, words], { site }) => {
    await change(site);
    expect((await site.plan()).trouble).toContain(words);
    await expect(site.publish()).rejects.toThrow(words);
  });
});
