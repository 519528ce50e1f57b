import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { listFiles } from '@site/system/list-files.ts';

/** The music videos of the large catalog. */
export const videoCount = 10_000;

const videoSchema = z.looseObject({ id: z.number(), title: z.string(), category: z.string(), order: z.number() });

type Video = z.infer<typeof videoSchema>;

export async function readVideos(folder: string): Promise<Map<string, Video>> {
  const files = listFiles(folder).filter((file) => file.endsWith('.yaml'));
  const read = async (file: string) =>
    [file, videoSchema.parse(parse(await readFile(path.join(folder, file), 'utf8')))] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Adds variations of the music videos: `Nitrate` gives `Nitrate 2`, `Nitrate 3` and so on. @returns how many. */
export async function addVideos(folder: string): Promise<number> {
  const videos = await readVideos(folder);
  const music = [...videos].filter(([, { category }]) => category === 'music');
  const highest = (field: 'id' | 'order') => Math.max(...[...videos.values()].map((video) => video[field]));
  const [id, order] = [highest('id') + 1, highest('order') + 1];
  const added = videoCount - music.length;
  for (let at = 0; at < added; at += 1) {
    const [file, video] = music[at % music.length] ?? [];
    if (file === undefined || !video) throw new Error('content/videos has no music video to vary');
    const round = String(Math.floor(at / music.length) + 2);
    // Loops stay with the video they were made for: YAML leaves out what is undefined.
    const own = {
      ...video,
      loop: undefined,
      featuredLoop: undefined,
      id: id + at,
      title: `${video.title} ${round}`,
      order: order + at,
    };
    await writeFile(
      path.join(folder, file.replace('.yaml', `-${round}.yaml`)),
      stringify(own, { lineWidth: 0, keepUndefined: false }),
    );
  }
  return added;
}
