import path from 'node:path';
import { z } from 'zod';
import { countSamples } from '@site/model/check/count-samples.ts';
import { mayPublish, type Person } from '../../people/person.ts';
import { countFields, type EntryChange, type PublishStatus } from '../publication.ts';
import { describeChanges, inCommit, onDisk } from './describe-changes.ts';
import { listPublications, putBack } from './history.ts';
import { listEntrySamples } from './list-samples.ts';
import { findOnline } from './live-site.ts';
import { Progress } from './progress.ts';
import { inTurn, publish } from './publish.ts';
import { Releases } from './releases.ts';
import { findPublished, listChanged, type Repository } from './repository.ts';
import { answerTrouble, PublishTrouble } from './trouble.ts';

/** Whose version remains, by conflict and field. */
export const choicesSchema = z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs'])));

const requestSchema = z.object({
  choices: choicesSchema.optional(),
  commit: z.string().optional(),
  release: z.string().optional(),
  /** What is published, if not everything. */
  files: z.array(z.string()).optional(),
  /** Whether the person has said that samples may go online. */
  withSamples: z.boolean().optional(),
});

export interface PublishSettings {
  /** The content folder. */
  readonly content: string;
  /** Who asks. */
  readonly person: Person;
  /** The folder with the sites that this machine serves itself. */
  readonly releases?: string | undefined;
}

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

async function answerChange(action: string, root: string, request: Request, settings: PublishSettings) {
  const { person } = settings;
  const { data } = requestSchema.safeParse(await request.json());
  if (!data) throw new PublishTrouble('The editor sent something that cannot be read: reload the page.');
  const { commit = '', release = '', choices, files, withSamples = false } = data;
  const progress = progressOf(root);
  const releases = settings.releases === undefined ? undefined : new Releases(root, settings.releases);
  if (action === 'ask') {
    await progress.ask(person);
    return { hasChangedFiles: false };
  }
  if (!mayPublish(person)) throw new PublishTrouble('Only an owner publishes: ask one to.');
  if (action === 'show') {
    await releases?.show(release);
    return { hasChangedFiles: false };
  }
  if (action === 'put-back') {
    await inTurn(root, async (repository) => putBack(repository, commit, person));
    return { hasChangedFiles: true };
  }
  const samples = withSamples ? 0 : countFields(listEntrySamples(path.join(root, 'content')));
  if (samples > 0) throw new PublishTrouble(`${countSamples(samples)}: replace them, or say that they may go online.`);
  const hasChangedFiles = await progress.follow(person, async (onStep) =>
    publish(root, { person, choices, files, release: releases, onStep }),
  );
  return { hasChangedFiles };
}

async function listChanges(repository: Repository): Promise<EntryChange[]> {
  const base = await findPublished(repository);
  return describeChanges(
    await listChanged(repository.git, base),
    inCommit(repository.git, base),
    onDisk(repository.git.root),
  );
}

const changes = new Set(['start', 'put-back', 'ask', 'show']);

/** @returns undefined for an address that is none. */
async function answer(request: Request, settings: PublishSettings): Promise<unknown> {
  const { content, person, releases } = settings;
  const root = path.dirname(path.resolve(content));
  const [, , , , action = ''] = new URL(request.url).pathname.split('/');
  if (request.method === 'POST') {
    return changes.has(action) ? answerChange(action, root, request, settings) : undefined;
  }
  switch (action) {
    case 'status':
      return readStatus(root, person);
    case 'samples':
      return listEntrySamples(content);
    case 'online':
      return findOnline(root);
    case 'changes':
      return inTurn(root, listChanges);
    case 'history':
      return inTurn(root, listPublications);
    case 'releases':
      return releases === undefined ? [] : new Releases(root, releases).list();
    default:
      return undefined;
  }
}

/** Answers the editor's requests to /api/editor/publish; where they come from is looked at before. */
export async function answerPublish(request: Request, settings: PublishSettings): Promise<Response> {
  return answer(request, settings)
    .then((answered) => (answered === undefined ? new Response('Not found', { status: 404 }) : Response.json(answered)))
    .catch(answerTrouble);
}
