/**
 * Makes the team portraits from people.json.
 * node packages/art/portraits/render.ts [slug…] [--draft folder]   (a draft is a quarter of the size)
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { paintBackdrop } from './backdrop.ts';
import { expose, fold, type View } from './camera.ts';
import { print } from './film.ts';
import { light, type Surface } from './light.ts';
import { mul, type V3 } from './math.ts';
import { build, type Sitter } from './sitter.ts';

const skins: V3[] = [
  [0.36, 0.23, 0.17],
  [0.28, 0.165, 0.11],
  [0.19, 0.1, 0.06],
  [0.1, 0.05, 0.03],
];

/** What a sitter is made of. */
function surfacesOf(sitter: Sitter): Map<string, Surface> {
  const hair = sitter.hairColor ?? [0.035, 0.024, 0.018];
  const cloth = sitter.cloth ?? [0.03, 0.032, 0.036];
  return new Map<string, Surface>([
    ['skin', { color: skins[sitter.skin] ?? [0.2, 0.12, 0.08], gloss: 0.32, fuzz: 0.3 }],
    ['hair', { color: mul(hair, 2.2), gloss: 0, fuzz: 0 }],
    ['locks', { color: hair, gloss: 0.02, fuzz: 1.5 }],
    ['cloth', { color: cloth, gloss: 0.02, fuzz: 2 }],
    ['cloth2', { color: mul(cloth, 1.5), gloss: 0.04, fuzz: 2.4 }],
    ['shirt', { color: [0.2, 0.2, 0.2], gloss: 0.02, fuzz: 0.8 }],
    ['hat', { color: mul(cloth, 1.4), gloss: 0.03, fuzz: 2.2 }],
    ['hatband', { color: [0.02, 0.02, 0.02], gloss: 0.25, fuzz: 0.4 }],
    ['knit', { color: mul(cloth, 1.6), gloss: 0, fuzz: 3 }],
    ['frame', { color: [0.015, 0.015, 0.016], gloss: 0.75, fuzz: 0 }],
    ['plastic', { color: [0.02, 0.021, 0.023], gloss: 0.4, fuzz: 0.2 }],
    ['pad', { color: [0.025, 0.024, 0.023], gloss: 0.1, fuzz: 0.8 }],
    ['metal', { color: [0.1, 0.1, 0.1], gloss: 0.7, fuzz: 0 }],
    ['gold', { color: [0.4, 0.26, 0.1], gloss: 0.7, fuzz: 0 }],
    ['wood', { color: [0.16, 0.1, 0.06], gloss: 0.1, fuzz: 0.5 }],
    ['fur', { color: [0.06, 0.06, 0.06], gloss: 0, fuzz: 4 }],
  ]);
}

async function portrait(sitter: Sitter, seed: number, width: number): Promise<Buffer> {
  const { model, focus } = build(sitter);
  const surfaces = surfacesOf(sitter);
  const numbers = new Map([...surfaces.keys()].map((name, i) => [name, i]));
  const [x, y, span] = sitter.view;
  const view: View = { width: width * fold, height: width * 1.25 * fold, center: [x, y, 0], span };
  const layer = light(model, expose(model, view, numbers), view, [...surfaces.values()], numbers);
  return print(layer, paintBackdrop({ seed, ...sitter.backdrop }), focus, seed);
}

const root = path.resolve(import.meta.dirname, '../../..');
const people = JSON.parse(readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8')) as Sitter[];
const { values, positionals } = parseArgs({ allowPositionals: true, options: { draft: { type: 'string' } } });
const wanted = new Set(positionals);
const folder = values.draft ?? path.join(root, 'content/media/portraits');
for (const [index, sitter] of people.entries()) {
  if (wanted.size > 0 && !wanted.has(sitter.slug)) continue;
  const start = performance.now();
  const jpeg = await portrait(sitter, index + 1, values.draft ? 400 : 800);
  const out = path.join(folder, `${sitter.slug}.jpg`);
  mkdirSync(path.dirname(out), { recursive: true });
  writeFileSync(out, jpeg);
  console.log(
    `${sitter.slug}  ${((performance.now() - start) / 1000).toFixed(1)} s  ${Math.round(jpeg.length / 1000)} kB`,
  );
}
