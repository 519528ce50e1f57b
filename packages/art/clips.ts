/**
 * The first seconds of films, for their watch pages: frames set in motion, hard cuts, the film's shot of the reel; and
 * the loops of stills and of the home page.
 * node packages/art/clips.ts [--only name,…] [--force]
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './cycles.ts';
import { projectRoot } from './lib/shots.ts';

const fps = 24;
/** Frames of a beat of the reel, at 90 beats a minute. */
const beat = 16;
/** Largest file in bytes. */
const heaviest = 2_000_000;
const media = path.join(projectRoot, 'content/media');
const folder = 'loops/watch';

/** How a still moves: where from and to it is enlarged, and where it drifts, as shares of what is left over. */
const moves = [
  { from: 1.0, to: 1.09, x: 0.5, y: 0.5, frames: 58 },
  { from: 1.12, to: 1.04, x: 0.25, y: 0.45, frames: 46 },
  { from: 1.04, to: 1.16, x: 0.7, y: 0.6, frames: 36 },
  { from: 1.1, to: 1.0, x: 0.5, y: 0.4, frames: 64 },
] as const;

/** Cuts: each begins at a second of the reel or is a picture set in motion, and has a length in seconds. */
interface Cuts {
  readonly cuts: readonly (readonly [from: number | string, length: number])[];
  readonly out: string;
}

/** What shots/clips.json asks for: films by name, stills that sway, and the cuts of the home page. */
interface Wish {
  /** Films, with the pictures of those that show others than their four frames. */
  readonly films: readonly { readonly film: string; readonly pictures?: readonly string[] }[];
  readonly stills: readonly { readonly still: string; readonly out: string }[];
  readonly reel: Cuts;
}

interface ReelShot {
  readonly film: string | null;
  readonly beats: number;
}

/** Where the film's first shot is in the reel: its first frame and its length in frames. */
function findShot(film: string): { start: number; length: number } | undefined {
  const shots = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reel/shots.json'), 'utf8')) as ReelShot[];
  let start = 0;
  for (const { film: name, beats } of shots) {
    if (name === film) return { start: start * beat, length: beats * beat };
    start += beats;
  }
  return undefined;
}

/** Filter of a still: a slow move, and a lamp that comes up or goes down a little. */
function moveStill(input: number, index: number, length?: number): string {
  const { from, to, x, y, frames: usual } = moves[index % moves.length] ?? moves[0];
  const frames = length === undefined ? usual : Math.round(length * fps);
  const zoom = `${from}+(${to - from})*on/${frames}`;
  const lamp = index % 2 ? `1.06-0.16*n/${frames}` : `0.86+0.2*min(1,n/${Math.round(frames * 0.6)})`;
  return `[${input}:v]scale=2560:-2:flags=lanczos,zoompan=z='${zoom}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=1280x720:fps=${fps},eq=gamma='${lamp}':eval=frame,setsar=1`;
}

/** Cuts a film's clip without loss; returns the file. */
async function cut(
  film: string,
  pictures: readonly string[] = [1, 2, 3, 4].map((number) => `frames/${film}-${number}`),
): Promise<string> {
  const stills = pictures.map((picture) => path.join(media, `${picture}.jpg`));
  const inputs = stills.flatMap((file) => ['-i', file]);
  const filters = stills.map((_, index) => `${moveStill(index, index)}[v${index}]`);
  const order = stills.map((_, index) => `[v${index}]`);
  const shot = findShot(film);
  if (shot) {
    inputs.push(
      '-ss',
      String(shot.start / fps),
      '-t',
      String(shot.length / fps),
      '-i',
      path.join(media, 'films/reel.mp4'),
    );
    filters.push(`[${stills.length}:v]fps=${fps},scale=-2:720:flags=lanczos,crop=1280:720,setsar=1[reel]`);
    order.splice(1, 0, '[reel]');
  }
  const file = path.join(tmpdir(), `clip-${film}.mkv`);
  const graph = [
    ...filters,
    `${order.join('')}concat=n=${order.length}:v=1,noise=alls=3:allf=t,format=yuv420p[out]`,
  ].join(';');
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-an'];
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', graph, '-map', '[out]', ...codec, file]);
  return file;
}

