/**
 * Storyboards: draws scenes of packages/art/cycles as lines (Freestyle) with marker tones, on paper, with a grease pencil's notes.
 * node packages/art/paper.ts [--only name,…] [--force]
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { run } from './cycles.ts';
import { projectRoot } from './lib/shots.ts';

/** A place on the sheet in its pixels. */
type Place = readonly [number, number];

/** One drawing on the sheet. */
interface Panel {
  /** Script in packages/art/cycles, without its ending, and what it is asked for. */
  readonly scene: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** Left, top, width and height on the sheet. */
  readonly box: readonly [number, number, number, number];
  /** Part of the drawing that is shown, as shares of it: left, top, width, height. */
  readonly crop?: readonly [number, number, number, number];
}

/** One sheet of paper. */
interface Sheet {
  readonly name: string;
  readonly out: string;
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Panel[];
  /** Arrows of the grease pencil: points they pass, the last is the head. */
  readonly arrows?: readonly (readonly Place[])[];
  /** Words in pencil (`gray`) or grease pencil (`red`). */
  readonly notes?: readonly {
    readonly at: Place;
    readonly text: string;
    readonly size?: number;
    readonly red?: boolean;
  }[];
  /** Rings about what matters: middle and half axes. */
  readonly rings?: readonly (readonly [number, number, number, number])[];
  /** Degrees that the sheet lies askew (-1.2). */
  readonly turn?: number;
}

const cache = path.join(projectRoot, '.cache/art');
const list = path.join(import.meta.dirname, 'shots/paper.json');
const ratio = 16 / 9;

/** Renders the lines and tones of a panel, unless they are there. */
async function draw(panel: Panel): Promise<{ lines: string; wash: string }> {
  const script = path.join(import.meta.dirname, 'cycles', `${panel.scene}.py`);
  const { scene, args = {} } = panel;
  const settings = JSON.stringify({ scene, args, source: readFileSync(script, 'utf8') });
  const file = path.join(
    cache,
    `drawn-${scene}-${createHash('sha256').update(settings).digest('hex').slice(0, 10)}.png`,
  );
  const lines = file.replace('.png', '.lines.png');
  if (!existsSync(lines)) {
    mkdirSync(cache, { recursive: true });
    const pairs = Object.entries({ ...args, drawn: 1 }).map(([name, value]) => `${name}=${String(value)}`);
    const size = ['--width', '1120', '--height', '630', '--samples', '4'];
    await run('blender', ['-b', '--factory-startup', '-P', script, '--', '--out', file, ...size, ...pairs]);
  }
  return { lines, wash: file.replace('.png', '.wash.png') };
}

