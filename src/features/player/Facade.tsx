import { hostName } from '@site/model/video/players.ts';
import { Loop } from '#features/loops/Loop.tsx';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { PlayMark } from '#ui/PlayMark.tsx';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';
import { FacadeLink, type FacadeLinkProps } from './FacadeLink.tsx';

export interface FacadeFrameProps extends Pick<FacadeLinkProps, 'embed' | 'children'> {
  readonly shape?: 'aspect-frame' | 'aspect-scope';
  /** The film's duration, if only its first seconds play in the loop. */
  readonly length?: string | undefined;
  /** Where the host's name is: at the lower edge, or in the middle of an empty frame. */
  readonly note?: 'edge' | 'middle' | undefined;
}

/** A frame with a link to a player, and a line that names the host unless its section does (HostLine.tsx). */
export function FacadeFrame({ embed, shape = 'aspect-frame', length, note, children }: FacadeFrameProps) {
  const { loads, plays } = words().player;
  const isMap = embed.kind === 'map';
  const host = hostName(embed.kind, words().player);
  return (
    <div className={`relative ${shape} w-full overflow-hidden bg-ink-800`}>
      <FacadeLink embed={embed} host={host}>
        {children}
        {(isMap || note) && embed.kind !== 'file' && (
          <span className="player-note slate text-paper normal-case" data-note={isMap ? 'map' : note}>
            {length !== undefined && `${length} · `}
            {formatMessage(isMap ? loads : plays, { host })}
          </span>
        )}
      </FacadeLink>
    </div>
  );
}

export interface FacadeProps extends Pick<FacadeFrameProps, 'embed' | 'shape' | 'length'> {
  readonly title: string;
  readonly lang?: string | undefined;
  readonly poster: PictureData;
  /** The frame's place in the layout, for `sizes`. */
  readonly size: PictureSize;
  readonly eager?: boolean;
  /** Plays silently over the poster until the player starts. */
  readonly loop?: string | undefined;
  /** For one of several: a small play mark, and no host line. */
  readonly small?: boolean;
}

/** A poster with its play mark in the lower corner, so that the film's subject is visible. */
export function Facade({ title, lang, poster, size, eager = false, loop, small = false, ...frame }: FacadeProps) {
  return (
    <FacadeFrame note={small ? undefined : 'edge'} {...frame}>
      <Picture className="size-full object-cover" decorative eager={eager} picture={poster} size={size} />
      <Loop loop={loop} />
      <span className="absolute start-3 bottom-3">
        <PlayMark large={!small} waits />
      </span>
      <span className="sr-only">
        <span data-no-markdown="">{`${words().player.play} `}</span>
        <span data-title="" lang={lang}>
          {title}
        </span>
        .
      </span>
    </FacadeFrame>
  );
}
