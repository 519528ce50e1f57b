import type { PictureData } from '#domain/picture/picture.ts';
import { Picture } from '#ui/Picture.tsx';

export interface FigureProps {
  readonly picture: PictureData;
  readonly caption: string;
}

/** A letterboxed still with its caption. */
export function Figure({ picture, caption }: FigureProps) {
  return (
    <figure className="breakout py-4">
      <Picture className="aspect-scope w-full object-cover" picture={picture} />
      <figcaption className="mt-3 slate text-mist normal-case">{caption}</figcaption>
    </figure>
  );
}
