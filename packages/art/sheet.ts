/** Contact sheets. node packages/art/sheet.ts <shots.json|folder> <out.png> [--columns 3] [--rows 4] [--width 480] */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadShots, projectRoot } from './lib/shots.ts';

/** Picture files of a folder, or of a shot list in its order. */
export function picturesOf(source: string): string[] {
  if (statSync(source).isDirectory()) {
    return readdirSync(source)
      .filter((file) => /\.(jpe?g|png)$/.test(file))
      .sort()
      .map((file) => path.join(source, file));
  }
  return loadShots([source]).map((shot) => path.join(projectRoot, shot.out));
}

/** Writes one PNG a page: out-1.png, out-2.png … */
export async function writeSheets(
  files: string[],
  out: string,
  columns: number,
  rows: number,
  width: number,
): Promise<void> {
  const perPage = columns * rows;
  const height = Math.round((width * 9) / 16);
  mkdirSync(path.dirname(out), { recursive: true });
  for (let page = 0; page * perPage < files.length; page++) {
    const tiles = await Promise.all(
      files.slice(page * perPage, (page + 1) * perPage).map(async (file, i) => ({
        input: await sharp(file).resize(width, height).toBuffer(),
        left: (i % columns) * (width + 6),
        top: Math.floor(i / columns) * (height + 6),
      })),
    );
    await sharp({
      create: { width: columns * (width + 6), height: rows * (height + 6), channels: 3, background: '#181818' },
    })
      .composite(tiles)
      .png()
      .toFile(out.replace(/(\.png)?$/, `-${page + 1}.png`));
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      columns: { type: 'string', default: '3' },
      rows: { type: 'string', default: '4' },
      width: { type: 'string', default: '480' },
      only: { type: 'string' },
    },
  });
  const [source = '', out = '/tmp/art/sheet.png'] = positionals;
  const only = values.only?.split(',');
  const files = picturesOf(source).filter((file) => !only || only.includes(path.parse(file).name));
  await writeSheets(files, out, Number(values.columns), Number(values.rows), Number(values.width));
}
