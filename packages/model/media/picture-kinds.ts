/** The size of the pictures in a folder of content/media, in pixels; without a height, any. */
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

/** Whether a folder of content/media has pictures of a fixed size. */
export function isPictureFolder(name: string): name is PictureFolder {
  return Object.hasOwn(pictureKinds, name);
}

/** A kind's size in words, such as `1280×720` or `1200 pixels wide`. */
export function pictureSize({ width, height }: PictureKind): string {
  return height ? `${width}×${height}` : `${width} pixels wide`;
}

/** The folder of content/media for logos, which may have any shape. */
export const logoFolder = 'logos';

/** How fields name a file or a folder of content/media: site.yaml, which has the logos, is beside it. */
export function mediaPlace(name: string): string {
  return `${name.split('/')[0] === logoFolder ? '.' : '..'}/media/${name}`;
}
