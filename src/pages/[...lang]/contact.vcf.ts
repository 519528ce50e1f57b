import type { APIRoute } from 'astro';
import { createVcard } from '#features/contact/vcard.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getPage, getSite } from '#lib/content.query.ts';
import { currentLanguage, listLanguagePaths } from '#lib/language.ts';

export const getStaticPaths = listLanguagePaths;

export const GET: APIRoute = async () => {
  const { site, routes } = await getSite();
  const { isFirst } = currentLanguage();
  const { hours } = await getCompany();
  const { mailboxes, details } = (await getPage('contact')).data;
  const { bookings, studio } = site.emails;
  const card = createVcard({
    company: site.company,
    note: `${site.tagline}\n${details.hours}: ${hours}`,
    phone: site.phone,
    emails: [
      { address: bookings, label: mailboxes.bookings.title },
      ...(studio === bookings ? [] : [{ address: studio, label: mailboxes.studio.title }]),
    ],
    address: site.address,
    position: site.position,
    website: isFirst ? site.origin : new URL(routes.path('home'), site.origin).href,
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
};
