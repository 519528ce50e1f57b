import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { Git } from './git.ts';
import { listPublications, previewPutBack } from './history.ts';
import { readPlan } from './plan.ts';
import { startPublishing } from './publish.ts';
import { readRun } from './run-file.ts';
import { runProgram } from './run-program.ts';
import { PublishTrouble } from './trouble.ts';

const requestSchema = z.object({
  owner: z
    .object({
      name: z
        .string()
        .trim()
        .regex(/^[^-<>\n][^<>\n]{0,79}$/, 'Write your name.'),
      email: z.email('Write your e-mail address, such as ana@example.com.'),
    })
    .optional(),
  putBack: z.string().optional(),
  overlap: z.enum(['mine', 'theirs']).optional(),
});

/** How often the site online is asked whether it is the new one, in milliseconds. */
const interval = 5_000;

/** The longer side of a small picture, in pixels. */
const thumbnail = 240;

/** A picture of any state of the content, small. Drawn anew, so that nothing but a picture leaves the repository here. */
async function answerPicture(git: Git, object: string): Promise<Response> {
  if (!/^[0-9a-f]{40}$/.test(object)) return new Response('Not found', { status: 404 });
  try {
    const source = await git.bytes(['cat-file', 'blob', object]);
    const picture = await sharp(source).resize(thumbnail, thumbnail, { fit: 'inside' }).webp().toBuffer();
    const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' };
    return new Response(new Uint8Array(picture), { headers });
  } catch {
    return new Response('Not found', { status: 404 });
  }
}

async function answerStart(root: string, request: Request): Promise<Response> {
  const { data, error } = requestSchema.safeParse(await request.json());
  if (!data) throw new PublishTrouble(error.issues[0]?.message ?? 'Publish again.');
  const { run, ended } = await startPublishing(root, data, { runProgram, interval });
  // It goes on without the request; only a disk that takes no more files ends here.
  ended.catch((failure: unknown) => {
    console.error(failure);
  });
  return Response.json(run);
}

/**
 * Answers the editor's requests to /api/editor/publish; where they come from is looked at before.
 * @returns 422 with the reason in words for what cannot be done.
 */
export async function answerPublish(request: Request, content: string): Promise<Response> {
  const root = path.dirname(path.resolve(content));
  const git = new Git(root);
  const { pathname, searchParams } = new URL(request.url);
  const [, , , , action = ''] = pathname.split('/');
  try {
    switch (`${request.method} ${action}`) {
      case 'GET plan':
        return Response.json(await readPlan(git));
      case 'GET run':
        return Response.json((await readRun(root)) ?? null);
      case 'GET history':
        return Response.json(await listPublications(git));
      case 'GET preview':
        return Response.json(await previewPutBack(git, searchParams.get('commit') ?? ''));
      case 'GET picture':
        return await answerPicture(git, searchParams.get('object') ?? '');
      case 'POST start':
        return await answerStart(root, request);
      default:
        return new Response('Not found', { status: 404 });
    }
  } catch (error) {
    if (error instanceof PublishTrouble) return new Response(error.message, { status: 422 });
    throw error;
  }
}
