import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { test } from '../../../tests/content/copy-content.ts';
import { examineContent } from './check-content.ts';
import { listHints } from './hints.ts';

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd, stdio: 'pipe' });

test('texts that still say the name, city or phone from before a takeover are listed', async ({ content }) => {
  git(content.folder, 'init', '--quiet');
  git(content.folder, 'add', 'site.yaml');
  git(content.folder, 'commit', '--quiet', '-m', 'Start');
  const list = async () => {
    const examined = await examineContent(content.folder);
    expect(examined.problems).toEqual([]);
    const hints = await listHints(content.folder, examined);
    return hints.filter(({ advice }) => advice.startsWith('still says'));
  };
  expect(await list()).toEqual([]);

  await content.setField('site.yaml', ['company'], 'Old Mill');
  await content.setField('site.yaml', ['address', 'city'], 'Leeds');
  await content.setField('site.yaml', ['phone'], '+441134960000');
  const [, member] = await content.filesIn('team');
  await content.setField(member, ['quote'], 'Ring me on 305 555-0142, day or night.');
  await content.setField(member, ['title'], 'Regulus-Films fan');
  const line = await content.appendText('pages/services.mdoc', 'Nobody in Miami knows, and no Miamian.');
  const found = (await list()).map(({ file, field, advice }) => `${path.basename(file)} ${field} ${advice}`);
  const where = 'which site.yaml no longer has: write what is true now';
  expect(found).toEqual(
    expect.arrayContaining([
      `${path.basename(member)} quote still says +13055550142, ${where}`,
      `${path.basename(member)} title still says Regulus Films, ${where}`,
      `services.mdoc line ${line} still says Miami, ${where}`,
    ]),
  );
});
