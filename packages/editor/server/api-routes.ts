import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import { readVideoLink } from '@site/content-tools/entries/video-from-link.ts';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { fileSchema, moveSchema, resolutionsSchema, saveSchema, type Person, type State } from '../api.ts';
import { listChanges } from './changes.ts';
import { listUncommitted, type Drafts } from './drafts.ts';
import type { Events } from './events.ts';
import { findText } from './find-text.ts';
import { discard, listPublications, restore } from './history.ts';
import { watchSite } from './online.ts';
import { moveEntry } from './order.ts';
import { keepPicture, keepUpload, readPicture } from './pictures.ts';
import type { Preview } from './preview.ts';
import { listRequests, publish, requestPublication } from './publish.ts';
import { RefusalError } from './refusal.ts';
import { deleteEntry, listProblems, readEntry, saveEntry } from './save.ts';
import { startSite } from './start-site.ts';
import { readState } from './state.ts';

interface Context {
  readonly drafts: Drafts;
  readonly events: Events;
  readonly preview: Preview;
  readonly person: Person;
  readonly query: URLSearchParams;
  /** @throws RefusalError where it is too large. */
  readonly body: () => Promise<Buffer>;
}

/** Sent verbatim instead of JSON. */
export interface Bytes {
  readonly type: string;
  readonly data: Uint8Array;
}

type Handler = (context: Context) => unknown;

const linkSchema = z.object({
  name: z.string().refine(isCollection).refine(isVideoCollection),
  link: z.string(),
  slug: z.string().optional(),
});
const publishSchema = z.object({
  files: z.array(z.string()).optional(),
  resolutions: z.record(z.string(), resolutionsSchema).optional(),
});
const findSchema = z.object({
  page: z.string(),
  texts: z.array(z.string()).max(20),
  links: z.array(z.string()).max(3),
});

async function read<Schema extends z.ZodType>({ body }: Context, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse((await body()).toString()));
}

function onlyOwner({ person }: Context): void {
  if (person.role !== 'owner') throw new RefusalError(403, 'Only an owner may do this: ask one to.');
}

function announce({ events, drafts, preview }: Context, files: readonly string[]): void {
  if (files.length === 0) return;
  events.send({ kind: 'content' });
  preview.wake();
  drafts.pushSoon((message) => events.send({ kind: 'trouble', message }));
}

async function answerState({ drafts, person }: Context): Promise<State> {
  const { mayStart, ...state } = readState(drafts.content);
  const uncommitted = await listUncommitted(drafts.main);
  const note = `Changed in this folder outside the editor, and not committed: ${uncommitted.slice(0, 5).join(', ')}. The editor shows them once they are committed.`;
  return {
    ...state,
    person,
    mayStart: mayStart && person.role === 'owner',
    note: uncommitted.length > 0 ? note : undefined,
    changes: (await listChanges(drafts)).length,
    requests: await listRequests(drafts),
  };
}

async function answerLink(context: Context): Promise<unknown> {
  const { name, link, slug } = await read(context, linkSchema);
  const { content, root } = context.drafts;
  const options = { content, hosts: findHosts(process.env), ...(slug !== undefined && { slug }) };
  const { facts, suggestions, loadPoster } = await readVideoLink(name, link, options);
  const poster = await loadPoster();
  const picture = `new:posters/${randomUUID()}`;
  if (poster) await keepPicture(root, picture, poster);
  return { ...suggestions, ...facts, ...(poster && { poster: picture }) };
}

async function answerPublish(context: Context): Promise<unknown> {
  onlyOwner(context);
  const { files: chosen, resolutions } = await read(context, publishSchema);
  const { drafts, events, person } = context;
  const isInFolder = await publish(drafts, { chosen, resolutions }, person);
  events.send({ kind: 'published' });
  drafts.pushSoon((message) => events.send({ kind: 'trouble', message }));
  if (isInFolder) {
    watchSite(drafts, (seconds) => events.send({ kind: 'online', seconds })).catch((error: unknown) =>
      console.error(error),
    );
  }
  return {};
}

async function answerUpload({ query, body, drafts }: Context): Promise<unknown> {
  const at = query.get('at');
  const upload = { name: query.get('name') ?? '', data: await body(), at: at === null ? undefined : Number(at) };
  await keepUpload(drafts.root, drafts.content, upload);
  return {};
}

export const routes: Readonly<Record<string, Handler>> = {
  'GET state': answerState,
  'GET entry': ({ drafts, query }) => readEntry(drafts.content, fileSchema.parse(query.get('file'))),
  'GET problems': async ({ drafts }) => listProblems(drafts.content),
  'POST save': async (context) => {
    const request = await read(context, saveSchema);
    const { file, files } = await saveEntry(context.drafts, request, context.person);
    announce(context, files);
    return readEntry(context.drafts.content, file);
  },
  'POST delete': async (context) => {
    const { file } = await read(context, z.object({ file: fileSchema }));
    announce(context, (await deleteEntry(context.drafts, file, context.person)).files);
    return {};
  },
  'POST move': async (context) => {
    const move = await read(context, moveSchema);
    announce(context, (await moveEntry(context.drafts, move, context.person)).files);
    return {};
  },
  'POST link': answerLink,
  'POST find': async (context) => findText(context.drafts.content, await read(context, findSchema)),
  'POST picture': answerUpload,
  'GET picture': async ({ drafts, query }) => readPicture(drafts.root, drafts.content, query.get('place') ?? ''),
  'GET changes': async ({ drafts }) => listChanges(drafts),
  'POST publish': answerPublish,
  'POST request-publication': async (context) => {
    await requestPublication(context.drafts, context.person);
    context.events.send({ kind: 'content' });
    return {};
  },
  'POST discard': async (context) => {
    const { file } = await read(context, z.object({ file: z.string() }));
    announce(context, await discard(context.drafts, file, context.person));
    return {};
  },
  'GET history': async ({ drafts }) => listPublications(drafts),
  'POST restore': async (context) => {
    onlyOwner(context);
    const { commit } = await read(context, z.object({ commit: z.string() }));
    announce(context, await restore(context.drafts, commit, context.person));
    return {};
  },
  'POST start': async (context) => {
    onlyOwner(context);
    await startSite(context.drafts, await read(context, z.record(z.string(), z.string())), context.person);
    announce(context, ['site.yaml']);
    return {};
  },
};
