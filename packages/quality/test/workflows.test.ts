import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, '.github/workflows');

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.object({
  name: z.string(),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  jobs: z.record(z.string(), z.object({ 'timeout-minutes': z.int(), steps: z.array(stepSchema) })),
});
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const workflows = readdirSync(folder).map((file) =>
  workflowSchema.parse(parse(readFileSync(path.join(folder, file), 'utf8'))),
);

test('pushes are checked, main is deployed, links are checked, and the long checks run each night', () => {
  expect(workflows.map(({ name }) => name).sort()).toEqual(['CI', 'Deploy', 'Links', 'Nightly']);
});

describe.for(workflows)('$name', ({ jobs, permissions }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('runs only commands of package.json', () => {
    const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name));
    const commands = named.filter((name) => name !== 'ci');
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(scripts).toHaveProperty([command ?? '']);
  });

  test("uses only GitHub's own actions, each at a version", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
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
