/** What several pages show besides their own words, as content for `Words`. */
import type { ReactNode } from 'react';
import { hostPage, playerHosts, type Embed } from '@site/model/video/players.ts';
import { getStudioMap } from '#features/contact/contact.query.ts';
import type { Movie, GalleryVideo, VideoDetails } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { getCompany } from '#lib/company/company.query.ts';
import type { Action } from '#lib/company/company.ts';
import { findBand } from '#lib/company/company.query.ts';
import { joinFacts, List } from './Words.tsx';

/** Where a video or map opens: nothing plays in a text. */
export function playerLink(title: string, embed: Embed): Action {
  return { label: `${title} on ${playerHosts[embed.kind]}`, path: hostPage(embed) };
}

/** A video of the portfolio: its name leads to its watch page. */
export function videoEntry(video: VideoDetails) {
  const { title, path, artist, description, embed } = video;
  return { title, path, facts: joinFacts(artist, videoFacts(video)), description, player: playerLink(title, embed) };
}

/** A video without a page of its own, after what else is said of it. */
export function galleryEntry({ title, description, embed }: GalleryVideo, ...lines: readonly ReactNode[]) {
  return { heading: title, lines, description, player: playerLink(title, embed) };
}

/** The phone first, as on every page, then further actions. */
export async function callLinks(...actions: readonly Action[]): Promise<Action[]> {
  const { call, phoneHref } = await getCompany();
  return [{ label: call, path: phoneHref }, ...actions];
}

/** The last words that pages share, by their name. */
export async function closing(band: string) {
  const { heading, text, actions } = await findBand(band);
  return { heading, text, links: await callLinks(...actions) };
}

/** Where the studio is, and the ways there. */
export async function studio() {
  const { name, building, addressLines, phoneDisplay, serviceArea, directions, words } = await getCompany();
  const { embed } = await getStudioMap();
  const place = `${name}, ${building}`;
  const lines = [
    `${words.address}: ${joinFacts(...addressLines)}`,
    `${words.phone}: ${phoneDisplay}`,
    `${words.serviceArea}: ${serviceArea}`,
  ];
  const ways = [{ label: `${words.directions}: ${place}`, path: directions }, playerLink(`Map of ${place},`, embed)];
  return [<List items={lines} key="studio" />, await callLinks(...ways)];
}

/** Cast and laurels of a film in words, for the Markdown twin. */
export function writeBilling({ cast = [], laurels = [] }: Pick<Movie, 'cast' | 'laurels'>): string[] {
  return [
    ...cast.map(({ name, part }) => `${name}: ${part}`),
    ...laurels.map(({ prize, festival, year }) => `${prize}, ${festival} ${String(year)}`),
  ];
}
