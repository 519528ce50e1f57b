import { isPictureFolder, pictureKinds, pictureSize } from '@site/model/media/picture-kinds.ts';

/** What picture to give for a folder of content/media. */
export function pictureHint(folder: string): string {
  if (!isPictureFolder(folder)) return 'Choose one of the drawings.';
  return `Any photo, best of ${pictureSize(pictureKinds[folder])} pixels or more: it is cut to that shape.`;
}
