import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { askHost, type Finding, type Hosts, type VideoFacts } from '../hosts/oembed.ts';
import { request, type RequestOptions } from '../hosts/request.ts';
import {
  hostNames,
  parseVideoLink,
  playerAddress,
  vimeoNumber,
  type HostedVideo,
} from '@site/model/video/video-link.ts';
import { makePicture, PictureError } from '../media/make-picture.ts';
import type { CollectionName } from './collections.ts';
import { valuesOf } from './new-entry.ts';
import { EntryError } from './entry-error.ts';

interface LinkedVideo {
  /** Certain values. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Likely values, to be confirmed. */
  readonly suggestions: Readonly<Record<string, unknown>>;
  /**
   * Downloads the host's thumbnail as a poster.
   * @returns undefined if the host has none that is large enough.
   */
  readonly loadPoster: () => Promise<Buffer | undefined>;
}

interface LinkOptions {
  readonly content: string;
  readonly hosts: Hosts;
  readonly signal?: AbortSignal;
  /** The entry being edited; no other entry may show the same video. */
  readonly slug?: string;
}

const linkAdvice =
  'write the link of a video on Vimeo or YouTube, such as https://vimeo.com/123456789 or https://youtu.be/aqz-KE-bpKQ';

/** Posters of 1280×720 have a few hundred kilobytes. */
const maxPictureBytes = 20_000_000;

type Trouble = Exclude<Finding['kind'], 'found'>;

function adviseOn(kind: Trouble, { host, hash }: HostedVideo): string {
  const advice: Readonly<Record<Trouble, string>> = {
    removed:
      host === 'vimeo' && hash === undefined
        ? 'the video does not exist, or it is unlisted: copy its link from Vimeo, which then has a second part'
        : 'the video does not exist: open the link in a browser, and copy it again',
    private:
      host === 'vimeo'
        ? 'the video is private, or may not be shown on this site: change "Embed" in its privacy settings, then try again'
        : 'the video is private, or YouTube may not let other sites show it: allow embedding in its settings, then try again',
    limited: 'there were too many requests, so try again in an hour',
    slow: 'try again later',
    garbage: 'try again later',
    down: 'check that this computer is online, or try again later',
  };
  return advice[kind];
}

function videoIdOf(entry: RawEntry): string | undefined {
  const { vimeoId, src } = valuesOf(entry);
  if (typeof vimeoId === 'string') return vimeoId.split('?')[0];
  return typeof src === 'string' && src.startsWith('https:') ? parseVideoLink(src)?.id : undefined;
}

async function loadPoster(
  { pictures }: VideoFacts,
  options: Omit<RequestOptions, 'maxBytes'>,
): Promise<Buffer | undefined> {
  for (const address of pictures.filter((picture) => URL.canParse(picture))) {
    const answer = await request(address, { ...options, maxBytes: maxPictureBytes });
    if (answer.kind !== 'answered' || answer.status !== 200) continue;
    try {
      return await makePicture('posters', answer.body);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
    }
  }
  return undefined;
}

function pickFields(name: CollectionName, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { shape } = contentFiles[name].schema;
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => field in shape && value !== undefined));
}

/** @throws EntryError if the link isn't a video's. */
function parseLink(link: string): HostedVideo {
  const video = parseVideoLink(link);
  if (!video) throw new EntryError(`"${link}" does not lead to a video: ${linkAdvice}.`);
  return video;
}

/**
 * Asks a video's host for the fields of an entry.
 * @param name the entry's collection.
 * @throws EntryError with a sentence that says why the video cannot be added.
 */
export async function readVideoLink(name: CollectionName, link: string, options: LinkOptions): Promise<LinkedVideo> {
  const { content, hosts, signal, slug } = options;
  const video = parseLink(link);
  const { entries } = readContent(content);
  const same = entries.find((entry) => entry.name === name && entry.slug !== slug && videoIdOf(entry) === video.id);
  if (same) throw new EntryError(`${same.file} has this video already (${video.id}): change that file.`);

  const hasNumber = video.host === 'vimeo' && 'vimeoId' in contentFiles[name].schema.shape;
  const fromLink = hasNumber ? { vimeoId: vimeoNumber(video) } : { src: playerAddress(video) };
  const { origin } = await readSite(pathToFileURL(`${content}${path.sep}`));
  const from = { referer: `${origin}/`, userAgent: `Mozilla/5.0 (compatible; site editor; +${origin})`, signal };
  const finding = await askHost(video, hosts, from);
  if (finding.kind !== 'found') {
    throw new EntryError(`${hostNames[video.host]} ${finding.detail}: ${adviseOn(finding.kind, video)}.`);
  }
  const { title, author, published, durationSeconds } = finding.facts;
  return {
    facts: pickFields(name, { ...fromLink, published, durationSeconds }),
    suggestions: pickFields(name, {
      title,
      artist: author,
      year: published === undefined ? undefined : Number(published.slice(0, 4)),
      // The link may lead to a trailer.
      runtimeMinutes: durationSeconds && Math.max(1, Math.round(durationSeconds / 60)),
    }),
    loadPoster: async () => loadPoster(finding.facts, from),
  };
}
