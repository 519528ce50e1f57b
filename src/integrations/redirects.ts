import type { APIRoute } from 'astro';
import { writeRedirectsFile } from '@site/delivery/redirects/redirects-file.ts';
import { resolvePath } from '@site/model/routes/create-routes.ts';
import { listFormerAddresses, type Redirect } from '@site/model/routes/former-products.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { inEachLanguage, inLanguage, languageOf } from '#lib/language.ts';

/** An old address of another language leads to the page in that language. */
async function localize({ from, to }: Redirect): Promise<Redirect> {
  const language = languageOf(from);
  if (language.isFirst) return { from, to };
  const { routes } = await inLanguage(language, getSite);
  if (routes.find(from)) {
    throw new Error(`content/redirects.yaml: ${from} is a page of the site: remove this redirect`);
  }
  return { from, to: resolvePath(to, routes) };
}

/** The redirects of the built site, for its host. */
export const GET: APIRoute = async () => {
  const { redirects, products = [] } = (await getSingle('redirects')).data;
  const written = await Promise.all(redirects.map(localize));
  const former = await inEachLanguage(async () => {
    const { routes } = await getSite();
    return listFormerAddresses(routes, products, redirects);
  });
  return new Response(writeRedirectsFile([...written, ...former]));
};
