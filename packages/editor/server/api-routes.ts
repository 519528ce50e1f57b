import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import { readVideoLink } from '@site/content-tools/entries/video-from-link.ts';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { listSamples } from '@site/model/check/samples.ts';
import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import { readTypefaces } from '@site/model/typefaces/typefaces.ts';
import type { Change, EntryData, Person, State } from '../api.ts';
import { listChanges, type ChangeOfFiles } from './changes.ts';
import { listByHand, type Drafts } from './drafts.ts';
import type { Events } from './events.ts';
import { findText } from './find-text.ts';
import { describePutBack, discard, listPublications, putBack } from './history.ts';
import { watchSite } from './online.ts';
import { saveOrder } from './order.ts';
import { keepPicture, keepUpload, readPicture } from './pictures.ts';
import { askToPublish, listRequests, publish } from './publish.ts';
import { RefusalError } from './refusal.ts';
import { deleteEntry, readEntry, saveEntry, type Saved } from './save.ts';
import { startSite } from './start-site.ts';
import { listStarts } from './starts.ts';
import { readState } from './state.ts';

/** What an answer is made from. */
interface Asked {
  readonly drafts: Drafts;
  readonly events: Events;
  readonly person: Person;
  readonly isStudio: boolean;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** @throws RefusalError where it is too large. */
  readonly body: () => Promise<Buffer>;
}

/** Sent as it is, in place of JSON. */
export interface Bytes {
  readonly type: string;
  readonly data: Uint8Array;
}

type Answer = (asked: Asked) => unknown;

const valuesSchema = z.record(z.string(), z.unknown());
/** A name within the content folder: never one that leads out of it. */
const fileSchema = z.string().regex(/^(?:[a-z0-9-]+\/)*[A-Za-z0-9-]+\.(?:yaml|mdoc)$/);

const saveSchema = z.object({
  file: fileSchema,
  base: valuesSchema.optional(),
  values: valuesSchema,
  slug: z.string().optional(),
  mark: z
    .string()
    .regex(/^[a-z]{8}$/)
    .optional(),
});
const orderSchema = z.object({
  name: z.string().refine(isCollection),
  base: z.array(fileSchema),
  files: z.array(fileSchema),
});
const linkSchema = z.object({
  name: z.string().refine(isCollection).refine(isVideoCollection),
  link: z.string(),
  slug: z.string().optional(),
});
const sideSchema = z.enum(['mine', 'theirs']);
const publishSchema = z.object({
  files: z.array(z.string()).optional(),
  choices: z.record(z.string(), z.record(z.string(), sideSchema)).optional(),
});
const findSchema = z.object({ page: z.string(), texts: z.array(z.string()).max(20) });
const commitSchema = z.object({ commit: z.string() });

async function read<Schema extends z.ZodType>({ body }: Asked, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse((await body()).toString()));
}

function onlyOwner({ person }: Asked): void {
  if (person.role !== 'owner') throw new RefusalError(403, 'Only an owner may do this: ask one to.');
}

function tell({ events, drafts }: Asked, files: readonly string[]): void {
  if (files.length === 0) return;
  events.send({ kind: 'content', files });
  drafts.pushSoon((message) => events.send({ kind: 'trouble', message }));
}

/** After a save: the entry as it is then. */
function answerSaved(asked: Asked, { file, files }: Saved): EntryData {
  tell(asked, files);
  return readEntry(asked.drafts.content, file);
}

async function answerState({ drafts, person, isStudio }: Asked): Promise<State> {
  const { questions, notes, ...state } = readState(drafts.content);
  const byHand = (await listByHand(drafts.main)).map(({ file }) => file);
  const hand = `Changed in this folder by hand, and not committed, so not here: ${byHand.slice(0, 5).join(', ')}. Commit them with Git to take them over.`;
  return {
    ...state,
    ...{ person, isStudio },
    questions: person.role === 'owner' ? questions : undefined,
    notes: byHand.length > 0 ? [...notes, hand] : notes,
    changes: (await listChanges(drafts)).length,
    requests: await listRequests(drafts),
  };
}

const withoutFiles = (change: ChangeOfFiles): Change => ({ ...change, files: undefined }) as Change;

