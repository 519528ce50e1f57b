import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/model/files/list-files.ts';
import { parseVideoLink, videoPage, type HostedVideo } from '@site/model/video/video-link.ts';

/** A video on Vimeo or YouTube, with all places that show it. */
export interface Player {
  readonly video: HostedVideo;
  /** Its page at the host. */
  readonly page: string;
  /** Such as content/videos/title.yaml:3. */
  readonly places: readonly string[];
}

/** An address in a field, a text or a tag; or a bare Vimeo number in its field. */
const written = /https?:\/\/[^\s"'<>(){}[\]]+|(?<=^vimeoId: *['"]?)\d[\w?=]*/g;

/**
 * The players in a content folder, in every language.
 * @param folder the content folder.
 */
export function listPlayers(folder: string): Player[] {
  const players = new Map<string, { readonly video: HostedVideo; readonly places: string[] }>();
  for (const file of listFiles(folder).filter((name) => /\.(?:yaml|mdoc)$/.test(name))) {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [text] of line.matchAll(written)) {
        const video = parseVideoLink(/^\d/.test(text) ? `https://vimeo.com/${text}` : text);
        if (!video) continue;
        const player = players.get(videoPage(video)) ?? { video, places: [] };
        player.places.push(`${path.basename(folder)}/${file}:${index + 1}`);
        players.set(videoPage(video), player);
      }
    }
  }
  return [...players].map(([page, player]) => ({ page, ...player }));
}
