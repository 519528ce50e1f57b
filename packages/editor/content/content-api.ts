import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { readVideoLink } from '@site/content-tools/entries/video-from-link.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { readTypefaces } from '@site/model/typefaces/typefaces.ts';
import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { mayPublish } from '../people/person.ts';
import { choicesSchema } from '../publish/server/publish-api.ts';
import { listVersions, takeBack } from '../saves/entry-history.ts';
import { meet } from '../saves/presence.ts';
import { pushesOf } from '../saves/push-drafts.ts';
import type { Asked, Routes } from '../server/route.ts';
import { readOutline } from './outline.ts';
import { keepPicture, keepUpload, listNewPictures, readNewPicture } from './pictures.ts';
import { restorePage } from './restore-page.ts';
import { saveChanges } from './save.ts';
import { startCompany } from './start-company.ts';
import { listWaiting } from './translations/list-waiting.ts';
import type { ViewFile } from './view-extras.ts';
import { listTree, readView } from './view.ts';

/** Keystatic sends files as base64 of their bytes. */
const changesSchema = z.object({
  additions: z.array(
    z
      .object({ path: z.string(), contents: z.string() })
      .transform(({ path: place, contents }) => ({
        path: place,
        data: JSON.parse(Buffer.from(contents, 'base64url').toString()) as unknown,
      }))
      .pipe(z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) })),
  ),
  deletions: z.array(z.object({ path: z.string() }).transform(({ path: place }) => place)),
  names: z
    .object({ plan: z.string(), leadsTo: z.string().optional(), uses: z.record(z.string(), z.string()) })
    .optional(),
  choices: choicesSchema.optional(),
});

const linkSchema = z.object({
  collection: z.string().refine(isCollection).refine(isVideoCollection),
  link: z.string(),
  slug: z.string().optional(),
});

/** A picture from this computer, and which part of it is shown. */
const uploadSchema = z.object({ picture: z.instanceof(Blob), at: z.coerce.number().min(0).max(1).optional() });
const takeBackSchema = z.object({ form: z.string(), commit: z.string(), choices: choicesSchema.optional() });
const presenceSchema = z.object({ id: z.uuid(), form: z.string().max(300) });
const pageSchema = z.object({ name: z.enum(Object.keys(contentFiles) as ContentName[]), slug: z.string().optional() });

/** The files of the views that were sent, the newest last: Keystatic requests each of them by its digest. */
const sent = new Map<string, ViewFile['read']>();

/** How many views are kept: another window may still read an earlier one. */
const keptViews = 20;

function readTree(content: string, source?: ContentSource): ReturnType<typeof listTree> {
  const view = readView(content, source);
  for (const { sha, read } of view.values()) {
    sent.delete(sha);
    sent.set(sha, read);
  }
  for (const sha of sent.keys()) {
    if (sent.size <= view.size * keptViews) break;
    sent.delete(sha);
  }
  return listTree(view);
}

async function answerBlob({ rest: [sha = ''], content }: Asked): Promise<Response | undefined> {
  // After a restart nothing was sent yet.
  if (!sent.has(sha)) readTree(content);
  const read = sent.get(sha);
  return read && new Response(await read());
}

/** The fields of an entry that the link of a video fills. */
async function readLink({ request, content, hosts }: Asked): Promise<object> {
  const { collection, link, slug } = linkSchema.parse(await request.json());
  const options = { content, hosts, signal: request.signal, ...(slug !== undefined && { slug }) };
  const { facts, suggestions, loadPoster } = await readVideoLink(collection, link, options);
  const poster = await loadPoster();
  return { ...suggestions, ...facts, ...(poster && { poster: await keepPicture(content, 'posters', poster) }) };
}

const imageTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Leads to a portfolio or a written page, whose address only its file knows. */
function answerPage({ rest: [slug, collection = 'writtenPages'], content }: Asked): Response | undefined {
  const { ownPages } = readOutline(content);
  const address = ownPages.find((page) => page.slug === slug && page.name === collection)?.address;
  return address === undefined ? undefined : new Response(null, { status: 302, headers: { location: address } });
}

/** A picture as a field names it: a new one, or one of content/media. */
async function answerPicture({ request, content }: Asked): Promise<Response | undefined> {
  const value = new URL(request.url).searchParams.get('place') ?? '';
  const media = path.resolve(content, 'media');
  const place = path.resolve(content, 'any', value.replace(/^\.\//, '../'));
  const type = imageTypes[path.extname(value)];
  const isNew = listNewPictures(value)[0] === value;
  if (type === undefined || (!isNew && !place.startsWith(media + path.sep))) return undefined;
  try {
    // A link may lead out of the folder.
    if (!isNew && !(await realpath(place)).startsWith((await realpath(media)) + path.sep)) return undefined;
    const data = isNew ? await readNewPicture(content, value) : await readFile(place);
    return new Response(new Uint8Array(data), { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof EntryError) return undefined;
    throw error;
  }
}

/** A face of a pair, as a site in English has it. */
async function answerTypeface({ rest: [pair, part] }: Asked): Promise<Response | undefined> {
  const name = typefacesNames.find((one) => one === pair);
  if (name === undefined) return undefined;
  const { folder } = readTypefaces({ brand: { typefaces: name } });
  const data = await readFile(path.join(folder, part === 'heading' ? 'heading.woff2' : 'text.woff2'));
  return new Response(new Uint8Array(data), { headers: { 'cache-control': 'private, max-age=86400' } });
}

/** Only an owner replaces everything. */
async function answerStart({ request, content, person }: Asked): Promise<unknown> {
  if (!mayPublish(person)) throw new EntryError('Only an owner starts another site here: ask one to.');
  const answers = z.record(z.string(), z.string()).parse(await request.json());
  const fields = await startCompany(content, answers, person);
  if (!fields) return {};
  return Response.json({ message: 'Some answers are missing or not right.', fields }, { status: 422 });
}

/** What forms ask and save. */
export const contentRoutes: Routes = {
  'GET keystatic/tree': ({ content }) => readTree(content),
  'GET keystatic/blob': answerBlob,
  'POST keystatic/update': async ({ request, content, person }) =>
    readTree(content, await saveChanges(content, changesSchema.parse(await request.json()), person)),
  'POST editor/page-back': async ({ request, content, person }) => {
    await restorePage(content, pageSchema.parse(await request.json()), person);
    return {};
  },
  'POST editor/new-company': answerStart,
  'POST editor/pictures': async ({ request, content }) => {
    const { picture, at } = uploadSchema.parse(Object.fromEntries(await request.formData()));
    const upload = new Uint8Array(await picture.arrayBuffer());
    const folder = new URL(request.url).searchParams.get('folder') ?? '';
    return { picture: await keepUpload(content, folder, upload, at) };
  },
  'GET editor/pictures': answerPicture,
  'GET editor/typefaces': answerTypeface,
  'GET editor/versions': async ({ request, content }) =>
    listVersions(content, new URL(request.url).searchParams.get('form') ?? ''),
  'POST editor/take-back': async ({ request, content, person }) => {
    await takeBack(content, takeBackSchema.parse(await request.json()), person);
    return {};
  },
  'POST editor/presence': async ({ request, content, person }) => {
    const { id, form } = presenceSchema.parse(await request.json());
    return { others: meet(id, form, person), trouble: pushesOf(content).trouble };
  },
  'GET editor/translations': ({ content }) => listWaiting(content),
  'GET editor/page': answerPage,
  'POST editor/link': readLink,
};
