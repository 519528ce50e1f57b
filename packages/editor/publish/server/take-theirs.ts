import { titleOfFile } from './describe-changes.ts';
import { moveBranch } from './commit.ts';
import { fetchOnline, findBase, listTheirs, onlineRef } from './copy.ts';
import type { Git } from './git.ts';
import type { PublishSettings } from './settings.ts';
import { keepContent, listChanges, restoreFiles, takeSnapshot } from './snapshot.ts';
import { PublishTrouble } from './trouble.ts';

/**
 * Brings what others have published onto this computer. What was changed here stays as it is.
 * @param choice whose version remains of entries that both have changed; without it, they are refused.
 * @returns the files on this computer that changed.
 * @throws PublishTrouble; nothing has changed then.
 */
export async function takeTheirs(
  git: Git,
  settings: PublishSettings,
  choice?: 'mine' | 'theirs',
): Promise<readonly string[]> {
  await fetchOnline(git, settings);
  const online = await git.find(['rev-parse', '--verify', '--quiet', onlineRef(settings)]);
  if (online === undefined) return [];
  const base = await findBase(git, settings);
  const head = await git.text(['rev-parse', 'HEAD']);
  if (base === online) return [];
  if (base !== head) {
    throw new PublishTrouble(
      `This copy has commits that were never sent, and someone else has published since. Run "git pull --rebase ${settings.remote} ${settings.branch}" in a terminal, then publish.`,
    );
  }
  const snapshot = await takeSnapshot(git);
  const mine = (await listChanges(git, head, snapshot)).flatMap(({ file, from }) => [file, from]);
  const theirs = await listTheirs(git, settings);
  const differs = new Set((await listChanges(git, snapshot, online)).flatMap(({ file, from }) => [file, from]));
  const overlap = mine.filter((file) => theirs.includes(file) && differs.has(file));
  if (overlap.length > 0 && choice === undefined) {
    const titles = await Promise.all(overlap.map(async (file) => titleOfFile(git, snapshot, file)));
    const names = [...new Set(titles)];
    throw new PublishTrouble(
      `Someone else has published changes of ${names.join(', ')}, which you have changed as well. Nothing was published and nothing is lost. Choose whose version to publish; the other one stays in the list of publications.`,
      { overlap: names },
    );
  }
  if (overlap.length > 0) await keepContent(git, 'Kept as it was here before changes of someone else were taken over');
  const kept = new Set(choice === 'theirs' ? [] : overlap);
  const taken = theirs.filter((file) => !kept.has(file));
  await restoreFiles(git, online, taken);
  await moveBranch(git, online);
  return taken;
}
