import { z } from 'zod';
import type { Routes } from '../server/route.ts';

const giveSchema = z.object({ page: z.string().optional() });
const withdrawSchema = z.object({ id: z.string() });

/** How the preview stands, and the links that show it to others; an editor without a preview has none of it. */
export const previewRoutes: Routes = {
  'GET editor/preview/status': ({ preview }) => preview?.state,
  'GET editor/preview/links': async ({ preview }) => preview?.links.list(),
  'POST editor/preview/give': async ({ request, preview, person }) => {
    const { page } = giveSchema.parse(await request.json());
    return preview && { address: preview.addressOf(await preview.links.give(person.name, page)) };
  },
  'POST editor/preview/withdraw': async ({ request, preview }) => {
    await preview?.links.withdraw(withdrawSchema.parse(await request.json()).id);
    return preview && {};
  },
};
