/**
 * Frames of a moment as contact sheets, three in a row, which a page plays: the shots with `sheets`.
 * node packages/art/sheets.ts [--only name,…]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { expose, loadShots, print, type CyclesShot } from './cycles.ts';
import { projectRoot } from './lib/shots.ts';

/** BurstStage.tsx cuts them up by the same number. */
const columns = 3;

/** A picture and its place on a sheet. */
interface Tile {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 };
  readonly left: number;
  readonly top: number;
}

/** Writes `out` with -1.jpg, -2.jpg and so on; returns what to report. */
async function make(shot: CyclesShot): Promise<string> {
  const { width, height, frames = 0, sheets = 1, out } = shot;
  const pattern = await expose(shot, false);
  const perSheet = frames / sheets;
  const rows = Math.ceil(perSheet / columns);
  mkdirSync(path.dirname(path.join(projectRoot, out)), { recursive: true });
  const sizes: string[] = [];
  for (let sheet = 0; sheet < sheets; sheet++) {
    const tiles: Tile[] = [];
    for (let tile = 0; tile < perSheet; tile++) {
      const number = String(sheet * perSheet + tile).padStart(4, '0');
      const input = await print(pattern.replace('#', number), shot);
      const raw = { width, height, channels: 3 } as const;
      tiles.push({ input, raw, left: (tile % columns) * width, top: Math.floor(tile / columns) * height });
    }
    const create = { width: columns * width, height: rows * height, channels: 3, background: '#000' } as const;
    const jpeg = await sharp({ create }).composite(tiles).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
    writeFileSync(path.join(projectRoot, `${out}-${String(sheet + 1)}.jpg`), jpeg);
    sizes.push(`${String(Math.round(jpeg.length / 1000))} kB`);
  }
  return sizes.join(', ');
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
for (const shot of loadShots()) {
  if (shot.sheets === undefined || (only && !only.includes(shot.name))) continue;
  console.log(`${shot.name}  ${await make(shot)}`);
}
