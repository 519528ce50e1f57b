import type { Plan } from '../publication.ts';
import { checkCopy, findBase, readOwner } from './copy.ts';
import { describeChanges } from './describe-changes.ts';
import type { Git } from './git.ts';
import { readPublishSettings } from './settings.ts';
import { listChanges, takeSnapshot } from './snapshot.ts';
import { PublishTrouble } from './trouble.ts';

const nothing = { changes: [], owner: undefined, address: '', otherFiles: [], isFirst: false };

/** What would be published now, as far as this computer knows what is online. */
export async function readPlan(git: Git): Promise<Plan> {
  try {
    const settings = await readPublishSettings(git.root);
    await checkCopy(git, settings);
    const base = await findBase(git, settings);
    const others = base === undefined ? [] : await listChanges(git, base, 'HEAD');
    return {
      changes: base === undefined ? [] : await describeChanges(git, base, await takeSnapshot(git)),
      owner: await readOwner(git),
      address: settings.address,
      otherFiles: others.map(({ file }) => file).filter((file) => !file.startsWith('content/')),
      isFirst: base === undefined,
      trouble: undefined,
    };
  } catch (error) {
    if (error instanceof PublishTrouble) return { ...nothing, trouble: error.message };
    throw error;
  }
}
