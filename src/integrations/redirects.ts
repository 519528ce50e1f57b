import type { APIRoute } from 'astro';
import { writeRedirectsFile } from '@site/delivery/redirects/redirects-file.ts';
import { getSingle } from '#lib/content.query.ts';

/** The redirects of the built site, for its host. */
export const GET: APIRoute = async () => {
  const { redirects } = (await getSingle('redirects')).data;
  return new Response(writeRedirectsFile(redirects));
};
