import type { PictureData } from '#lib/pictures/picture.ts';
import type { Embed } from '@site/model/video/players.ts';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { PlayMark } from '#ui/PlayMark.tsx';
import { FacadeFrame } from './FacadeFrame.tsx';

export interface FacadeProps {
  readonly title: string;
  readonly embed: Embed;
  readonly poster: PictureData;
  /** How wide the frame is drawn. */
  readonly size: PictureSize;
  readonly eager?: boolean;
}

/** A poster with a play button, in the place of a video's player. */
export function Facade({ title, embed, poster, size, eager = false }: FacadeProps) {
  return (
    <FacadeFrame embed={embed}>
      <Picture className="size-full object-cover" decorative eager={eager} picture={poster} size={size} />
      <span className="absolute inset-0 grid place-items-center">
        <PlayMark large />
      </span>
      <span className="sr-only">
        Play <span data-title="">{title}</span>.
      </span>
    </FacadeFrame>
  );
}
