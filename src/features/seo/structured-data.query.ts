import type { Thing } from 'schema-dts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import {
  describeBlog,
  describeBusiness,
  describeFilm,
  describeMovie,
  describePost,
  describeTrail,
  describeVideo,
  describeWebSite,
} from './structured-data.ts';
import { describePerson } from './person-data.ts';
import { describePackages, describePrices, describePromotion, describeService } from './service-data.ts';
import type { SiteFacts } from './site-facts.ts';
import { findCard } from './card.query.ts';
import type { SitePage } from './site-page.ts';
import { getLogo, getPromotionOffer } from '#lib/company/company.query.ts';
import { getPage, getSingle, getSite, listEntries } from '#lib/content.query.ts';
import { findPortfolio } from '#lib/portfolios.query.ts';
import { findLastChange } from './history.query.ts';
import { getPrices, formatPrice } from '#features/packages/prices.query.ts';
import { findPerson } from '#features/people/filmography.query.ts';
import { getReel } from '#features/reel/reel.query.ts';
import { findPost, listPosts } from '#features/blog/posts.query.ts';
import { findVideo, listMovies } from '#features/video/videos.query.ts';

async function getSiteFacts(): Promise<SiteFacts> {
  const { site } = await getSite();
  const { vimeo, youtube } = site.channels;
  const profiles = [...Object.values(site.socials), vimeo, youtube].filter((url) => url !== undefined);
  return { ...site, profiles: [...new Set(profiles)] };
}

/** The pages that describe the business in full. */
const businessPages: readonly RouteKey[] = ['home', 'about', 'contact'];

/** The prices that search engines are told: none of a sample. */
async function getPublicPrices() {
  const prices = await getPrices();
  return prices?.sample === true ? undefined : prices;
}

async function describePriceRange(): Promise<string | undefined> {
  const prices = await getPublicPrices();
  const all = [...(prices?.tiers ?? []), ...(prices?.lists ?? []).flatMap((list) => list.prices)];
  return prices && all.length > 0 ? formatPrice(Math.min(...all.map(({ from }) => from)), prices) : undefined;
}

async function describeRoute(key: RouteKey, page: SitePage, facts: SiteFacts): Promise<Thing[]> {
  // It is shown on white; the icon has its own ground.
  const logo = (await getLogo())?.onWhite?.src ?? '/icons/512.png';
  const pictures = { logo, image: (await findCard(page.path)).path };
  const business = describeBusiness(facts, pictures, await describePriceRange());
  if (key === 'home') return [business, describeWebSite(facts)];
  if (businessPages.includes(key)) return [business];
  if (key === 'blog')
    return [
      describeBlog(
        page.heading,
        page.path,
        (await listPosts()).filter(({ state }) => state !== 'sample'),
        facts,
      ),
    ];
  if (key === 'packages') {
    const { tiers } = (await getSingle('packages')).data;
    const { service } = (await getPage('packages')).data;
    return [describePackages(service, page.path, tiers, await getPublicPrices(), facts)];
  }
  if (key === 'movies')
    return (await listMovies()).filter(({ state }) => state !== 'sample').map((movie) => describeMovie(movie, facts));
  if (key === 'reel') {
    const reel = await getReel();
    return reel ? [describeFilm(reel, page.path, facts)] : [];
  }
  if (key === 'promotion') {
    const { price } = await getPromotionOffer();
    return [describePromotion(page.trail.at(-1)?.label ?? page.heading, page.path, price, facts)];
  }
  return [];
}

async function describeWritten(slug: string, page: SitePage, facts: SiteFacts): Promise<Thing[]> {
  const service = (await listEntries('writtenPages')).find((entry) => entry.slug === slug)?.data.service;
  if (!service) return [];
  const prices = await getPublicPrices();
  const shown = (prices?.lists ?? []).filter(({ pages }) => pages.includes(page.path));
  const offers = prices ? shown.flatMap((list) => describePrices(list.prices, prices)) : [];
  return [{ ...describeService(service, page.path, facts), ...(offers.length > 0 && { offers }) }];
}

async function describeSubject(page: SitePage, facts: SiteFacts): Promise<Thing[]> {
  const { subject } = page;
  switch (subject.kind) {
    case 'route':
      return describeRoute(subject.key, page, facts);
    case 'written':
      return describeWritten(subject.slug, page, facts);
    case 'video': {
      const video = await findVideo(subject.slug);
      if (video.state === 'sample') return [];
      return [describeVideo(video, (await findPortfolio(video.category)).musicians, facts)];
    }
    case 'post': {
      const post = await findPost(subject.slug);
      if (post.state === 'sample') return [];
      return [describePost(post, (await findCard(page.path)).path, await findLastChange(page.sources), facts)];
    }
    case 'person': {
      const member = await findPerson(subject.slug);
      return member.state === 'sample' ? [] : [describePerson({ ...member, portrait: member.portrait.src }, facts)];
    }
    case 'portfolio':
    case 'videoIndex':
    case 'missing':
      return [];
  }
}

/** A page's structured data; none for an alias or the 404. */
export async function describePage(page: SitePage): Promise<Thing[]> {
  if (page.canonical !== page.path) return [];
  const facts = await getSiteFacts();
  const way = page.trail.length > 1 ? [describeTrail(page.trail, facts)] : [];
  return [...(await describeSubject(page, facts)), ...way];
}