async function answerLink(asked: Asked): Promise<unknown> {
  const { name, link, slug } = await read(asked, linkSchema);
  const { content, root } = asked.drafts;
  const options = { content, hosts: findHosts(process.env), ...(slug !== undefined && { slug }) };
  const { facts, suggestions, loadPoster } = await readVideoLink(name, link, options);
  const poster = await loadPoster();
  return { ...suggestions, ...facts, ...(poster && { poster: await keepPicture(root, 'posters', poster) }) };
}

async function answerPublish(asked: Asked): Promise<unknown> {
  onlyOwner(asked);
  const { files: chosen, choices } = await read(asked, publishSchema);
  const { drafts, events, person } = asked;
  const { commit, isInFolder } = await publish(drafts, { chosen, choices }, person);
  events.send({ kind: 'published', commit });
  drafts.pushSoon((message) => events.send({ kind: 'trouble', message }));
  if (isInFolder) {
    watchSite(drafts, (seconds) => events.send({ kind: 'online', seconds })).catch((error: unknown) =>
      console.error(error),
    );
  }
  return { commit };
}

async function answerUpload({ query, body, drafts }: Asked): Promise<unknown> {
  const at = query.get('at');
  const upload = { folder: query.get('folder') ?? '', data: await body(), at: at === null ? undefined : Number(at) };
  return { picture: await keepUpload(drafts.root, drafts.content, upload) };
}

async function answerTypeface({ query }: Asked): Promise<Bytes | undefined> {
  const name = typefacesNames.find((one) => one === query.get('pair'));
  if (name === undefined) return undefined;
  const { folder } = readTypefaces({ brand: { typefaces: name } });
  return { type: 'font/woff2', data: await readFile(path.join(folder, 'heading.woff2')) };
}

/** What the app asks, by method and name. */
export const routes: Readonly<Record<string, Answer>> = {
  'GET state': answerState,
  'GET entry': ({ drafts, query }) => readEntry(drafts.content, fileSchema.parse(query.get('file'))),
  'POST save': async (asked) => {
    const request = await read(asked, saveSchema);
    return answerSaved(asked, await saveEntry(asked.drafts, request, asked.person));
  },
  'POST delete': async (asked) => {
    const { file } = await read(asked, z.object({ file: fileSchema }));
    tell(asked, (await deleteEntry(asked.drafts, file, asked.person)).files);
    return {};
  },
  'POST order': async (asked) => {
    const order = await read(asked, orderSchema);
    tell(asked, (await saveOrder(asked.drafts, order, asked.person)).files);
    return {};
  },
  'POST link': answerLink,
  'GET starts': () => listStarts(),
  'POST find': async (asked) => findText(asked.drafts.content, await read(asked, findSchema)),
  'POST picture': answerUpload,
  'GET picture': async ({ drafts, query }) => readPicture(drafts.root, drafts.content, query.get('place') ?? ''),
  'GET typeface': answerTypeface,
  'GET changes': async ({ drafts }) => ({
    changes: (await listChanges(drafts)).map(withoutFiles),
    samples: listSamples(readContent(drafts.content).entries).length,
    requests: await listRequests(drafts),
  }),
  'POST publish': answerPublish,
  'POST ask': async (asked) => {
    await askToPublish(asked.drafts, asked.person);
    asked.events.send({ kind: 'content', files: [] });
    return {};
  },
  'POST discard': async (asked) => {
    const { file } = await read(asked, z.object({ file: z.string() }));
    tell(asked, await discard(asked.drafts, file, asked.person));
    return {};
  },
  'GET history': async ({ drafts }) => listPublications(drafts),
  'GET put-back': async ({ drafts, query }) => describePutBack(drafts, query.get('commit') ?? ''),
  'POST put-back': async (asked) => {
    onlyOwner(asked);
    const { commit } = await read(asked, commitSchema);
    tell(asked, await putBack(asked.drafts, commit, asked.person));
    return {};
  },
  'POST start': async (asked) => {
    onlyOwner(asked);
    await startSite(asked.drafts, await read(asked, z.record(z.string(), z.string())), asked.person);
    tell(asked, ['site.yaml']);
    return {};
  },
};
