/**
 * Checks every way to serve the built site, and that docs/hosting.md shows the result. `npm run test:hosting` updates the
 * document; `npm run test:full` only compares it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillSection } from './fill-section.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { findMissing } from '../programs/find-program.ts';
import { dist } from './built-site.ts';
import { checks, type CheckName } from './checks/checks.ts';
import { targets, type RunningServer, type Target } from './targets.ts';

const names = Object.keys(checks) as CheckName[];
const root = path.join(import.meta.dirname, '../../..');
const { signal } = listenForStop();

describe.each(targets)('$name', (target) => {
  const missing = target.program && findMissing([target.program]);
  let server: RunningServer;

  beforeAll(async () => {
    if (missing !== undefined) return undefined;
    server = await target.start({ dist, signal });
    return () => server.close();
  }, 90_000);

  for (const name of names) {
    // An exception fails as soon as it is not needed.
    const test = target.exceptions[name] === undefined ? it : it.fails;
    test(
      name,
      async ({ skip }) => {
        skip(missing !== undefined, missing);
        await checks[name]({ slash: target.slash, port: server.port });
      },
      60_000,
    );
  }
});

const describeException = ({ name, exceptions }: Target, check: CheckName) =>
  exceptions[check] === undefined ? [] : [`${name}: ${exceptions[check]}`];

it('docs/hosting.md has targets as columns, checks as rows, and the reason for each exception', async () => {
  const notes = [...new Set(targets.flatMap((target) => names.flatMap((check) => describeException(target, check))))];
  const rows = names.map((check) => {
    const cells = targets.map((target) => describeException(target, check));
    return [check, ...cells.map(([note]) => (note === undefined ? 'yes' : `no (${notes.indexOf(note) + 1})`))];
  });
  const table = markdownTable([['what', ...targets.map(({ name }) => name)], ...rows]);
  const text = `${table}\n\n${notes.map((note, index) => `${index + 1}. ${note}`).join('\n')}`;
  const file = path.join(root, 'docs/hosting.md');
  const marks = ['targets: written by npm run test:hosting', '/targets'] as const;
  const filled = fillSection('docs/hosting.md', await readFile(file, 'utf8'), marks, text);
  await expect(filled).toMatchFileSnapshot(file);
});