/** Random numbers from a seed, the same each time. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Noise of a grain's size, blurred, as numbers about 0. */
async function fibers(width: number, height: number, sigma: number, seed: number): Promise<Float32Array> {
  const roll = dice(seed);
  const raw = Buffer.from(Uint8Array.from({ length: width * height }, () => roll() * 255));
  const soft = await sharp(raw, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .raw()
    .toBuffer();
  const one = soft.length / (width * height);
  return Float32Array.from({ length: width * height }, (_, i) => ((soft[i * one] ?? 128) - 128) / 128);
}

/** Grays of a picture part at a size. */
async function grays(file: string, panel: Panel, soft: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  const [x, y, w, h] = panel.crop ?? [0, 0, 1, 1];
  const part = {
    left: Math.round(x * width),
    top: Math.round(y * height),
    width: Math.round(w * width),
    height: Math.round(h * height),
  };
  const picture = sharp(file).removeAlpha().extract(part).resize(panel.box[2], panel.box[3], { fit: 'cover' });
  return (soft > 0 ? picture.median(5).blur(soft) : picture).greyscale().toColourspace('b-w').raw().toBuffer();
}

/** Share of the paper's light that a marker leaves of a tone from 0 to 1. */
function marker(tone: number, streak: number): number {
  const step = (low: number): number => Math.min(1, Math.max(0, (tone + streak * 0.05 - low) / 0.025));
  return 0.5 + 0.17 * step(0.1) + 0.17 * step(0.26) + 0.16 * step(0.5);
}

/** SVG of frames, arrows, rings and notes. */
function pencil(sheet: Sheet): Buffer {
  const { width, height, panels, arrows = [], rings = [], notes = [] } = sheet;
  const frames = panels.map(
    ({ box: [x, y, w, h] }) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#1b1a19" stroke-width="3.4"/>`,
  );
  const curves = arrows.map((points) => {
    const [first = [0, 0], ...rest] = points;
    const end = points.at(-1) ?? first;
    const before = points.at(-2) ?? first;
    const turn = Math.atan2(end[1] - before[1], end[0] - before[0]);
    const wing = (side: number): string =>
      `${end[0] - 34 * Math.cos(turn + side)},${end[1] - 34 * Math.sin(turn + side)}`;
    const way =
      rest.length === 2
        ? `Q${rest.map((point) => point.join()).join(' ')}`
        : rest.map((point) => `L${point.join()}`).join(' ');
    return `<path d="M${first.join()} ${way}"/><path d="M${wing(0.5)} L${end.join()} L${wing(-0.5)}"/>`;
  });
  const circles = rings.map(
    ([x, y, a, b]) =>
      `<path d="M${x - a},${y + b * 0.2} C${x - a * 0.9},${y - b * 1.3} ${x + a * 1.05},${y - b * 1.25} ${x + a},${y + b * 0.1} C${x + a * 0.9},${y + b * 1.3} ${x - a},${y + b * 1.2} ${x - a * 0.96},${y - b * 0.25}"/>`,
  );
  const words = notes.map(({ at, text, size = 40, red }) => {
    const color = red ? '#c8371a' : '#2c2b2a';
    const place = `x="${at[0]}" y="${at[1]}" font-family="Breip" font-size="${size}"`;
    // A note in red is rubbed clear of the drawing, so that no line of it runs through the words.
    const cleared = red
      ? `<text ${place} stroke="#eee7d8" stroke-width="22" stroke-linejoin="round">${text}</text>`
      : '';
    return `${cleared}<text ${place} fill="${color}" stroke="${color}" stroke-width="${red ? 1.9 : 0.9}">${text}</text>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>
<filter id="hand" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter></defs>
<g filter="url(#hand)">${frames.join('')}</g><g filter="url(#rough)" fill="none" stroke="#c8371a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" opacity="0.9">${curves.join('')}${circles.join('')}</g>${words.join('')}</svg>`);
}

/** Draws a sheet; returns the JPEG. */
async function make(sheet: Sheet): Promise<Buffer> {
  const { width, height } = sheet;
  const fine = await fibers(width, height, 0.6, 3);
  const coarse = await fibers(width, height, 7, 9);
  const ink = new Float32Array(width * height).fill(1);
  for (const panel of sheet.panels) {
    const [left, top, w, h] = panel.box;
    const { lines, wash } = await draw(panel);
    const drawn = await grays(lines, panel, 0);
    const toned = await grays(wash, panel, 2.2);
    for (let y = Math.max(0, -top); y < Math.min(h, height - top); y++) {
      for (let x = Math.max(0, -left); x < Math.min(w, width - left); x++) {
        const at = (y + top) * width + x + left;
        const streak = Math.sin((x * 0.38 + y) * 0.16) * 0.5 + (coarse[at] ?? 0) * 4;
        const tone = marker(Math.sqrt((toned[y * w + x] ?? 0) / 255), streak);
        const line = (drawn[y * w + x] ?? 255) / 255;
        ink[at] = tone * (1 - (1 - line) * (0.9 + 0.35 * (fine[at] ?? 0)));
      }
    }
  }
  const marks = await sharp(pencil(sheet)).ensureAlpha().raw().toBuffer();
  const page = new Uint8ClampedArray(width * height * 3);
  const paper = [238, 231, 216];
  const shadow = [24, 27, 34];
  for (let i = 0; i < width * height; i++) {
    const texture = 1 + 0.035 * (fine[i] ?? 0) + 0.12 * (coarse[i] ?? 0);
    // wax breaks on the grain of the paper
    const covers = ((marks[i * 4 + 3] ?? 0) / 255) * Math.min(1, Math.max(0.35, 0.92 + 0.8 * (fine[i] ?? 0)));
    for (let c = 0; c < 3; c++) {
      const under = (paper[c] ?? 0) * texture * (ink[i] ?? 1) + (1 - (ink[i] ?? 1)) * (shadow[c] ?? 0);
      page[i * 3 + c] = under * (1 - covers) + (marks[i * 4 + c] ?? 0) * covers;
    }
  }
  return light(page, sheet);
}

/** Lays the page askew under one lamp. */
async function light(page: Uint8ClampedArray, sheet: Sheet): Promise<Buffer> {
  const { width, height, turn = -1.2 } = sheet;
  const flat = sharp(Buffer.from(page.buffer), { raw: { width, height, channels: 3 } });
  const grown = Math.round(width * 1.06);
  const askew = await flat
    .resize(grown, Math.round(grown / (width / height)), { kernel: 'lanczos3' })
    .png()
    .toBuffer()
    .then((png) => sharp(png).rotate(turn, { background: '#d8d0c0' }).toBuffer());
  const { width: w, height: h } = await sharp(askew).metadata();
  const part = { left: Math.round((w - width) / 2), top: Math.round((h - height) / 2), width, height };
  const rgb = await sharp(askew).extract(part).removeAlpha().raw().toBuffer();
  const roll = dice(5);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot((x / width - 0.34) * ratio, y / height - 0.34);
      const fall = Math.max(0.2, 1.06 - 0.42 * far ** 1.5);
      const i = (y * width + x) * 3;
      const grain = (roll() + roll() - 1) * 5;
      rgb[i] = Math.min(255, Math.max(0, (rgb[i] ?? 0) * fall + grain));
      rgb[i + 1] = Math.min(255, Math.max(0, (rgb[i + 1] ?? 0) * fall ** 1.08 * 0.99 + grain));
      rgb[i + 2] = Math.min(255, Math.max(0, (rgb[i + 2] ?? 0) * fall ** 1.2 * 0.965 + grain));
    }
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } });
  const only = values.only ? new Set(values.only.split(',')) : undefined;
  for (const sheet of JSON.parse(readFileSync(list, 'utf8')) as Sheet[]) {
    const out = path.join(projectRoot, sheet.out);
    if (only && !only.has(sheet.name)) continue;
    if (values.force !== true && existsSync(out) && statSync(out).mtimeMs > statSync(list).mtimeMs) continue;
    const jpeg = await make(sheet);
    writeFileSync(out, jpeg);
    console.log(`${sheet.name}  ${String(Math.round(jpeg.length / 1000))} kB`);
  }
}

if (import.meta.main) await main();
