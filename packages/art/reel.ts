/**
 * The reel: renders the moving shots of reel/shots.json with Cycles, prints them as film, cuts them on the beat and encodes.
 * node packages/art/reel.ts [--only name,…] [--fast] [--render] [--score file.wav]
 * --fast makes four small frames of each shot in the system's temp folder; --render stops when the frames are there.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './cycles.ts';
import { projectRoot } from './lib/shots.ts';

/** One shot, in the order of the cut. */
interface ReelShot {
  name: string;
  /** The film it is from, by the name of its file in content; null for none. */
  film: string | null;
  /** Script in cycles, without its ending, and what it is asked for. */
  scene: string;
  args: Record<string, string | number>;
  /** Its length; a bar has four beats. */
  beats: number;
  /** What is seen and how the camera moves, for the page that lists the shots. */
  what: string;
  /** Way of the camera: see `travel` in cycles/kit.py. */
  move: Record<string, unknown>;
  /** Rendered frames a second (12); the frames between them are reckoned. */
  rate?: number;
  /** True when sparks or drops fly in it: they are rendered alone at the full rate and printed over the rest. */
  sparks?: boolean;
  /** Samples a pixel (12). */
  samples?: number;
  print?: Partial<Print>;
}

/** How a shot is printed. */
interface Print {
  /** Strength of the noise filter over the picture; 0 leaves only the one over time. */
  denoise: number;
  /** Strength of the noise filter over time. */
  still: number;
  gain: number;
  contrast: number;
  /** Teal in the shadows, orange in the highlights. */
  grade: number;
}

const fps = 24;
const beat = 16; // frames, at 90 beats a minute
const width = 1280;
const height = 536;
const negative = { width: 864, height: 362 };
const standard: Print = { denoise: 6, still: 4, gain: 1, contrast: 1.05, grade: 0.6 };
const cache = path.join(projectRoot, '.cache/reel');
const films = path.join(projectRoot, 'content/media/films');
const shots = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reel/shots.json'), 'utf8')) as ReelShot[];

/** Renders the frames of a shot, unless the same are there; returns their pattern. */
async function expose(shot: ReelShot, fast: boolean, layer?: 'base' | 'sparks'): Promise<string> {
  const { scene, args, beats, move, samples = 12 } = shot;
  const rate = layer === 'sparks' ? fps : (shot.rate ?? fps / 2);
  const script = path.join(import.meta.dirname, 'cycles', `${scene}.py`);
  const seconds = (beats * beat) / fps;
  const size = fast ? { width: 480, height: 201 } : negative;
  const frames = fast ? 4 : Math.round(seconds * rate);
  const settings = JSON.stringify({ args, beats, move, rate, samples, layer, source: readFileSync(script, 'utf8') });
  const key = createHash('sha256').update(settings).digest('hex').slice(0, 10);
  const folder = fast ? path.join(tmpdir(), 'reel-fast') : path.join(cache, `${shot.name}-${layer === 'sparks' ? 'sparks-' : ''}${key}`);
  const pattern = path.join(folder, `${fast ? `${shot.name}-${layer === 'sparks' ? 'sparks-' : ''}` : ''}#.png`);
  if (!fast && existsSync(pattern.replace('#', String(frames - 1).padStart(4, '0')))) return pattern;
  mkdirSync(folder, { recursive: true });
  const options = { out: pattern, ...size, samples: fast ? 6 : samples, frames, seconds };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const pairs = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
  pairs.push(`move=${JSON.stringify(move)}`, ...(layer ? [`layer=${layer}`] : []));
  await run('blender', ['-b', '--factory-startup', '-P', script, '--', ...flags, ...pairs]);
  return pattern;
}

/** Writes the print's color table: split tone and tone curve, as in the posters. */
function colorTable(print: Print): string {
  const steps = 33;
  const lines = [`LUT_3D_SIZE ${String(steps)}`];
  for (let i = 0; i < steps ** 3; i++) {
    const rgb = [i % steps, Math.floor(i / steps) % steps, Math.floor(i / steps ** 2)].map((k) => k / (steps - 1));
    const [r = 0, g = 0, b = 0] = rgb;
    const light = r * 0.3 + g * 0.59 + b * 0.11;
    const shadow = print.grade * (1 - light) ** 4 * 7;
    const high = print.grade * light ** 1.5 * 8;
    const tint = [high - shadow * 0.6, shadow * 0.55, shadow - high];
    const printed = rgb.map((level, c) => {
      const value = level * 255 * print.gain;
      return (60 + (value - 60) * print.contrast + (tint[c] ?? 0) * Math.min(1, value / 24)) / 255;
    });
    lines.push(printed.map((level) => Math.min(1, Math.max(0, level)).toFixed(5)).join(' '));
  }
  const file = path.join(cache, `print-${createHash('sha256').update(lines.join()).digest('hex').slice(0, 8)}.cube`);
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Prints a shot's frames as a clip of its exact length; returns the file. */
async function develop(shot: ReelShot, pattern: string, sparks?: string): Promise<string> {
  const print = { ...standard, ...shot.print };
  const clip = path.join(path.dirname(pattern), 'clip.mkv');
  const rate = shot.rate ?? fps / 2;
  const count = shot.beats * beat;
  const filter = [
    'format=gbrp10',
    ...(print.denoise > 0 ? [`format=gbrp,nlmeans=s=${String(print.denoise)}:p=5:r=9,format=gbrp10`] : []),
    `format=yuv444p10,hqdn3d=${[1, 1, 1.5, 1.5].map((k) => String(print.still * k)).join(':')}`,
    // the last frame is held for the time filter to have one to go to
    'tpad=stop_mode=clone:stop=3',
    ...(rate < fps ? [`format=yuv444p,minterpolate=fps=${String(fps)}:mi_mode=mci:mc_mode=aobmc:me=epzs:vsbmc=1:scd=none`] : []),
    `trim=end_frame=${String(count)},setpts=PTS-STARTPTS`,
    `scale=${String(width)}:${String(height)}:flags=lanczos,unsharp=5:5:0.45:5:5:0`,
    `format=gbrp16,lut3d=${colorTable(print)}`,
    'format=gbrp,vignette=a=0.36',
    'format=yuv444p10,noise=c0s=5:c0f=t',
  ].join();
  const input = ['-r', String(rate), '-i', pattern.replace('#', '%04d')];
  await run('ffmpeg', ['-v', 'error', '-y', ...input, '-vf', filter, '-c:v', 'ffv1', clip]);
  return clip;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      fast: { type: 'boolean' },
      render: { type: 'boolean' },
      score: { type: 'string' },
    },
  });
  const only = values.only?.split(',');
  mkdirSync(cache, { recursive: true });
  for (const shot of shots.filter(({ name }) => !only || only.includes(name))) {
    const start = performance.now();
    const fast = values.fast === true;
    const pattern = await expose(shot, fast, shot.sparks ? 'base' : undefined);
    const sparks = shot.sparks ? await expose(shot, fast, 'sparks') : undefined;
    if (!fast && !values.render) await develop(shot, pattern, sparks);
    console.log(`${shot.name}  ${((performance.now() - start) / 1000).toFixed(0)} s  ${pattern}`);
  }
}

if (import.meta.main) await main();
