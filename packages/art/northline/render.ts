/** `node packages/art/northline/render.ts`: draws the pictures of examples/northline. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../lib/shots.ts';
import { portraits } from './portraits.ts';
import { posters } from './posters.ts';
import { drawStill, stillNames } from './stills.ts';

const media = path.join(projectRoot, 'examples/northline/media');

/** @param crop what is kept of the drawing, where that is not all of it. */
async function save(file: string, drawing: string, size: readonly [number, number], saved = size): Promise<void> {
  const [width, height] = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  const place = path.join(media, file);
  await mkdir(path.dirname(place), { recursive: true });
  await sharp(Buffer.from(svg))
    .resize(saved[0], saved[1])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(place);
}

/** Articles show these of the wide pictures. */
const inArticles = ['studio-room', 'remote-call', 'mixing-desk'] as const;

for (const [name, draw] of Object.entries(posters)) await save(`posters/${name}.jpg`, draw(), [1280, 720]);
for (const name of stillNames) await save(`stills/${name}.jpg`, drawStill(name), [1600, 670]);
for (const name of inArticles) await save(`blog/${name}.jpg`, drawStill(name), [1600, 670], [1200, 502]);
for (const [name, draw] of Object.entries(portraits)) await save(`portraits/${name}.jpg`, draw(), [800, 1000]);
