/**
 * The reel: renders the moving shots of reel/shots.json with Cycles, prints them as film, cuts them on the beat and encodes.
 * node packages/art/reel.ts [--only name,…] [--fast] [--render] [--score file.wav]
 * --fast makes four small frames of each shot in the system's temp folder; --render stops when the frames are there.
 * --only without them puts the shots into the films that are there, which may have been made elsewhere.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './cycles.ts';
import { projectRoot } from './lib/shots.ts';
import { encode, films, fps, keys, quiet, sizes, splice } from './reel/film.ts';
import { encodeJpeg } from './render.ts';

/** One shot, in the order of the cut. */
interface ReelShot {
  name: string;
  /** The film it is from, by the name of its file in content; null for none. */
  film: string | null;
  /** Script in cycles, without its ending, and what it is asked for. */
  scene: string;
  args: Record<string, string | number>;
  /** Its length in the cut; a bar has four beats. */
  beats: number;
  /** Length of the take that is rendered, where it is longer than what the cut uses of it. */
  take?: number;
  /** Beat of the take at which the cut goes in (0). */
  from?: number;
  /** Beat of it that the page shows as a still, where that is not its middle. */
  still?: number;
  /** What is seen and how the camera moves, for the page that lists the shots. */
  what: string;
  /** Way of the camera: see `travel` in cycles/kit.py. */
  move: Record<string, unknown>;
  /** Rendered frames a second; the frames between them are reckoned. */
  rate: number;
  /** True when sparks or drops fly in it: they are rendered alone at the full rate and printed over the rest. */
  sparks?: boolean;
  /** True when each frame is cleaned by itself as a still is (denoise.py): for much out of focus, which few samples leave grainy. */
  stills?: boolean;
  /** Samples a pixel. */
  samples: number;
  /** Pixels across of a rendered frame; it is enlarged to the film's. */
  wide?: number;
  print?: Partial<Print>;
}

/** How a shot is printed. */
interface Print {
  /** Strength of the noise filter (1); 0 for none. */
  clean: number;
  gain: number;
  contrast: number;
  /** Teal in the shadows, orange in the highlights. */
  grade: number;
  /** How far the reckoned motion is believed where it contradicts itself (0). */
  trust?: number;
}

const beat = 16; // frames, at 90 beats a minute
const width = 1280;
const height = 536;
const negative = 720; // pixels across
const standard: Print = { clean: 1, gain: 1, contrast: 1.05, grade: 0.6 };
const cache = path.join(projectRoot, '.cache/reel');
const shots = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reel/shots.json'), 'utf8')) as ReelShot[];
const length = shots.reduce((sum, { beats }) => sum + beats * beat, 0); // frames

/** Beats that are rendered of a shot. */
const taken = ({ take, beats }: ReelShot): number => take ?? beats;

/** Renders the frames of a shot, unless the same are there; returns their pattern. */
async function expose(shot: ReelShot, fast: boolean, layer?: 'base' | 'sparks'): Promise<string> {
  const { scene, args, move, samples, wide, stills } = shot;
  const beats = taken(shot);
  const rate = layer === 'sparks' ? fps : shot.rate;
  const script = path.join(import.meta.dirname, 'cycles', `${scene}.py`);
  const size = fast
    ? { width: 480, height: 201 }
    : { width: wide ?? negative, height: Math.round(((wide ?? negative) * height) / width) };
  // one more than its length, for the last reckoned frames to have one to go to
  const frames = fast ? 4 : Math.round((beats * beat * rate) / fps) + 1;
  const seconds = fast ? (beats * beat) / fps : frames / rate;
  const settings = JSON.stringify({
    args,
    beats,
    move,
    rate,
    samples,
    wide,
    layer,
    stills,
    source: readFileSync(script, 'utf8'),
  });
  const key = createHash('sha256').update(settings).digest('hex').slice(0, 10);
  const folder = fast
    ? path.join(tmpdir(), 'reel-fast')
    : path.join(cache, `${shot.name}-${layer === 'sparks' ? 'sparks-' : ''}${key}`);
  const pattern = path.join(folder, `${fast ? `${shot.name}-${layer === 'sparks' ? 'sparks-' : ''}` : ''}#.png`);
  const numbers = Array.from({ length: frames }, (_, i) => String(i).padStart(4, '0'));
  const cleaned = stills && !fast ? pattern.replace('#', 'clean-#') : pattern;
  if (!fast && existsSync(cleaned.replace('#', numbers.at(-1) ?? ''))) return cleaned;
  mkdirSync(folder, { recursive: true });
  const options = { out: pattern, ...size, samples: fast ? 6 : samples, frames, seconds };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const pairs = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`);
  pairs.push(`move=${JSON.stringify(move)}`, ...(layer ? [`layer=${layer}`] : []));
  const guides = cleaned === pattern ? [] : ['--guides'];
  await run('blender', ['-b', '--factory-startup', '-P', script, '--', ...flags, ...guides, ...pairs]);
  if (guides.length === 0) return pattern;
  const denoise = path.join(import.meta.dirname, 'denoise/denoise.py');
  for (const number of numbers) {
    await run('/usr/bin/python3', [denoise, pattern.replace('#', number), cleaned.replace('#', number), '0']);
  }
  return cleaned;
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

/** Prints a shot's frames as a clip of its take's exact length; returns the file. */
async function develop(shot: ReelShot, pattern: string, sparks?: string): Promise<string> {
  const print = { ...standard, ...shot.print };
  const between = path.join(import.meta.dirname, 'reel/between.py');
  const settings = JSON.stringify({ print, sparks, program: readFileSync(between, 'utf8') });
  const key = createHash('sha256').update(settings).digest('hex').slice(0, 8);
  const clip = path.join(path.dirname(pattern), `clip-${key}.mkv`);
  if (existsSync(clip)) return clip;
  const { rate } = shot;
  const count = taken(shot) * beat;
  const raw = path.join(path.dirname(pattern), 'clip.raw');
  const part = path.join(path.dirname(pattern), 'clip.mkv');
  const wishes = ['--rate', String(rate), '--count', String(count), '--clean', String(print.clean), '--out', raw];
  if (print.trust) wishes.push('--trust', String(print.trust));
  if (sparks) wishes.push('--sparks', sparks.replace('#', '%04d'));
  await run('/usr/bin/python3', [between, pattern.replace('#', '%04d'), ...wishes]);
  const filter = [
    `format=gbrp16,lut3d=${colorTable(print)}`,
    'format=gbrp,vignette=a=0.36',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv444p,noise=c0s=5:c0f=t',
  ].join();
  const size = `${String(width)}x${String(height)}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'bgr48le', '-s', size, '-r', String(fps), '-i', raw];
  await run('ffmpeg', [...quiet, ...input, '-vf', filter, '-c:v', 'ffv1', part]);
  renameSync(part, clip);
  rmSync(raw);
  return clip;
}

