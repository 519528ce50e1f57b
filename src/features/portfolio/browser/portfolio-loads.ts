import type * as Client from './portfolio-client.ts';

/**
 * The functions of portfolio-client.ts, loaded with the first need for data: a visitor who only looks at the grid needs
 * none. They also throw a TypeError where that file does not load.
 */
let client: typeof Client | undefined;

async function loadClient(): Promise<typeof Client> {
  client ??= await import('./portfolio-client.ts');
  return client;
}

export const loadPage: typeof Client.loadPage = async (...place) => (await loadClient()).loadPage(...place);

export const loadVideo: typeof Client.loadVideo = async (slug) => (await loadClient()).loadVideo(slug);

export const findVideo: typeof Client.findVideo = (slug) => client?.findVideo(slug);

export const cancelLoads: typeof Client.cancelLoads = async () => client?.cancelLoads();

export const isCancelled: typeof Client.isCancelled = (reason) => client?.isCancelled(reason) ?? false;
