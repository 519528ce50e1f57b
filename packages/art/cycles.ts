/**
 * Ray-traced pictures: runs Blender (Cycles) on the scenes of packages/art/cycles and prints what it renders as film.
 * node packages/art/cycles.ts [--only name,…] [--fast] [--force]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectRoot } from './lib/shots.ts';
import { encodeJpeg } from './render.ts';

/** One picture, or a loop when it has `frames`. */
export interface CyclesShot {
  name: string;
  /** Script in packages/art/cycles, without its ending. */
  scene: string;
  /** What the script is asked for, passed on as key=value. */
  args?: Record<string, string | number>;
  samples: number;
  width: number;
  height: number;
  /** Output file from the project root; of a loop without its ending. */
  out: string;
  /** Largest allowed file in kB (220). */
  maxKb?: number;
  /** Size of the render against the picture (1); above 1 it is scaled down to it. */
  scale?: number;
  /** Frames of a seamless loop at 24 a second. */
  frames?: number;
  /** Files in which `frames` are printed side by side, in place of a loop: sheets.ts makes them. */
  sheets?: number;
  /** Rendered frames a second (24); the frames between them are reckoned. */
  rate?: number;
  print?: Partial<Print>;
  /** Not judged yet: made only when named. */
  draft?: boolean;
}

/** How a render is printed. */
interface Print {
  /** Strength of the noise filter of a loop's frames (ffmpeg's nlmeans), 0 for none. */
  denoise: number;
  /** Share of a still with its noise that denoise.py leaves, for powder and hair. */
  keep: number;
  grain: number;
  vignette: number;
  /** Teal in the shadows, orange in the highlights. */
  grade: number;
  gain: number;
  contrast: number;
}

const defaults: Print = { denoise: 8, keep: 0, grain: 5, vignette: 0.3, grade: 0.5, gain: 1, contrast: 1.04 };
const sceneFolder = path.join(import.meta.dirname, 'cycles');
const shotFolder = path.join(import.meta.dirname, 'shots');
const cache = path.join(projectRoot, '.cache/art');
const fps = 24;

/** Runs a program; rejects with the end of what it said when it fails. */
export async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (data: Buffer): void => {
    said = (said + data.toString()).slice(-3000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      // Blender ends with 0 even when its script failed
      if (code === 0 && !said.includes('Traceback')) resolve();
      else reject(new Error(`${program}: ${said.replace(/^Fra:.*\n/gm, '')}`));
    });
  });
}

/** All shots of shots/cycles.json and shots/cycles-*.json. */
export function loadShots(): CyclesShot[] {
  const files = readdirSync(shotFolder).filter((file) => /^cycles(-.+)?\.json$/.test(file));
  return files.flatMap((file) => JSON.parse(readFileSync(path.join(shotFolder, file), 'utf8')) as CyclesShot[]);
}

/** Absolute path of a shot's script. */
function script(shot: CyclesShot): string {
  return path.join(sceneFolder, `${shot.scene}.py`);
}

