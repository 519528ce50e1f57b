import path from 'node:path';
import { z } from 'zod';
import { countSamples } from '@site/model/check/count-samples.ts';
import type { Signature } from '../../people/person.ts';
import { countFields, type EntryChange } from '../publication.ts';
import { describeChanges } from './describe-changes.ts';
import { listPublications, putBack } from './history.ts';
import { listEntrySamples } from './list-samples.ts';
import { findOnline } from './live-site.ts';
import { inTurn, publish, readPerson, readStatus } from './publish.ts';
import { findPublished, listChanged, type Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

const personSchema = z.object({
  name: z
    .string()
    .trim()
    .regex(/^[^-<>\n][^<>\n]{0,79}$/, 'Write your name.'),
  email: z.email('Write your e-mail address, such as ana@example.com.'),
});

/** Whose version remains, by conflict and field. */
export const choicesSchema = z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs'])));

const requestSchema = z.object({
  person: personSchema.optional(),
  choices: choicesSchema.optional(),
  commit: z.string().optional(),
  /** Whether the person has said that samples may go online. */
  withSamples: z.boolean().optional(),
});

/** The person of a request, whom this copy remembers; otherwise the one whom it knows. @throws PublishTrouble where there is none. */
async function findPerson(repository: Repository, given: Signature | undefined): Promise<Signature> {
  const known = await readPerson(repository);
  if (given && (given.name !== known?.name || given.email !== known.email)) {
    await repository.git.text(['config', '--local', 'user.name', given.name]);
    await repository.git.text(['config', '--local', 'user.email', given.email]);
  }
  const person = given ?? known;
  if (!person) throw new PublishTrouble('Write your name and your e-mail address first.');
  return person;
}

async function answerChange(action: string, root: string, request: Request): Promise<Response> {
  const { data, error } = requestSchema.safeParse(await request.json());
  if (!data) throw new PublishTrouble(error.issues[0]?.message ?? 'Publish again.');
  const { commit = '', choices, withSamples = false } = data;
  const samples =
    action === 'start' && !withSamples ? countFields(await listEntrySamples(path.join(root, 'content'))) : 0;
  if (samples > 0) throw new PublishTrouble(`${countSamples(samples)}: replace them, or say that they may go online.`);
  const person = await inTurn(root, async (repository) => findPerson(repository, data.person));
  if (action === 'start') return Response.json({ hasChangedFiles: await publish(root, { person, choices }) });
  await inTurn(root, async (repository) => putBack(repository, commit, person));
  return Response.json({ hasChangedFiles: true });
}

async function listChanges(repository: Repository): Promise<EntryChange[]> {
  const base = await findPublished(repository);
  return describeChanges(repository.git, [base], await listChanged(repository, base));
}

const questions: Readonly<Record<string, (repository: Repository) => Promise<unknown>>> = {
  changes: listChanges,
  history: listPublications,
};

/**
 * Answers the editor's requests to /api/editor/publish; where they come from is looked at before.
 * @returns 422 with the reason in words for what cannot be done.
 */
export async function answerPublish(request: Request, content: string): Promise<Response> {
  const root = path.dirname(path.resolve(content));
  const [, , , , action = ''] = new URL(request.url).pathname.split('/');
  try {
    if (request.method === 'POST' && (action === 'start' || action === 'put-back')) {
      return await answerChange(action, root, request);
    }
    if (request.method === 'GET' && action === 'status') return Response.json(await readStatus(root));
    if (request.method === 'GET' && action === 'samples') return Response.json(await listEntrySamples(content));
    if (request.method === 'GET' && action === 'online') return Response.json(await findOnline(root));
    const question = request.method === 'GET' ? questions[action] : undefined;
    return question ? Response.json(await inTurn(root, question)) : new Response('Not found', { status: 404 });
  } catch (error) {
    if (!(error instanceof PublishTrouble)) throw error;
    const { message, details, conflicts } = error;
    return Response.json({ message, details, conflicts }, { status: 422 });
  }
}
