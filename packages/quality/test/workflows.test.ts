import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, '.github/workflows');

const stepSchema = z.object({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const pushSchema = z.object({
  branches: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  paths: z.array(z.string()).optional(),
  'paths-ignore': z.array(z.string()).optional(),
});
const workflowSchema = z.object({
  name: z.string(),
  on: z.object({ push: pushSchema.optional(), schedule: z.array(z.object({ cron: z.string() })).optional() }),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.union([z.boolean(), z.string()]).default(false) }),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.int(), steps: z.array(stepSchema) })),
});
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const workflows = readdirSync(folder).map((file) =>
  workflowSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8'))),
);

describe.for(workflows)('$name', ({ jobs, permissions }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs only commands of package.json', () => {
    const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name));
    const commands = named.filter((name) => name !== 'ci');
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(scripts).toHaveProperty([command ?? '']);
  });

  test("uses only GitHub's own actions and lychee's, each at a version", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^(?:actions\/[a-z-]+|lycheeverse\/lychee-action)@v\d+$/);
  });

  test('leaves no credentials of the repository to later steps', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('cannot write to the repository', () => {
    expect(permissions.contents).toBe('read');
  });
});

function findWorkflow(name: string) {
  const workflow = workflows.find((one) => one.name === name);
  if (!workflow) throw new Error(`${folder} has no ${name}`);
  return { ...workflow, steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps) };
}

test('a push of content goes online by itself, and only code waits for the tests', () => {
  expect(findWorkflow('CI').on.push).toMatchObject({ branches: ['main'], 'paths-ignore': ['content/**'] });
  expect(findWorkflow('Deploy').on.push).toMatchObject({ branches: ['main'], paths: ['content/**'] });
  const commands = findWorkflow('Deploy').steps.map(({ run }) => run);
  expect(commands).toContain('npm run build');
  expect(commands).not.toContain('npm test');
});

test('no deployment and no run of main is canceled, and the newest of those that wait is next', () => {
  expect(findWorkflow('Deploy').concurrency['cancel-in-progress']).toBe(false);
  expect(findWorkflow('CI').concurrency['cancel-in-progress']).toContain("github.event_name == 'pull_request'");
});

test('the nightly run also checks tags, and opens an issue when it fails', () => {
  const { on, permissions, steps } = findWorkflow('Nightly');
  expect([on.schedule?.length, on.push?.tags]).toEqual([1, ['*']]);
  expect(steps.map(({ run }) => run)).toContain('npm run test:full');
  expect(permissions.issues).toBe('write');
  expect(steps.find(({ run }) => run?.includes('gh issue create'))?.if).toBe('failure()');
});

describe('what is deployed', { skip: process.platform === 'win32' }, () => {
  const choose = findWorkflow('Deploy').steps.find(({ run }) => run?.includes('rev-list'))?.run ?? '';

  /** A repository with a commit per item, which changes one of two files. */
  function commitAll(...changes: readonly ('code' | 'content')[]) {
    const repository = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    onTestFinished(() => rmSync(repository, { recursive: true, force: true }));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: repository,
        encoding: 'utf8',
      }).trim();
    git('init', '--quiet', '--initial-branch=main');
    mkdirSync(path.join(repository, 'content'));
    const commits = changes.map((change, index) => {
      writeFileSync(path.join(repository, change === 'code' ? 'code.ts' : 'content/site.yaml'), `${index}`);
      git('add', '--all');
      git('commit', '--quiet', '--message', change);
      return git('rev-parse', 'HEAD');
    });
    const run = (tested: string | undefined) => {
      // A stub of the gh CLI that prints the commit that passed.
      writeFileSync(path.join(repository, 'gh'), `#!/bin/sh\necho ${tested ?? ''}\n`, { mode: 0o755 });
      const env = { ...process.env, PATH: `${repository}${path.delimiter}${process.env.PATH ?? ''}` };
      execFileSync('bash', ['-e', '-c', choose], { cwd: repository, env, stdio: 'ignore' });
      return git('rev-parse', 'HEAD');
    };
    return { commits, run };
  }

  test('is content that came after the code that passed', () => {
    const { commits, run } = commitAll('code', 'content', 'content');
    expect(run(commits[0])).toBe(commits[2]);
  });

  test('is never code that has not passed, nor content that came after it', () => {
    const { commits, run } = commitAll('code', 'content', 'code', 'content');
    expect(run(commits[0])).toBe(commits[1]);
  });

  test('is nothing before any code has passed', () => {
    const { run } = commitAll('code');
    expect(() => run(undefined)).toThrow();
  });
});