/** Cuts a loop of five seconds of one still, which comes near and goes back as its lamp swings. */
async function sway(still: string): Promise<string> {
  const file = path.join(tmpdir(), 'clip-sway.mkv');
  const turn = `(1-cos(2*PI*on/120))/2`;
  const move = `scale=2560:-2:flags=lanczos,zoompan=z='1.01+0.05*${turn}':x='(iw-iw/zoom)*0.35':y='(ih-ih/zoom)*0.7':d=120:s=1280x720:fps=${fps}`;
  const lamp = `eq=gamma='1+0.1*sin(2*PI*n/120)+0.04*sin(6*PI*n/120)':eval=frame,noise=alls=2:allf=t,format=yuv420p`;
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-an'];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', path.join(media, still), '-vf', `${move},${lamp}`, ...codec, file]);
  return file;
}

/** Joins parts of the reel and moving stills with hard cuts, at the reel's own size; returns the file. */
async function splice({ cuts }: Cuts): Promise<string> {
  const file = path.join(tmpdir(), 'clip-reel.mkv');
  const reel = path.join(media, 'films/reel.mp4');
  const inputs = cuts.flatMap(([from, length]) =>
    typeof from === 'string'
      ? ['-i', path.join(media, `${from}.jpg`)]
      : ['-ss', String(from), '-t', String(length), '-i', reel],
  );
  const parts = cuts.map(([from, length], index) =>
    typeof from === 'string'
      ? `${moveStill(index, index, length)},crop=1280:536[v${index}]`
      : `[${index}:v]fps=${fps},setsar=1[v${index}]`,
  );
  const order = cuts.map((_, index) => `[v${index}]`).join('');
  const graph = `${parts.join(';')};${order}concat=n=${cuts.length}:v=1,format=yuv420p[out]`;
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-an'];
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', graph, '-map', '[out]', ...codec, file]);
  return file;
}

const encoders = [
  {
    ending: '.mp4',
    crf: 22,
    codec: ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  },
  { ending: '.av1.mp4', crf: 31, codec: ['-c:v', 'libsvtav1', '-preset', '8', '-pix_fmt', 'yuv420p10le'] },
] as const;

/**
 * Encodes a cut as H.264 and AV1, each at the best quality that fits; returns their sizes in kB. `coarser` is added to
 * the quantizer: fine cloth that moves slowly weighs much and looks the same.
 */
async function encode(out: string, source: string, coarser = 0): Promise<string> {
  const film = path.basename(out);
  const sizes: number[] = [];
  for (const { ending, crf: best, codec } of encoders) {
    const part = path.join(tmpdir(), `clip-${film}${ending}`);
    for (let crf = best + coarser, size = Infinity; size > heaviest; crf += 4) {
      const quality = ['-crf', String(crf), '-g', '240', '-an', '-map_metadata', '-1', '-movflags', '+faststart'];
      await run('ffmpeg', ['-v', 'error', '-y', '-i', source, ...codec, ...quality, part]);
      size = statSync(part).size;
    }
    writeFileSync(path.join(media, out + ending), readFileSync(part));
    sizes.push(Math.round(statSync(part).size / 1000));
  }
  return `${sizes.join(' and ')} kB`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, force: { type: 'boolean' } } });
  const { films, stills, reel } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'shots/clips.json'), 'utf8'),
  ) as Wish;
  const only = values.only?.split(',');
  mkdirSync(path.join(media, folder), { recursive: true });
  for (const { film, pictures } of films) {
    if (only && !only.includes(film)) continue;
    const out = `${folder}/${film}`;
    if (values.force !== true && existsSync(path.join(media, `${out}.av1.mp4`))) continue;
    console.log(`${film}  ${await encode(out, await cut(film, pictures))}`);
  }
  for (const { still, out } of stills) {
    const name = path.basename(out);
    if (only ? !only.includes(name) : values.force !== true) continue;
    console.log(`${name}  ${await encode(out, await sway(still), 4)}`);
  }
  const loop = path.basename(reel.out);
  if (only ? only.includes(loop) : values.force === true) {
    // Coarser than a clip: it plays under the words of the home page, and must stay under 600 kB.
    console.log(`${loop}  ${await encode(reel.out, await splice(reel), 14)}`);
  }
}

if (import.meta.main) await main();
