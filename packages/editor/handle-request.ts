import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PictureError } from '@site/content-tools/media/make-picture.ts';
import { hasCode } from '@site/system/has-code.ts';
import { isFromEditor } from './addresses.ts';
import { readView, type ContentView } from './content/content-view.ts';
import { blobSha, listTree } from './content/git-tree.ts';
import { saveChanges } from './content/save-changes.ts';
import { keepPicture, readStaged } from './pictures/staged-pictures.ts';

/** The folders that the editor works on. */
export interface EditorFolders {
  readonly content: string;
  /** Where new pictures wait. */
  readonly pictures: string;
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

/** What was told of the content last: each file is asked for by the name that Git would give it. */
let told = new Map<string, string>();

function remember(view: ContentView): ContentView {
  told = new Map([...view.values()].map((data) => [blobSha(data), data]));
  return view;
}

async function answerTree({ content }: EditorFolders): Promise<Response> {
  return Response.json(listTree(remember(await readView(content))));
}

async function answerBlob(sha: string, { content }: EditorFolders): Promise<Response> {
  if (!told.has(sha)) remember(await readView(content));
  const data = told.get(sha);
  return data === undefined ? notFound() : new Response(data);
}

async function answerUpdate(request: Request, folders: EditorFolders): Promise<Response> {
  const { additions, deletions } = changesSchema.parse(await request.json());
  const changes = {
    additions: additions.map(({ path: place, contents }) => ({ path: place, data: contents })),
    deletions: deletions.map(({ path: place }) => place),
  };
  const { refused } = await saveChanges(folders.content, changes, folders.pictures);
  return refused ? new Response(refused.join('\n'), { status: 422 }) : answerTree(folders);
}

async function answerUpload(request: Request, folder: string, { pictures }: EditorFolders): Promise<Response> {
  try {
    const picture = await keepPicture(pictures, folder, new Uint8Array(await request.arrayBuffer()));
    return Response.json({ picture });
  } catch (error) {
    if (error instanceof PictureError) return new Response(error.message, { status: 422 });
    throw error;
  }
}

const imageTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A picture as a field names it: one that waits, or one of content/media. */
async function answerPicture(value: string, { content, pictures }: EditorFolders): Promise<Response> {
  const media = path.resolve(content, 'media');
  const place = path.resolve(content, 'any', value);
  const type = imageTypes[path.extname(value)];
  try {
    const staged = await readStaged(pictures, value);
    if (!staged && (!place.startsWith(media + path.sep) || type === undefined)) return notFound();
    const data = staged?.data ?? (await readFile(place));
    return new Response(new Uint8Array(data), {
      headers: { 'content-type': type ?? 'image/jpeg', 'cache-control': 'no-cache' },
    });
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof PictureError) {
      return notFound();
    }
    throw error;
  }
}

/**
 * Answers what the editor asks of /api/keystatic and /api/editor.
 * @returns 403 for pages of other sites; 422 with a line for each problem where the content check refuses a change.
 */
export async function handleEditorRequest(request: Request, folders: EditorFolders): Promise<Response> {
  if (!isFromEditor(request)) return new Response('Open the editor itself to change content.', { status: 403 });
  const { pathname, searchParams } = new URL(request.url);
  const [, , area, action, ...rest] = pathname.split('/');
  const asked = `${request.method} ${area ?? ''}/${action ?? ''}`;
  if (asked === 'GET keystatic/tree') return answerTree(folders);
  if (asked === 'GET keystatic/blob') return answerBlob(rest[0] ?? '', folders);
  if (asked === 'POST keystatic/update') return answerUpdate(request, folders);
  if (asked === 'POST editor/pictures') return answerUpload(request, searchParams.get('folder') ?? '', folders);
  if (asked === 'GET editor/pictures') return answerPicture(searchParams.get('place') ?? '', folders);
  return notFound();
}
