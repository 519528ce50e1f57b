import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { readVideoLink } from '@site/content-tools/entries/video-from-link.ts';
import type { Hosts } from '@site/content-tools/hosts/oembed.ts';
import { PictureError } from '@site/content-tools/media/make-picture.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { cutTypefaces } from '@site/model/typefaces/cut-typefaces.ts';
import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import { hasCode } from '@site/system/has-code.ts';
import { keepPicture, keepUpload, listNewPictures, readNewPicture } from '../content/pictures.ts';
import { readOutline } from '../content/outline.ts';
import { NamesQuestion } from '../content/names-question.ts';
import { restorePage } from '../content/restore-page.ts';
import { startCompany } from '../content/start-company.ts';
import { listWaiting } from '../content/translations/list-waiting.ts';
import { saveChanges } from '../content/save.ts';
import { messageInWords } from '../content/words.ts';
import { listTree, readView } from '../content/view.ts';
import type { ViewFile } from '../content/view-extras.ts';
import { answerPeople } from '../people/people-api.ts';
import { mayPublish, type Person } from '../people/person.ts';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { answerPreview } from '../preview/preview-api.ts';
import type { Preview } from '../preview/preview.ts';
import { answerPublish, choicesSchema } from '../publish/server/publish-api.ts';
import { listVersions, takeBack } from '../saves/entry-history.ts';
import { meet } from '../saves/presence.ts';
import { pushDrafts, pushTrouble } from '../saves/push-drafts.ts';
import { inertPolicy } from './answer-headers.ts';
import { describeFailure } from './failure.ts';
import { TooLarge } from './web-request.ts';

/** What the editor works with. */
interface EditorSettings {
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  /** Who asks. */
  readonly person: Person;
  /** The site as it will be. */
  readonly preview?: Preview | undefined;
  /** The folder with the sites that this machine serves itself. */
  readonly releases?: string | undefined;
}

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

const answersSchema = z.record(z.string(), z.string());

/** A picture from this computer, and which part of it is shown. */
const uploadSchema = z.object({ picture: z.instanceof(Blob), at: z.coerce.number().min(0).max(1).optional() });
const takeBackSchema = z.object({ form: z.string(), commit: z.string(), choices: choicesSchema.optional() });
const presenceSchema = z.object({ id: z.uuid(), form: z.string().max(300) });
const pageSchema = z.object({ name: z.enum(Object.keys(contentFiles) as ContentName[]), slug: z.string().optional() });

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}

/** The files of the views that were sent, the newest last: Keystatic requests each of them by its digest. */
const sent = new Map<string, ViewFile['read']>();

/** How many views are kept: another window may still read an earlier one. */
const keptViews = 20;

function answerTree(content: string, source?: ContentSource): Response {
  const view = readView(content, source);
  for (const { sha, read } of view.values()) {
    sent.delete(sha);
    sent.set(sha, read);
  }
  for (const sha of sent.keys()) {
    if (sent.size <= view.size * keptViews) break;
    sent.delete(sha);
  }
  return Response.json(listTree(view));
}

async function answerBlob(sha: string, content: string): Promise<Response> {
  // After a restart nothing was sent yet.
  if (!sent.has(sha)) answerTree(content);
  const read = sent.get(sha);
  return read ? new Response(await read()) : notFound();
}

/** The fields of an entry that the link of a video fills. */
async function answerLink(request: Request, { content, hosts }: EditorSettings): Promise<Response> {
  const { collection, link, slug } = linkSchema.parse(await request.json());
  const options = { content, hosts, signal: request.signal, ...(slug !== undefined && { slug }) };
  const { facts, suggestions, loadPoster } = await readVideoLink(collection, link, options);
  const poster = await loadPoster();
  return Response.json({
    ...suggestions,
    ...facts,
    ...(poster && { poster: await keepPicture(content, 'posters', poster) }),
  });
}

const imageTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Leads to a portfolio or a written page, whose address only its file knows. */
function answerPage(slug: string, collection: string, content: string): Response {
  const { ownPages } = readOutline(content);
  const address = ownPages.find((page) => page.slug === slug && page.name === collection)?.address;
  return address === undefined ? notFound() : new Response(null, { status: 302, headers: { location: address } });
}

