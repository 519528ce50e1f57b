/**
 * Makes pictures from shot lists.
 * node packages/art/render.ts <shots.json…> [--only name,…] [--force] [--fast]
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openDarkroom } from './lib/darkroom.ts';
import { isFresh, loadShots, projectRoot, type Shot } from './lib/shots.ts';

/** JPEG of raw RGB, its quality lowered until it fits the shot's size limit. */
export async function encodeJpeg(rgb: Buffer, shot: Shot): Promise<Buffer> {
  const limit = (shot.maxKb ?? 220) * 1000;
  let quality = shot.quality ?? 80;
  for (;;) {
    const jpeg = await sharp(rgb, { raw: { width: shot.width, height: shot.height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, progressive: true })
      .toBuffer();
    if (jpeg.length <= limit || quality <= 40) return jpeg;
    quality -= 4;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, force: { type: 'boolean' }, fast: { type: 'boolean' } },
  });
  const shots = loadShots(positionals);
  const only = values.only ? new Set(values.only.split(',')) : undefined;
  const times = new Map(positionals.flatMap((file) => loadShots([file]).map((s) => [s.name, statSync(file).mtimeMs])));
  const wanted = shots.filter((s) => {
    if (only && !only.has(s.name)) return false;
    return values.force === true || !isFresh(s, times.get(s.name) ?? 0);
  });
  if (wanted.length === 0) return;
  let darkroom = await openDarkroom();
  let failed = 0;
  for (const shot of wanted) {
    const start = performance.now();
    try {
      const wish = values.fast ? { ...shot, samples: 2 } : shot;
      // a lost browser is opened again once a shot
      const rgb = await darkroom.develop(wish).catch(async () => {
        await darkroom.close().catch(() => undefined);
        darkroom = await openDarkroom();
        return darkroom.develop(wish);
      });
      const jpeg = await encodeJpeg(rgb, shot);
      const out = path.join(projectRoot, shot.out);
      mkdirSync(path.dirname(out), { recursive: true });
      writeFileSync(out, jpeg);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${shot.name}  ${shot.scene}  ${seconds} s  ${Math.round(jpeg.length / 1000)} kB`);
    } catch (error) {
      failed++;
      console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await darkroom.close();
  if (failed > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
