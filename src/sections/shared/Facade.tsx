import type { PictureData } from '#domain/picture/picture.ts';
import type { Embed } from '#domain/video/players.ts';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { FacadeFrame } from './FacadeFrame.tsx';

export interface FacadeProps {
  readonly title: string;
  readonly embed: Embed;
  readonly poster: PictureData;
  readonly eager?: boolean;
}

/** A poster with a play button, in the place of a video's player. */
export function Facade({ title, embed, poster, eager = false }: FacadeProps) {
  return (
    <FacadeFrame embed={embed} title={title}>
      <Picture className="size-full object-cover" decorative eager={eager} picture={poster} />
      <span className="absolute inset-0 grid place-items-center">
        <PlayMark large />
      </span>
      <span className="sr-only">Play {title}.</span>
    </FacadeFrame>
  );
}
