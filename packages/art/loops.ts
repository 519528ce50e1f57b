/**
 * Makes the silent video loops: develops a shot frame by frame and encodes it to AV1 and H.264.
 * node packages/art/loops.ts [--only name,…] [--force] [--fast]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDarkroom, type Darkroom } from './lib/darkroom.ts';
import { isFresh, libraryPath, loadShots, projectRoot, readScene, type PostSettings, type Shot } from './lib/shots.ts';

/** One loop to make. */
interface Loop {
  name: string;
  /** The shot it sets in motion; the loop's first frame is that picture. */
  shot: string;
  seconds: number;
  width: number;
  height: number;
  /** Output file from the project root, without its ending. */
  out: string;
  /** Largest allowed size of each file in kB. */
  maxKb: number;
  /** Seconds the end dissolves into the beginning, for motion that does not come back by itself. */
  crossfade?: number;
  /** Go half the way, easing in and out, and return on it: half the frames to develop. */
  mirror?: boolean;
  /** Develop only every second (2) or third (3) frame and blend those between, for slow motion. */
  step?: number;
  samples?: number;
  /** Size of the light buffer against the picture. */
  scale?: number;
  post?: Partial<PostSettings>;
}

/** Key frames in a raw RGB file, one for every step frames of the loop. */
interface Reel {
  file: string;
  width: number;
  height: number;
  step: number;
}

const fps = 24;
const listFile = path.join(import.meta.dirname, 'shots/loops.json');
const shotFiles = ['stills', 'music', 'corporate'].map((list) => path.join(import.meta.dirname, `shots/${list}.json`));
const cache = path.join(tmpdir(), 'regulus-loops');

/** An encoder: ending of the file, its best and worst quality, ffmpeg settings. */
interface Encoder {
  ending: string;
  crf: [best: number, worst: number];
  options: string[];
}

const encoders: Encoder[] = [
  {
    ending: '.mp4',
    crf: [23, 48],
    options: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p -aq-mode 3'.split(' '),
  },
  {
    ending: '.av1.mp4',
    crf: [34, 63],
    options:
      '-c:v libsvtav1 -preset 7 -pix_fmt yuv420p10le -svtav1-params tune=0:film-grain=6:film-grain-denoise=0'.split(
        ' ',
      ),
  },
];

/** The shot of one frame, at a place in the loop. */
function frameShot(shot: Shot, loop: Loop, place: number, frame: number): Shot {
  return {
    ...shot,
    width: loop.width,
    height: loop.height,
    samples: loop.samples ?? 4,
    scale: loop.scale ?? 0.75,
    loop: place,
    frame,
    post: { ...shot.post, ...loop.post, grain: 0 },
  };
}

/** Weighted mean of pictures of one size. */
function mix(pictures: [Buffer, number][]): Buffer {
  const sum = new Float32Array(pictures[0]?.[0].length ?? 0).fill(0.5);
  for (const [picture, weight] of pictures) {
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (picture[i] ?? 0) * weight;
  }
  return Buffer.from(sum);
}

/** Develops the key frames of a loop, its end dissolved into what comes before its beginning. */
async function developFrames(darkroom: Darkroom, shot: Shot, loop: Loop): Promise<Buffer[]> {
  const count = Math.round(loop.seconds * fps);
  const overlap = Math.round((loop.crossfade ?? 0) * fps);
  const step = loop.step ?? 1;
  const frames: Buffer[] = [];
  if (loop.mirror) {
    for (let i = 0; i <= count / 2; i += step) {
      const place = 0.25 - 0.25 * Math.cos((2 * Math.PI * i) / count);
      frames.push(await darkroom.develop(frameShot(shot, loop, place, i)));
    }
    return [...frames, ...frames.slice(1, -1).reverse()];
  }
  for (let i = 0; i < count; i += step) {
    const frame = await darkroom.develop(frameShot(shot, loop, i / count, i));
    const k = (i - (count - overlap) + 1) / (overlap + 1);
    if (k <= 0) {
      frames.push(frame);
      continue;
    }
    const before = await darkroom.develop(frameShot(shot, loop, i / count - 1, i));
    const weight = k * k * (3 - 2 * k);
    frames.push(
      mix([
        [frame, 1 - weight],
        [before, weight],
      ]),
    );
  }
  return frames;
}