/** Renders a shot into the cache, unless the same is there; returns the file, `#` standing for the frame's number. */
export async function expose(shot: CyclesShot, fast: boolean): Promise<string> {
  const { scene, args = {}, samples, width, height, scale = 1, frames = 0 } = shot;
  const source = readFileSync(script(shot), 'utf8');
  const settings = JSON.stringify({ scene, args, samples, width, height, scale, frames, source });
  const key = createHash('sha256').update(settings).digest('hex').slice(0, 10);
  const still = frames === 0 || fast;
  const file = fast
    ? path.join(tmpdir(), `${shot.name}-fast.png`)
    : path.join(cache, `${shot.name}-${key}${still ? '' : '/#'}.png`);
  // a loop's frames are cleaned by their neighbors
  const guided = !fast && (frames === 0 || shot.sheets !== undefined);
  const last = file.replace('#', String(frames - 1).padStart(4, '0'));
  if (!fast && existsSync(guided ? last.replace('.png', '.normal.exr') : last)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const size = fast
    ? [480, Math.round((480 * height) / width)]
    : [Math.round(width * scale), Math.round(height * scale)];
  const options = {
    out: file,
    width: size[0],
    height: size[1],
    samples: fast ? 8 : samples,
    frames: still ? 0 : frames,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const pairs = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
  await run('blender', [
    '-b',
    '--factory-startup',
    '-P',
    script(shot),
    '--',
    ...flags,
    ...(guided ? ['--guides'] : []),
    ...pairs,
  ]);
  return file;
}

/** Normal chance from a seed, the same each time. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  return () => uniform() + uniform() + uniform() + uniform() - 2;
}

/** Prints a render: noise off, split tone, tone curve, vignette and grain; raw RGB of the shot's size. */
export async function print(file: string, shot: CyclesShot): Promise<Buffer> {
  const settings = { ...defaults, ...shot.print };
  const negative = file.replace('.png', '.clean.png');
  const script = path.join(import.meta.dirname, 'denoise/denoise.py');
  await run('/usr/bin/python3', [script, file, negative, String(settings.keep)]);
  const { width, height } = shot;
  const fitted = sharp(negative).removeAlpha().resize(width, height, { kernel: 'lanczos3' });
  const rgb = await fitted.sharpen({ sigma: 0.7, m1: 0.3, m2: 0.6 }).toColourspace('srgb').raw().toBuffer();
  const normal = chance(shot.name.length * 7919 + width);
  const pixels = new Uint8ClampedArray(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const x = ((i / 3) % width) / width - 0.5;
    const y = (Math.floor(i / 3 / width) / height - 0.5) * (height / width) * 1.3;
    const fall = 1 - settings.vignette * Math.min(1, 2.4 * (x * x + y * y)) ** 1.2;
    const light = ((rgb[i] ?? 0) * 0.3 + (rgb[i + 1] ?? 0) * 0.59 + (rgb[i + 2] ?? 0) * 0.11) / 255;
    const shadow = settings.grade * (1 - light) ** 4 * 7;
    const high = settings.grade * light ** 1.5 * 8;
    const tint = [high - shadow * 0.6, shadow * 0.55, shadow - high];
    // grain is strongest between black and white
    const grain = normal() * settings.grain * (0.35 + 2.2 * Math.sqrt(light) * (1 - light));
    for (let c = 0; c < 3; c++) {
      const value = (rgb[i + c] ?? 0) * settings.gain * fall;
      const curved = 60 + (value - 60) * settings.contrast + (tint[c] ?? 0) * Math.min(1, value / 24);
      pixels[i + c] = curved + grain + normal() * 0.5;
    }
  }
  return Buffer.from(pixels.buffer);
}

/** Encodes frames to AV1 and H.264, each at the best quality that fits; returns their sizes. */
async function encodeLoop(pattern: string, shot: CyclesShot): Promise<string> {
  const { denoise } = { ...defaults, ...shot.print };
  const rate = shot.rate ?? fps;
  const count = Math.round(((shot.frames ?? 0) * fps) / rate);
  // the reel runs three times and its second round is kept, so that the filters over time have no beginning or end
  const filter = [
    `gblur=sigma=0.7,nlmeans=s=${String(denoise)}:p=7:r=11,tmix=frames=3:weights='1 2 1',hqdn3d=2:2:6:6`,
    ...(rate < fps ? [`minterpolate=fps=${String(fps)}:mi_mode=mci:scd=none`] : []),
    `trim=start_frame=${String(count)}:end_frame=${String(2 * count)}`,
    'setpts=PTS-STARTPTS',
    `scale=${String(shot.width)}:${String(shot.height)}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
  ].join();
  const clean = path.join(path.dirname(pattern), 'clean.mkv');
  const input = ['-r', String(rate), '-stream_loop', '2', '-i', pattern.replace('#', '%04d')];
  await run('ffmpeg', ['-v', 'error', '-y', ...input, '-vf', `format=yuv444p,${filter}`, '-c:v', 'ffv1', clean]);
  const encoders = [
    { ending: '.mp4', crf: 20, codec: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -aq-mode 3' },
    { ending: '.av1.mp4', crf: 26, codec: '-c:v libsvtav1 -preset 5 -pix_fmt yuv420p10le' },
  ];
  const color = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -movflags +faststart';
  const sizes: string[] = [];
  for (const { ending, crf: best, codec } of encoders) {
    const part = path.join(path.dirname(pattern), `loop${ending}`);
    for (let crf = best, size = Infinity; size > (shot.maxKb ?? 150) * 1000; crf += 2) {
      if (crf > 62) throw new Error(`${shot.name}${ending} does not fit`);
      const quality = ['-crf', String(crf), '-g', String(count), '-an', '-map_metadata', '-1'];
      await run('ffmpeg', [
        '-v',
        'error',
        '-y',
        '-i',
        clean,
        ...codec.split(' '),
        ...quality,
        ...color.split(' '),
        part,
      ]);
      size = statSync(part).size;
    }
    writeFileSync(path.join(projectRoot, shot.out + ending), readFileSync(part));
    sizes.push(`${ending} ${String(Math.round(statSync(part).size / 1000))} kB`);
  }
  return sizes.join(', ');
}

/** True when the output is newer than its script (after a change of the shot's settings use --force). */
function isFresh(shot: CyclesShot): boolean {
  const out = path.join(projectRoot, shot.frames === undefined ? shot.out : `${shot.out}.mp4`);
  return existsSync(out) && statSync(out).mtimeMs > statSync(script(shot)).mtimeMs;
}

/** Makes one shot; returns what to report. */
async function make(shot: CyclesShot, fast: boolean): Promise<string> {
  const file = await expose(shot, fast);
  if (fast) return file;
  mkdirSync(path.dirname(path.join(projectRoot, shot.out)), { recursive: true });
  if (shot.frames !== undefined) return encodeLoop(file, shot);
  const rgb = await print(file, shot);
  const { name, scene, width, height, out, maxKb = 220 } = shot;
  const wish = { name, scene, out, width, height, maxKb, seed: 0, palette: [], p: [], quality: 84 };
  const jpeg = await encodeJpeg(rgb, wish);
  writeFileSync(path.join(projectRoot, out), jpeg);
  return `${String(Math.round(jpeg.length / 1000))} kB`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, fast: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const only = values.only ? new Set(values.only.split(',')) : undefined;
  const fast = values.fast === true;
  for (const shot of loadShots()) {
    if (shot.sheets !== undefined && !fast) continue;
    if (only ? !only.has(shot.name) : shot.draft) continue;
    if (!fast && values.force !== true && isFresh(shot)) continue;
    const start = performance.now();
    try {
      const report = await make(shot, fast);
      console.log(`${shot.name}  ${((performance.now() - start) / 1000).toFixed(1)} s  ${report}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

if (import.meta.main) await main();