/** Cuts the clips together, from each what the cut uses of its take; returns the file. */
async function cut(clips: string[]): Promise<string> {
  const master = path.join(cache, 'master.mkv');
  const parts = shots.map(({ from = 0, beats }, i) => {
    const [first, last] = [from, from + beats].map((place) => String(Math.round(place * beat)));
    return `[${String(i)}]trim=start_frame=${first}:end_frame=${last},setpts=N/${String(fps)}/TB[${String(i)}v]`;
  });
  const row = shots.map((_, i) => `[${String(i)}v]`).join('');
  const fade = `fade=t=out:start_frame=${String(length - beat)}:nb_frames=${String(beat)}`;
  const graph = `${parts.join(';')};${row}concat=n=${String(shots.length)}:v=1,fps=${String(fps)},${fade}`;
  const inputs = clips.flatMap((clip) => ['-i', clip]);
  await run('ffmpeg', [...quiet, ...inputs, '-filter_complex', graph, '-c:v', 'ffv1', master]);
  return master;
}

/** Puts one shot into the films that are there, and makes its frame. */
async function replace(shot: ReelShot, clip: string): Promise<void> {
  const { name, from: begin = 0, beats, still = beats / 2 } = shot;
  const before = shots.slice(0, shots.indexOf(shot)).reduce((sum, { beats }) => sum + beats, 0);
  const [from, to] = [before, before + beats].map((place) => (place * beat) / fps) as [number, number];
  // H.264 begins anew at each cut, AV1 every few seconds
  const used = `trim=start_frame=${String(begin * beat)}:end_frame=${String((begin + beats) * beat)},setpts=N/${String(fps)}/TB`;
  await splice('reel.mp4', ['-i', clip, '-vf', used], from, to);
  const [first, last] = [Math.floor(from / keys) * keys, Math.min(Math.ceil(to / keys) * keys, length / fps)];
  const around = `trim=start_frame=${String(first * fps)}:end_frame=${String(last * fps)},setpts=N/${String(fps)}/TB`;
  await splice('reel.av1.mp4', ['-i', path.join(films, 'reel.mp4'), '-vf', around], first, last);
  await print([...quiet, '-i', clip], { name, at: Math.round((begin + still) * beat), maxKb: 60, wide: 960 });
}

/** A frame of the cut that becomes a picture of the site. */
interface ReelFrame {
  name: string;
  /** Its number in the cut. */
  at: number;
  maxKb: number;
  /** Pixels across. */
  wide: number;
}

/** A frame of each shot, for the page that lists them: its middle, or the one it asks for. */
function middles(): ReelFrame[] {
  let beats = 0;
  return shots.map(({ name, beats: long, still = long / 2 }) => {
    const at = Math.round((beats + still) * beat);
    beats += long;
    return { name, at, maxKb: 60, wide: 960 };
  });
}

/** Writes a frame of the cut into content/media/reel. */
async function print(input: string[], { name, at, maxKb, wide }: ReelFrame): Promise<void> {
  const raw = path.join(cache, 'still.rgb');
  const high = Math.round((wide * height) / width / 2) * 2;
  const filter = `select=eq(n\\,${String(at)}),scale=${String(wide)}:${String(high)}:in_color_matrix=bt709`;
  await run('ffmpeg', [...input, '-vf', filter, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', raw]);
  const file = `content/media/reel/${name}.jpg`;
  const wish = {
    name,
    scene: '',
    out: file,
    width: wide,
    height: high,
    maxKb,
    seed: 0,
    palette: [],
    p: [],
    quality: 86,
  };
  writeFileSync(path.join(projectRoot, file), await encodeJpeg(readFileSync(raw), wish));
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
  const clips: string[] = [];
  for (const shot of shots.filter(({ name }) => !only || only.includes(name))) {
    const start = performance.now();
    const fast = values.fast === true;
    const pattern = await expose(shot, fast, shot.sparks ? 'base' : undefined);
    const sparks = shot.sparks ? await expose(shot, fast, 'sparks') : undefined;
    if (!fast && !values.render) {
      const clip = await develop(shot, pattern, sparks);
      if (only) await replace(shot, clip);
      else clips.push(clip);
    }
    console.log(`${shot.name}  ${((performance.now() - start) / 1000).toFixed(0)} s  ${pattern}`);
  }
  if (clips.length === shots.length) {
    const master = await cut(clips);
    await encode(master, values.score, length / fps);
    for (const frame of middles()) await print([...quiet, '-i', master], frame);
  }
  if (!values.fast && !values.render) console.log(sizes());
}

if (import.meta.main) await main();
