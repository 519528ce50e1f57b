import type { Page } from '@playwright/test';
import { content } from './site.fixture.ts';

const playerHosts = {
  vimeo: 'https://player.vimeo.com/**',
  youtube: 'https://www.youtube-nocookie.com/**',
  live: `${new URL(content.promotion.channel).origin}/**`,
  map: 'https://www.openstreetmap.org/**',
} as const;

type PlayerHost = keyof typeof playerHosts;
const everyHost = Object.keys(playerHosts) as PlayerHost[];

/** Requests to players of other hosts, in order. */
export interface PlayerRequests {
  readonly urls: string[];
}

/** Fulfills and records requests to the hosts of players. */
export async function mockPlayers(page: Page, hosts: readonly PlayerHost[] = everyHost): Promise<PlayerRequests> {
  const urls: string[] = [];
  for (const host of hosts) {
    await page.context().route(playerHosts[host], async (route) => {
      urls.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    });
  }
  return { urls };
}

/** Simulates unreachable hosts, as behind a firewall. */
export async function blockPlayers(page: Page): Promise<void> {
  for (const host of everyHost) await page.context().route(playerHosts[host], (route) => route.abort());
}

/** Simulates hosts that accept connections and never answer. */
export async function stallPlayers(page: Page): Promise<void> {
  // A route that is never settled holds the request.
  for (const host of everyHost) await page.context().route(playerHosts[host], () => undefined);
}

export function parseVimeoId(vimeoId = '') {
  const [id = '', query = ''] = vimeoId.split('?');
  return { id, hash: new URLSearchParams(query).get('h') };
}