/** A picture as a field names it: a new one, or one of content/media. */
async function answerPicture(value: string, content: string): Promise<Response> {
  const media = path.resolve(content, 'media');
  const place = path.resolve(content, 'any', value.replace(/^\.\//, '../'));
  const type = imageTypes[path.extname(value)];
  const isNew = listNewPictures(value)[0] === value;
  if (type === undefined || (!isNew && !place.startsWith(media + path.sep))) return notFound();
  try {
    // A link may lead out of the folder.
    if (!isNew && !(await realpath(place)).startsWith((await realpath(media)) + path.sep)) return notFound();
    const data = isNew ? await readNewPicture(content, value) : await readFile(place);
    return new Response(new Uint8Array(data), { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof EntryError) return notFound();
    throw error;
  }
}

/** A face of a pair, as a site in English has it. */
async function answerTypeface(pair: string, part: string): Promise<Response> {
  const name = typefacesNames.find((one) => one === pair);
  if (name === undefined) return notFound();
  const { cards, folder } = await cutTypefaces(name, []);
  const data = part === 'heading' ? cards.heading : await readFile(path.join(folder, 'text.woff2'));
  return new Response(new Uint8Array(data), { headers: { 'cache-control': 'private, max-age=86400' } });
}

/** Only an owner replaces everything. */
async function answerStart(request: Request, { content, person }: EditorSettings): Promise<Response> {
  if (!mayPublish(person)) throw new EntryError('Only an owner starts another site here: ask one to.');
  const fields = await startCompany(content, answersSchema.parse(await request.json()), person);
  if (!fields) return Response.json({});
  return Response.json({ message: 'Some answers are missing or not right.', fields }, { status: 422 });
}

async function answer(request: Request, settings: EditorSettings): Promise<Response> {
  const { content, person } = settings;
  const { pathname, searchParams } = new URL(request.url);
  const [, , area, action, sha = '', collection = 'writtenPages'] = pathname.split('/');
  if (area === 'editor' && action === 'preview') return answerPreview(request, settings);
  if (area === 'editor' && action === 'publish') return answerPublish(request, settings);
  if (area === 'editor' && action === 'people') return answerPeople(request, content, person);
  switch (`${request.method} ${area ?? ''}/${action ?? ''}`) {
    case 'GET keystatic/tree':
      return answerTree(content);
    case 'GET keystatic/blob':
      return answerBlob(sha, content);
    case 'POST keystatic/update':
      return answerTree(content, await saveChanges(content, changesSchema.parse(await request.json()), person));
    case 'POST editor/page-back':
      await restorePage(content, pageSchema.parse(await request.json()), person);
      return Response.json({});
    case 'POST editor/new-company':
      return answerStart(request, settings);
    case 'POST editor/pictures': {
      const { picture, at } = uploadSchema.parse(Object.fromEntries(await request.formData()));
      const upload = new Uint8Array(await picture.arrayBuffer());
      return Response.json({ picture: await keepUpload(content, searchParams.get('folder') ?? '', upload, at) });
    }
    case 'GET editor/pictures':
      return answerPicture(searchParams.get('place') ?? '', content);
    case 'GET editor/typefaces':
      return answerTypeface(sha, collection);
    case 'GET editor/versions':
      return Response.json(await listVersions(content, searchParams.get('form') ?? ''));
    case 'POST editor/take-back':
      await takeBack(content, takeBackSchema.parse(await request.json()), person);
      return Response.json({});
    case 'POST editor/presence': {
      const { id, form } = presenceSchema.parse(await request.json());
      return Response.json({ others: meet(id, form, person), trouble: pushTrouble(content) });
    }
    case 'GET editor/translations':
      return Response.json(listWaiting(content));
    case 'GET editor/page':
      return answerPage(sha, collection, content);
    case 'POST editor/link':
      return answerLink(request, settings);
    default:
      return notFound();
  }
}

/** What makes a commit on the drafts branch. */
const savingActions = new Set([
  '/api/keystatic/update',
  '/api/editor/page-back',
  '/api/editor/new-company',
  '/api/editor/take-back',
  '/api/editor/publish/put-back',
  '/api/editor/publish/start',
]);

/** @returns a sentence: 422 for what was asked and can't be done, 400 for everything else. */
function answerFailure(error: unknown, content: string): Response {
  if (error instanceof EntryError || error instanceof PictureError) {
    return new Response(messageInWords(error.message, readContent(content)), { status: 422 });
  }
  if (error instanceof ConflictQuestion) {
    return Response.json({ message: error.message, conflicts: error.conflicts }, { status: 409 });
  }
  if (error instanceof TooLarge) return new Response(error.message, { status: 413 });
  if (error instanceof NamesQuestion) return Response.json(error.question, { status: 409 });
  // For the developer.
  console.error(error);
  return new Response(describeFailure(error), { status: 400 });
}

/**
 * Answers the requests of the editor to /api/keystatic and /api/editor; who asks, and from where, is looked at before.
 * @returns for what fails, the reason in words.
 */
export async function handleEditorRequest(request: Request, settings: EditorSettings): Promise<Response> {
  const response = await answer(request, settings)
    .then((answered) => {
      if (answered.ok && savingActions.has(new URL(request.url).pathname)) {
        void pushDrafts(settings.content);
        settings.preview?.builds.change();
      }
      return answered;
    })
    .catch((error: unknown) => answerFailure(error, settings.content))
    .catch((error: unknown) => new Response(describeFailure(error), { status: 400 }));
  response.headers.set('Content-Security-Policy', inertPolicy);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}
