import type { APIRoute } from 'astro';
import { writeSecurityText } from '#features/contact/security-text.ts';
import { getSite } from '#lib/content.query.ts';

export const GET: APIRoute = async () => {
  const { site } = await getSite();
  return new Response(writeSecurityText({ email: site.emails.studio, origin: site.origin, today: new Date() }));
};
