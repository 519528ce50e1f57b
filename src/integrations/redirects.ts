import type { APIRoute } from 'astro';
import { writeRedirectsFile } from '@site/delivery/redirects/redirects-file.ts';
import { listFormerAddresses } from '@site/model/routes/former-products.ts';
import { getSingle, getSite } from '#lib/content.query.ts';

/** The redirects of the built site, for its host. */
export const GET: APIRoute = async () => {
  const { redirects, products = [] } = (await getSingle('redirects')).data;
  const { routes } = await getSite();
  return new Response(writeRedirectsFile([...redirects, ...listFormerAddresses(routes, products, redirects)]));
};
