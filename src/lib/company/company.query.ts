import { isOutsideSchedule } from '@site/model/drafts/is-draft.ts';
import { isLightGround } from '@site/model/check/check-colors.ts';
import { addressLines, directionsAddress } from '@site/model/contact/address.ts';
import { formatHours } from '@site/model/contact/hours.ts';
import { formatPhone, formatPhoneAbroad } from '@site/model/contact/phone.ts';
import { getMoment, getSingle, getSite } from '../content.query.ts';
import { siteFolder } from '../site-folder.ts';
import { resolveLogo } from '../pictures/pictures.query.ts';
import { pageLanguage } from '../intl.ts';
import { currentLanguage, inLanguage, siteLanguages } from '../language.ts';
import { memoizeQuery } from '../memoize.ts';
import { words as siteWords } from '../words.ts';

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** Another spoken language, with the pages in that language if the site has them. */
async function findSpoken({ lang, text }: { readonly lang: string; readonly text: string }) {
  const [first, ...others] = siteLanguages();
  const { translation } = await getSingle('site');
  // A translation says in its own words that the first language is spoken.
  const isOwn = translation !== undefined && translation.original.alsoSpoken?.text !== text;
  const language = isOwn ? first : others.find(({ code }) => code === lang);
  const said = { lang: isOwn ? currentLanguage().tag : lang, text };
  if (!language) return { ...said, links: undefined };
  const { routes } = await inLanguage(language, getSite);
  const linkTo = (href: string) => ({ href, hrefLang: language.tag });
  const contact = routes.path('contact');
  return { ...said, links: { contact: linkTo(contact), about: linkTo(routes.path('about') ?? contact) } };
}

/** The logo for the pages' background, and for a white one; undefined for a company without a logo. */
export const getLogo = memoizeQuery(async () => {
  const { colors, logo } = (await getSite()).site.brand;
  if (!logo) return undefined;
  const load = async (source: string | undefined) =>
    source === undefined ? undefined : resolveLogo(`${siteFolder.content}/site.yaml`, source);
  const [onDark, onLight] = await Promise.all([load(logo.onDark), load(logo.onLight)]);
  const onGround = isLightGround(colors.ground) ? (onLight ?? onDark) : (onDark ?? onLight);
  return onGround && { onGround, onWhite: onLight };
});

async function loadCompany() {
  const { site } = await getSite();
  const { socials } = site;
  const { words } = (await getSingle('navigation')).data;
  const phoneDisplay = formatPhone(site.phone);
  return {
    name: site.company,
    legalName: site.legalName ?? site.company,
    founded: site.founded,
    words,
    mark: site.brand.mark,
    logo: await getLogo(),
    /** Such as (305) 555-0142. */
    phoneDisplay,
    /** The label of the call button. */
    call: `${words.call} ${phoneDisplay}`,
    phoneHref: `tel:${site.phone}`,
    /** Such as +1 305 555 0142. */
    phoneAbroad: formatPhoneAbroad(site.phone),
    bookingsEmail: site.emails.bookings,
    studioEmail: site.emails.studio,
    /** Empty for a company without a studio to visit. */
    addressLines: addressLines(site.address, pageLanguage()),
    directions: site.position && directionsAddress(site.position),
    serviceArea: site.serviceArea,
    hours: formatHours(site.hours, site.timeZone, { ...siteWords().page, language: pageLanguage() }),
    alsoSpoken: site.alsoSpoken && (await findSpoken(site.alsoSpoken)),
    whatsapp:
      site.whatsapp === undefined
        ? undefined
        : {
            href: `https://wa.me/${site.whatsapp.replace('+', '')}`,
            text: `WhatsApp ${formatPhoneAbroad(site.whatsapp)}`,
          },
    socials: Object.entries(socialNames).flatMap(([key, name]) => {
      const url = socials[key as keyof typeof socialNames];
      return url === undefined ? [] : [{ name, url }];
    }),
    designer: site.designer,
    videoChannel: site.channels.vimeo,
    liveChannel: site.channels.live,
  };
}

export const getCompany = memoizeQuery(loadCompany);

/**
 * A shared ending of pages.
 * @throws Error naming the file if there is none of that name.
 */
export async function findBand(name: string) {
  const { file, data } = await getSingle('navigation');
  const band = data.bands.find((one) => one.name === name);
  if (!band) throw new Error(`${file}: bands has no ${name}`);
  return band;
}

/**
 * Claims by name.
 * @throws Error naming the file if there is none of that name.
 */
export async function getStats(names: readonly string[]) {
  const { file, data } = await getSingle('claims');
  return names.map((name) => {
    const claim = data.figures.find((figure) => figure.name === name);
    if (!claim) throw new Error(`${file}: ${name} is missing`);
    return claim;
  });
}

export async function getStandingOffers() {
  // Expired ones disappear without an edit.
  const moment = await getMoment();
  return (await getSingle('offers')).data.standing.filter((offer) => !isOutsideSchedule(offer, moment));
}

/** @throws Error naming the file if there is no such offer. */
export async function getPromotionOffer() {
  const { file, data } = await getSingle('offers');
  if (!data.promotion) throw new Error(`${file}: promotion is missing`);
  return data.promotion;
}
