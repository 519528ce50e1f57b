import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';

export interface FigureProps {
  readonly picture: PictureData;
  readonly caption: string;
  /** `textPair` for one of two beside each other. */
  readonly size: PictureSize;
}

/** A letterboxed still with its caption. */
export function Figure({ picture, caption, size }: FigureProps) {
  return (
    <figure className="breakout py-4">
      <Picture className="aspect-scope w-full object-cover" picture={picture} size={size} />
      <figcaption className="mt-3 slate text-mist normal-case">{caption}</figcaption>
    </figure>
  );
}
