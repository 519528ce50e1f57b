import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Settings of the film-stock pass; scene headers give defaults, a shot may override them. */
export interface PostSettings {
  exposure: number;
  bloom: number;
  streak: number;
  halation: number;
  vignette: number;
  grain: number;
  aberration: number;
  /** 0 = neutral, 1 = full teal shadows and orange highlights. */
  grade: number;
  saturation: number;
  /** Black point taken off before the tone curve. */
  black: number;
}

/** Another framing of a scene, for a close or tilted shot; what is left out stays as the scene has it. */
interface View {
  /** Place in the scene that comes to the middle of the picture, in picture heights to the right of its own middle. */
  x?: number;
  /** The same, upward. */
  y?: number;
  /** 2 comes twice as near, below 1 steps back. */
  zoom?: number;
  /** Degrees the camera is turned counterclockwise, so that the picture leans clockwise. */
  roll?: number;
}

/** One picture to make. */
export interface Shot {
  name: string;
  scene: string;
  seed: number;
  palette: string[];
  p: number[];
  width: number;
  height: number;
  /** Output file, relative to the project root. */
  out: string;
  /** Another framing than the scene's own. */
  view?: View;
  /** Time in seconds, for scenes that move. */
  t?: number;
  /** Place in a video loop, 0 to 1 (see loops.ts). */
  loop?: number;
  /** Number of the video frame, which gives it its own chance. */
  frame?: number;
  /** Accumulated samples a pixel (antialiasing, soft focus, soft shadow). */
  samples?: number;
  /** Size of the light buffer against the picture, 0.75 unless the scene says otherwise. */
  scale?: number;
  /** JPEG quality. */
  quality?: number;
  /** Largest allowed file in kB; the quality is lowered until it fits. */
  maxKb?: number;
  post?: Partial<PostSettings>;
}

/** Folder packages/art. */
const artRoot = path.resolve(import.meta.dirname, '../../../packages/art');
/** Folder of the project. */
export const projectRoot = path.resolve(artRoot, '../..');

const defaultPost: PostSettings = {
  exposure: 1,
  bloom: 0.12,
  streak: 0.06,
  halation: 0.12,
  vignette: 0.45,
  grain: 0.05,
  aberration: 0.0012,
  grade: 0.6,
  saturation: 1,
  black: 0.004,
};

/** Absolute path of a scene's shader. */
function scenePath(scene: string): string {
  return path.join(artRoot, 'scenes', `${scene}.glsl`);
}

/** Absolute path of a file of the shared shader library. */
export function libraryPath(name: string): string {
  return path.join(artRoot, 'scenes', 'lib', name);
}

/** Reads shot lists; later files may not repeat a name. */
export function loadShots(files: string[]): Shot[] {
  const shots: Shot[] = [];
  const seen = new Set<string>();
  for (const file of files) {
    const list = JSON.parse(readFileSync(file, 'utf8')) as Shot[];
    for (const shot of list) {
      if (seen.has(shot.name)) throw new Error(`${file}: shot "${shot.name}" twice`);
      if (!existsSync(scenePath(shot.scene))) throw new Error(`${file}: ${shot.name}: no scene "${shot.scene}"`);
      seen.add(shot.name);
      shots.push(shot);
    }
  }
  return shots;
}

/** Scene source with its header settings: `// @samples 12` and `// @post bloom=.2 streak=0`. */
export function readScene(scene: string): { source: string; samples: number; scale: number; post: PostSettings } {
  const source = readFileSync(scenePath(scene), 'utf8').replace(/^\/\/ @include (\S+)$/gm, (_, name: string) =>
    readFileSync(libraryPath(`${name}.glsl`), 'utf8'),
  );
  const post: Record<string, number> = { ...defaultPost };
  for (const line of source.matchAll(/^\/\/ @post (.+)$/gm)) {
    for (const pair of line[1]?.trim().split(/\s+/) ?? []) {
      const [key = '', value = ''] = pair.split('=');
      if (!(key in defaultPost)) throw new Error(`${scene}: unknown post setting "${key}"`);
      post[key] = Number(value);
    }
  }
  const samples = Number(/^\/\/ @samples (\d+)/m.exec(source)?.[1] ?? 6);
  const scale = Number(/^\/\/ @scale (\S+)/m.exec(source)?.[1] ?? 0.75);
  return { source, samples, scale, post: post as unknown as PostSettings };
}

/** True when the output is newer than everything it is made from. */
export function isFresh(shot: Shot, shotFileTime: number): boolean {
  const out = path.join(projectRoot, shot.out);
  if (!existsSync(out)) return false;
  const made = statSync(out).mtimeMs;
  const inputs = [scenePath(shot.scene), libraryPath('prelude.glsl'), libraryPath('post.glsl')];
  return inputs.every((file) => statSync(file).mtimeMs < made) && shotFileTime < made;
}

/** Linear RGB of a `#rrggbb` color. */
export function linearRgb(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  const channel = (shift: number): number => {
    const c = ((value >> shift) & 255) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}
