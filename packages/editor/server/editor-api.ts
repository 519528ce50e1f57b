import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { PictureError } from '@site/content-tools/media/make-picture.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { contentRoutes } from '../content/content-api.ts';
import { NamesQuestion } from '../content/names-question.ts';
import { messageInWords } from '../content/words.ts';
import { peopleRoutes } from '../people/people-api.ts';
import { previewRoutes } from '../preview/preview-api.ts';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { publishRoutes } from '../publish/server/publish-api.ts';
import { PublishTrouble } from '../publish/server/trouble.ts';
import { pushesOf } from '../saves/push-drafts.ts';
import { inertPolicy } from './answer-headers.ts';
import { describeFailure } from './failure.ts';
import type { EditorSettings } from './route.ts';
import { TooLarge } from './web-request.ts';

const routes = new Map(Object.entries({ ...contentRoutes, ...publishRoutes, ...previewRoutes, ...peopleRoutes }));

/** What makes a commit on the drafts branch. */
const savingRoutes = new Set([
  'POST keystatic/update',
  'POST editor/page-back',
  'POST editor/new-company',
  'POST editor/take-back',
  'POST editor/publish/put-back',
  'POST editor/publish/start',
]);

async function answer(request: Request, settings: EditorSettings): Promise<Response> {
  const [, , area = '', action = '', ...rest] = new URL(request.url).pathname.split('/');
  const short = `${request.method} ${area}/${action}`;
  const long = `${short}/${rest[0] ?? ''}`;
  const name = routes.has(long) ? long : short;
  const given = await routes.get(name)?.({ ...settings, request, rest });
  if (given === undefined) return new Response('Not found', { status: 404 });
  const response = given instanceof Response ? given : Response.json(given);
  if (response.ok && savingRoutes.has(name)) {
    void pushesOf(settings.content).request();
    settings.preview?.builds.change();
  }
  return response;
}

/** @returns a sentence: 422 for what was asked and can't be done, 400 for everything else. */
function answerFailure(error: unknown, content: string): Response {
  if (error instanceof EntryError || error instanceof PictureError) {
    return new Response(messageInWords(error.message, readContent(content)), { status: 422 });
  }
  if (error instanceof PublishTrouble) {
    const { message, details, conflicts } = error;
    return Response.json({ message, details, conflicts }, { status: 422 });
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
    .catch((error: unknown) => answerFailure(error, settings.content))
    .catch((error: unknown) => new Response(describeFailure(error), { status: 400 }));
  response.headers.set('Content-Security-Policy', inertPolicy);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}
