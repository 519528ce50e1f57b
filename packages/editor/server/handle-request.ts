import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { readVideoLink } from '@site/content-tools/entries/video-from-link.ts';
import type { Hosts } from '@site/content-tools/hosts/oembed.ts';
import { PictureError } from '@site/content-tools/media/make-picture.ts';
import { hasCode } from '@site/system/has-code.ts';
import { keepPicture, keepUpload, listNewPictures, readNewPicture } from '../content/pictures.ts';
import { saveChanges } from '../content/save.ts';
import { digest, listTree, readView, type ContentView } from '../content/view.ts';
import { isFromEditor } from './addresses.ts';

/** What the editor works with. */
export interface EditorSettings {
  /** The content folder. */
  readonly content: string;
  /** The folder in which new pictures wait for their entries to be saved. */
  readonly waiting: string;
  readonly hosts: Hosts;
}

const json = z.string().transform((text) => JSON.parse(text) as unknown);

/** Keystatic sends files as base64 of their bytes. */
const changesSchema = z.object({
  additions: z.array(
    z.object({
      path: z.string(),
      contents: z
        .string()
        .transform((bytes) => Buffer.from(bytes, 'base64url').toString())
        .pipe(json)
        .pipe(z.record(z.string(), z.unknown())),
    }),
  ),
  deletions: z.array(z.object({ path: z.string() })),
});

function notFound(): Response {
  return new Response('Not found', { status: 404 });
}

/** The files of the last view that was sent: Keystatic requests each of them by its digest. */
let sent = new Map<string, string>();

function remember(view: ContentView): ContentView {
  sent = new Map([...view.values()].map((data) => [digest(data), data]));
  return view;
}

async function answerTree({ content }: EditorSettings): Promise<Response> {
  return Response.json(listTree(remember(await readView(content))));
}

async function answerBlob(sha: string, { content }: EditorSettings): Promise<Response> {
  if (!sent.has(sha)) remember(await readView(content));
  const data = sent.get(sha);
  return data === undefined ? notFound() : new Response(data);
}

async function answerUpdate(request: Request, settings: EditorSettings): Promise<Response> {
  const { additions, deletions } = changesSchema.parse(await request.json());
  const changes = {
    additions: additions.map(({ path: place, contents }) => ({ path: place, data: contents })),
    deletions: deletions.map(({ path: place }) => place),
  };
  await saveChanges(settings.content, changes, settings.waiting);
  return answerTree(settings);
}

async function answerUpload(request: Request, folder: string, { waiting }: EditorSettings): Promise<Response> {
  return Response.json({ picture: await keepUpload(waiting, folder, new Uint8Array(await request.arrayBuffer())) });
}

const linkSchema = z.object({
  collection: z.string().refine((name) => isCollection(name) && isVideoCollection(name)),
  link: z.string(),
  slug: z.string().optional(),
});

/** The fields of an entry that the link of a video fills. */
async function answerLink(request: Request, { content, waiting, hosts }: EditorSettings): Promise<Response> {
  const { collection, link, slug } = linkSchema.parse(await request.json());
  if (!isCollection(collection)) return notFound();
  const options = { content, hosts, signal: request.signal, ...(slug !== undefined && { slug }) };
  const { facts, suggestions, loadPoster } = await readVideoLink(collection, link, options);
  const poster = await loadPoster();
  const kept = poster && (await keepPicture(waiting, 'posters', poster));
  return Response.json({ ...suggestions, ...facts, ...(kept !== undefined && { poster: kept }) });
}

const imageTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A picture as a field names it: a new one, or one of content/media. */
async function answerPicture(value: string, { content, waiting }: EditorSettings): Promise<Response> {
  const media = path.resolve(content, 'media');
  const place = path.resolve(content, 'any', value);
  const type = imageTypes[path.extname(value)];
  const isNew = listNewPictures(value)[0] === value;
  if (type === undefined || (!isNew && !place.startsWith(media + path.sep))) return notFound();
  try {
    const data = isNew ? await readNewPicture(waiting, value) : await readFile(place);
    return new Response(new Uint8Array(data), { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof EntryError) return notFound();
    throw error;
  }
}

async function answer(request: Request, settings: EditorSettings): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, , area, action, sha = ''] = pathname.split('/');
  switch (`${request.method} ${area ?? ''}/${action ?? ''}`) {
    case 'GET keystatic/tree':
      return answerTree(settings);
    case 'GET keystatic/blob':
      return answerBlob(sha, settings);
    case 'POST keystatic/update':
      return answerUpdate(request, settings);
    case 'POST editor/pictures':
      return answerUpload(request, searchParams.get('folder') ?? '', settings);
    case 'GET editor/pictures':
      return answerPicture(searchParams.get('place') ?? '', settings);
    case 'POST editor/link':
      return answerLink(request, settings);
    default:
      return notFound();
  }
}

/**
 * Answers the requests of the editor to /api/keystatic and /api/editor.
 * @returns 403 for pages of other sites; 422 with the reason in words for what cannot be saved, uploaded or linked.
 */
export async function handleEditorRequest(request: Request, settings: EditorSettings): Promise<Response> {
  if (!isFromEditor(request)) return new Response('Open the editor itself to change content.', { status: 403 });
  try {
    return await answer(request, settings);
  } catch (error) {
    if (error instanceof EntryError || error instanceof PictureError) {
      return new Response(error.message, { status: 422 });
    }
    throw error;
  }
}
