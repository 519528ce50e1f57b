import type { Courtesy } from '../hosts/courtesy.ts';
import type { Hosts } from '../hosts/hosts.ts';
import { mostOembedBytes, oembedAddress, readOembed, youtubePicture, type Finding } from '../hosts/oembed.ts';
import type { HostedVideo } from '../hosts/video-link.ts';
import type { Verdict } from './link.ts';

const kinds: Readonly<Record<Finding['kind'], Verdict['kind']>> = {
  found: 'fine',
  removed: 'removed',
  private: 'private',
  limited: 'refused',
  down: 'down',
  slow: 'slow',
  garbage: 'garbage',
};

/** Every video of YouTube that is there has this picture, those that may not be embedded too. */
async function lacksPicture(id: string, courtesy: Courtesy, hosts: Hosts): Promise<boolean> {
  const answer = await courtesy.ask({ address: youtubePicture(hosts, id, 'hqdefault') });
  return answer.kind === 'answered' && answer.status === 404;
}

/**
 * Asks a video's host whether this site may show it.
 * @param origin the site's address: Vimeo answers for the site that asks.
 */
export async function askVideo(
  video: HostedVideo,
  { courtesy, hosts, origin }: { courtesy: Courtesy; hosts: Hosts; origin: string },
): Promise<Verdict> {
  const address = oembedAddress(hosts, video);
  const answer = await courtesy.ask({ address, referer: `${origin}/`, mostBytes: mostOembedBytes, follow: true });
  const finding = readOembed(answer, video, hosts);
  const kind = kinds[finding.kind];
  if (video.host === 'youtube' && kind !== 'removed' && (await lacksPicture(video.id, courtesy, hosts))) {
    return { kind: 'removed', detail: 'has no picture any more' };
  }
  return { kind, detail: finding.kind === 'found' ? '' : finding.detail };
}