/** The frames of a loop from the cache, or developed into it. */
async function shoot(shot: Shot, loop: Loop, force: boolean): Promise<Reel> {
  const sources = [readScene(shot.scene).source, readFileSync(libraryPath('prelude.glsl'), 'utf8')];
  const { width, height, seconds, crossfade, mirror, step, samples, scale, post } = loop;
  const settings = { shot, width, height, seconds, crossfade, mirror, step, samples, scale, post, sources };
  const key = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 12);
  const reel = { file: path.join(cache, `${loop.name}-${key}.rgb`), width, height, step: step ?? 1 };
  if (!force && existsSync(reel.file)) return reel;
  const darkroom = await openDarkroom();
  try {
    const frames = await developFrames(darkroom, shot, loop);
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${reel.file}.part`, Buffer.concat(frames));
    renameSync(`${reel.file}.part`, reel.file);
  } finally {
    await darkroom.close();
  }
  return reel;
}

/** Runs ffmpeg with the reel on its standard input, with `lead` frames of its end before it and of its beginning after. */
async function ffmpeg(reel: Reel, lead: number, options: string[]): Promise<void> {
  const frames = readFileSync(reel.file);
  const extra = lead * reel.width * reel.height * 3;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${String(reel.width)}x${String(reel.height)} -r ${String(fps / reel.step)} -i -`;
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...input.split(' '), ...options], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(frames.subarray(frames.length - extra));
  child.stdin.write(frames);
  child.stdin.end(frames.subarray(0, extra));
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg: ${String(code)}`));
    });
  });
}

/** Encodes a reel, its quality lowered until the file fits; returns the quality and the size in kB. */
async function encode(reel: Reel, loop: Loop, encoder: Encoder): Promise<string> {
  const out = path.join(projectRoot, loop.out + encoder.ending);
  const part = path.join(cache, `${loop.name}${encoder.ending}`);
  const count = Math.round(loop.seconds * fps);
  const lead = Math.ceil(6 / reel.step);
  // frames between the key frames; the blur of an open shutter; less noise; the loop without what leads in and out
  const filter = [
    `scale=${String(loop.width)}:${String(loop.height)}:flags=lanczos:out_color_matrix=bt709:out_range=tv`,
    'format=yuv420p',
    ...(reel.step > 1 ? [`minterpolate=fps=${String(fps)}:mi_mode=blend:scd=none`] : []),
    'tmix=frames=3:weights=1 2 1',
    'hqdn3d=1.5:1.5:5:5',
    `trim=start_frame=${String(lead * reel.step + 1)}:end_frame=${String(lead * reel.step + 1 + count)}`,
    'setpts=PTS-STARTPTS',
  ].join();
  const color = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' ');
  const encodeAt = async (crf: number): Promise<number> => {
    const quality = ['-crf', String(crf), '-g', String(count)];
    const file = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', part];
    await ffmpeg(reel, lead, ['-vf', filter, ...encoder.options, ...quality, ...color, ...file]);
    return statSync(part).size / 1000;
  };
  // the best quality whose file fits, by halving the range
  let [best, worst] = encoder.crf;
  while (best < worst) {
    const middle = Math.floor((best + worst) / 2);
    if ((await encodeAt(middle)) <= loop.maxKb) worst = middle;
    else best = middle + 1;
  }
  const kilobytes = await encodeAt(best);
  if (kilobytes > loop.maxKb) throw new Error(`${encoder.ending} does not fit ${String(loop.maxKb)} kB`);
  mkdirSync(path.dirname(out), { recursive: true });
  copyFileSync(part, out);
  return `${encoder.ending} ${String(Math.round(kilobytes))} kB (crf ${String(best)})`;
}

/** True when both files are newer than what they are made from. */
function isMade(shot: Shot, loop: Loop): boolean {
  const time = statSync(listFile).mtimeMs;
  return encoders.every(({ ending }) => isFresh({ ...shot, out: loop.out + ending }, time));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, force: { type: 'boolean' }, fast: { type: 'boolean' } },
  });
  const loops = JSON.parse(readFileSync(listFile, 'utf8')) as Loop[];
  const shots = new Map(loadShots(shotFiles).map((shot) => [shot.name, shot]));
  const only = values.only ? new Set(values.only.split(',')) : undefined;
  for (const loop of loops) {
    const shot = shots.get(loop.shot);
    if (!shot) throw new Error(`${loop.name}: no shot "${loop.shot}"`);
    if (only ? !only.has(loop.name) : values.force !== true && isMade(shot, loop)) continue;
    const start = performance.now();
    const wish = values.fast ? { ...loop, samples: 1, scale: 0.5 } : loop;
    try {
      const reel = await shoot(shot, wish, values.force === true);
      const made: string[] = [];
      for (const encoder of encoders) made.push(await encode(reel, loop, encoder));
      console.log(`${loop.name}  ${((performance.now() - start) / 1000).toFixed(0)} s  ${made.join('  ')}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${loop.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

if (import.meta.main) await main();
