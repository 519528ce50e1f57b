import { z } from 'zod';
import type { Person } from '../people/person.ts';
import type { Preview } from './preview.ts';

const requestSchema = z.object({ page: z.string().optional(), id: z.string().optional() });

interface PreviewSettings {
  readonly person: Person;
  readonly preview?: Preview | undefined;
}

/** Answers the editor's requests to /api/editor/preview. @throws EntryError */
export async function answerPreview(request: Request, { person, preview }: PreviewSettings): Promise<Response> {
  const [, , , , action = ''] = new URL(request.url).pathname.split('/');
  if (!preview) return new Response('This editor has no preview.', { status: 404 });
  switch (`${request.method} ${action}`) {
    case 'GET status':
      return Response.json(preview.state);
    case 'GET links':
      return Response.json(await preview.links.list());
    case 'POST give': {
      const { page } = requestSchema.parse(await request.json());
      return Response.json({ address: preview.addressOf(await preview.links.give(person.name, page)) });
    }
    case 'POST withdraw':
      await preview.links.withdraw(requestSchema.parse(await request.json()).id ?? '');
      return Response.json({});
    default:
      return new Response('Not found', { status: 404 });
  }
}
