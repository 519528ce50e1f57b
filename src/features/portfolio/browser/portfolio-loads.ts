import type { PortfolioPage, PortfolioVideo } from '../portfolio-data.ts';
import type * as Client from './portfolio-client.ts';

/**
 * What loads and keeps data comes with the first need for data: a grid that is only looked at has none. The functions are
 * those of portfolio-client.ts. They also throw a TypeError where that file does not load.
 */
let client: typeof Client | undefined;

async function loadClient(): Promise<typeof Client> {
  client ??= await import('./portfolio-client.ts');
  return client;
}

export async function loadPage(...place: Parameters<typeof Client.loadPage>): Promise<PortfolioPage> {
  return (await loadClient()).loadPage(...place);
}

export async function loadVideo(slug: string): Promise<PortfolioVideo> {
  return (await loadClient()).loadVideo(slug);
}

export function findVideo(slug: string): PortfolioVideo | undefined {
  return client?.findVideo(slug);
}

export async function cancelLoads(): Promise<void> {
  await client?.cancelLoads();
}

export function isCancelled(reason: unknown): boolean {
  return client?.isCancelled(reason) ?? false;
}
