import path from 'node:path';
import { z } from 'zod';
import { countSamples } from '@site/model/check/count-samples.ts';
import { mayPublish, type Person } from '../../people/person.ts';
import type { Asked, Routes } from '../../server/route.ts';
import { countFields, type EntryChange, type PublishStatus } from '../publication.ts';
import { describeChanges, inCommit, onDisk } from './describe-changes.ts';
import { listPublications, putBack } from './history.ts';
import { listEntrySamples } from './list-samples.ts';
import { findOnline } from './live-site.ts';
import { Progress } from './progress.ts';
import { inTurn, publish } from './publish.ts';
import { Releases } from './releases.ts';
import { findPublished, listChanged, type Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

/** Whose version remains, by conflict and field. */
export const choicesSchema = z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs'])));

const startSchema = z.object({
  choices: choicesSchema.optional(),
  /** What is published, if not everything. */
  files: z.array(z.string()).optional(),
  /** Whether the person has said that samples may go online. */
  withSamples: z.boolean().default(false),
});
const putBackSchema = z.object({ commit: z.string() });
const showSchema = z.object({ release: z.string() });

const followed = new Map<string, Progress>();

/** How a project's publications go. @param root its folder. */
export function progressOf(root: string): Progress {
  const progress = followed.get(root) ?? new Progress(root);
  followed.set(root, progress);
  return progress;
}

/** How things stand, as far as this machine knows what is online. It is asked often, so it only counts. */
export async function readStatus(root: string, person: Person): Promise<PublishStatus> {
  const shown = {
    ...(await progressOf(root).read()),
    mayPublish: mayPublish(person),
    unpublished: 0,
    trouble: undefined,
  };
  if (shown.running) return shown;
  try {
    return await inTurn(root, async (repository) => {
      const { length } = await listChanged(repository.git, await findPublished(repository));
      return { ...shown, unpublished: length };
    });
  } catch (error) {
    if (!(error instanceof PublishTrouble)) throw error;
    return { ...shown, trouble: error.message };
  }
}

async function listChanges(repository: Repository): Promise<EntryChange[]> {
  const base = await findPublished(repository);
  return describeChanges(
    await listChanged(repository.git, base),
    inCommit(repository.git, base),
    onDisk(repository.git.root),
  );
}

/** What the editor's pages are told that a request has done. */
const changed = (hasChangedFiles: boolean) => ({ hasChangedFiles });

function rootOf({ content }: Asked): string {
  return path.dirname(path.resolve(content));
}

function releasesOf(asked: Asked): Releases | undefined {
  return asked.releases === undefined ? undefined : new Releases(rootOf(asked), asked.releases);
}

/** @throws PublishTrouble for anybody else. */
function requireOwner({ person }: Asked): void {
  if (!mayPublish(person)) throw new PublishTrouble('Only an owner publishes: ask one to.');
}

async function start(asked: Asked): Promise<object> {
  requireOwner(asked);
  const { content, person, request } = asked;
  const { choices, files, withSamples } = startSchema.parse(await request.json());
  const samples = withSamples ? 0 : countFields(listEntrySamples(content));
  if (samples > 0) throw new PublishTrouble(`${countSamples(samples)}: replace them, or say that they may go online.`);
  const root = rootOf(asked);
  return changed(
    await progressOf(root).follow(person, async (onStep) =>
      publish(root, { person, choices, files, release: releasesOf(asked), onStep }),
    ),
  );
}

/** What is published, and how it goes. */
export const publishRoutes: Routes = {
  'GET editor/publish/status': async (asked) => readStatus(rootOf(asked), asked.person),
  'GET editor/publish/samples': ({ content }) => listEntrySamples(content),
  'GET editor/publish/online': async (asked) => findOnline(rootOf(asked)),
  'GET editor/publish/changes': async (asked) => inTurn(rootOf(asked), listChanges),
  'GET editor/publish/history': async (asked) => inTurn(rootOf(asked), listPublications),
  'GET editor/publish/releases': (asked) => releasesOf(asked)?.list() ?? [],
  'POST editor/publish/start': start,
  'POST editor/publish/ask': async (asked) => {
    await progressOf(rootOf(asked)).ask(asked.person);
    return changed(false);
  },
  'POST editor/publish/show': async (asked) => {
    requireOwner(asked);
    await releasesOf(asked)?.show(showSchema.parse(await asked.request.json()).release);
    return changed(false);
  },
  'POST editor/publish/put-back': async (asked) => {
    requireOwner(asked);
    const { commit } = putBackSchema.parse(await asked.request.json());
    await inTurn(rootOf(asked), async (repository) => putBack(repository, commit, asked.person));
    return changed(true);
  },
};
