import { isPictureFolder, pictureKinds, pictureSize } from '../../media/picture-kinds.ts';

/** What picture to give for a folder of content/media. */
export function pictureHint(folder: string): string {
  if (!isPictureFolder(folder)) return 'Choose one of the drawings.';
  return `Any photo of at least half of ${pictureSize(pictureKinds[folder])} pixels: it is cut to that shape. More is better.`;
}
