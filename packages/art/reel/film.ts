/** The files of the reel: encodes the whole, or puts a clip into what is there. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../cycles.ts';
import { projectRoot } from '../lib/shots.ts';

export const fps = 24;
/** Seconds from one frame at which a decoder can begin to the next, at most. */
export const keys = 4;
export const quiet = ['-v', 'error', '-y'];
export const films = path.join(projectRoot, 'content/media/films');
const ends = [
  ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -map_metadata -1'.split(' '),
  '-g',
  String(keys * fps),
  '-movflags',
  '+faststart',
];

/** The reel in both its formats, and how its picture and its sound are encoded. */
const formats = {
  'reel.mp4': {
    video: '-c:v libx264 -preset slow -profile:v high -pix_fmt yuv420p'.split(' '),
    rate: '-b:v 1700k -maxrate 4M -bufsize 8M'.split(' '),
    audio: '-c:a aac -b:a 160k'.split(' '),
  },
  'reel.av1.mp4': {
    video: '-c:v libsvtav1 -preset 6 -pix_fmt yuv420p10le -svtav1-params film-grain=6'.split(' '),
    rate: ['-b:v', '1500k'],
    audio: '-c:a libopus -b:a 128k'.split(' '),
  },
} as const;

/** How heavy the films are. */
export const sizes = (): string =>
  Object.keys(formats)
    .map((name) => `${name} ${String(statSync(path.join(films, name)).size)}`)
    .join(', ');

/** Encodes a cut of so many seconds with its score, if there is one. */
export async function encode(master: string, score: string | undefined, seconds: number): Promise<void> {
  const sound = score ? ['-i', score, '-map', '0:v', '-map', '1:a', '-t', String(seconds)] : ['-an'];
  const both = [...quiet, '-i', master];
  mkdirSync(films, { recursive: true });
  const passes = ['-passlogfile', path.join(path.dirname(master), 'passes'), '-pass'];
  const { video, rate } = formats['reel.mp4'];
  await run('ffmpeg', [...both, ...video, ...rate, ...passes, '1', '-g', String(keys * fps), '-an', '-f', 'null', '-']);
  for (const [name, { video, rate, audio }] of Object.entries(formats)) {
    const second = name === 'reel.mp4' ? [...passes, '2'] : [];
    await run('ffmpeg', [...both, ...sound, ...video, ...rate, ...second, ...audio, ...ends, path.join(films, name)]);
  }
}

/**
 * Puts a clip in the place of what a film of the reel shows from one second to another; the rest of the film and its
 * sound stay as they are. Both seconds must be those of frames at which a decoder can begin.
 */
export async function splice(name: keyof typeof formats, clip: string[], from: number, to: number): Promise<void> {
  const film = path.join(films, name);
  const folder = mkdtempSync(path.join(tmpdir(), 'reel-splice-'));
  const starts = [...new Set([0, from, to])];
  const pieces = [
    '-f',
    'segment',
    '-segment_times',
    starts.slice(1).join(),
    '-reset_timestamps',
    '1',
    `${folder}/%d.mp4`,
  ];
  await run('ffmpeg', [...quiet, '-i', film, '-map', '0:v', '-c', 'copy', ...pieces]);
  const quality = ['-crf', name === 'reel.mp4' ? '23' : '30'];
  await run('ffmpeg', [...quiet, ...clip, '-an', ...formats[name].video, ...quality, ...ends, `${folder}/new.mp4`]);
  const order = starts.flatMap((start, i) => {
    const next = starts[i + 1];
    if (!existsSync(`${folder}/${String(i)}.mp4`)) return []; // the clip is the film's last
    // each piece is as long as its frames, to which its container adds the delay of the decoder
    const long = next === undefined ? [] : [`duration ${String(next - start)}`];
    return [`file '${start === from ? 'new' : String(i)}.mp4'`, ...long];
  });
  writeFileSync(`${folder}/list`, order.join('\n'));
  const inputs = ['-f', 'concat', '-i', `${folder}/list`, '-i', film, '-map', '0:v', '-map', '1:a?'];
  const whole = `${folder}/whole.mp4`;
  await run('ffmpeg', [...quiet, ...inputs, '-c', 'copy', '-map_metadata', '-1', '-movflags', '+faststart', whole]);
  copyFileSync(whole, film);
  rmSync(folder, { recursive: true });
}
