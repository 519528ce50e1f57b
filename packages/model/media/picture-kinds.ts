/** The pixel size of the pictures in a folder of content/media; any height if it is absent. */
export interface PictureKind {
  readonly width: number;
  readonly height?: number;
}

/** content/README.md tells owners of these sizes. */
export const pictureKinds = {
  posters: { width: 1280, height: 720 },
  frames: { width: 1280, height: 720 },
  reel: { width: 960, height: 402 },
  stills: { width: 1600, height: 670 },
  upright: { width: 480, height: 800 },
  portraits: { width: 480, height: 600 },
  blog: { width: 1200 },
} as const satisfies Record<string, PictureKind>;

export type PictureFolder = keyof typeof pictureKinds;

export function isPictureFolder(name: string): name is PictureFolder {
  return Object.hasOwn(pictureKinds, name);
}

/** Such as `1280×720` or `1200 pixels wide`. */
export function pictureSize({ width, height }: PictureKind): string {
  return height ? `${width}×${height}` : `${width} pixels wide`;
}

/** Logos may have any shape. */
export const logoFolder = 'logos';

/** The path that fields use for a file or a folder of content/media, relative to site.yaml. */
export function mediaPlace(name: string): string {
  return `${name.split('/')[0] === logoFolder ? '.' : '..'}/media/${name}`;
}
