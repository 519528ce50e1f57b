/**
 * Names near twins among the posters and exits 1 when there are any.
 * node packages/art/check-variety.ts [folder] [--bits 52] [--color 26]
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectRoot } from './lib/shots.ts';

/** What two pictures are compared by: a 16 by 16 difference hash and the mean color. */
export interface Fingerprint {
  name: string;
  hash: Uint8Array;
  mean: [number, number, number];
}

/** Fingerprint of a picture file. */
export async function fingerprintOf(file: string): Promise<Fingerprint> {
  const { data: gray, info } = await sharp(file)
    .greyscale()
    .resize(17, 16, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = new Uint8Array(256);
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const at = (y * 17 + x) * info.channels;
      hash[y * 16 + x] = (gray[at] ?? 0) > (gray[at + info.channels] ?? 0) ? 1 : 0;
    }
  }
  const { channels } = await sharp(file).removeAlpha().stats();
  const [r = 0, g = 0, b = 0] = channels.map((channel) => channel.mean);
  return { name: path.parse(file).name, hash, mean: [r, g, b] };
}

/** Differing hash bits of two fingerprints, of 256. */
export function bitsApart(a: Fingerprint, b: Fingerprint): number {
  return a.hash.reduce((sum, bit, i) => sum + (bit === b.hash[i] ? 0 : 1), 0);
}

/** Distance of the mean colors, 0 to 441. */
export function colorApart(a: Fingerprint, b: Fingerprint): number {
  return Math.hypot(a.mean[0] - b.mean[0], a.mean[1] - b.mean[1], a.mean[2] - b.mean[2]);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { bits: { type: 'string', default: '52' }, color: { type: 'string', default: '26' } },
  });
  const folder = positionals[0] ?? path.join(projectRoot, 'content/media/posters');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.jpg'))
    .sort();
  const prints = await Promise.all(files.map((file) => fingerprintOf(path.join(folder, file))));
  let twins = 0;
  let closest = { bits: 257, names: '' };
  for (const [i, a] of prints.entries()) {
    for (const b of prints.slice(i + 1)) {
      const bits = bitsApart(a, b);
      const color = colorApart(a, b);
      if (bits < closest.bits) closest = { bits, names: `${a.name} / ${b.name}` };
      // a very close hash is a twin in any color; a close one needs a close color too
      if (bits < Number(values.bits) / 2 || (bits < Number(values.bits) && color < Number(values.color))) {
        twins++;
        console.log(`near twins: ${a.name} / ${b.name} (${bits} bits, color ${color.toFixed(0)})`);
      }
    }
  }
  console.log(`${prints.length} pictures, ${twins} near twins; closest ${closest.names} (${closest.bits} bits)`);
  if (twins > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
