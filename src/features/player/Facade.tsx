import type { ReactNode } from 'react';
import { hostName, type Embed } from '@site/model/video/players.ts';
import type { LoopData, PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { PlayMark } from '#ui/PlayMark.tsx';
import { splitPlaces } from '#lib/say.ts';
import { words } from '#lib/words.ts';

export interface FacadeFrameProps {
  readonly embed: Embed;
  /** The frame's aspect ratio: 16:9 or letterboxed. */
  readonly shape?: 'aspect-frame' | 'aspect-scope';
  /** Plays without sound over the poster until then (src/features/loops). */
  readonly loop?: LoopData | undefined;
  /** How long the film is, where only its first seconds play before. */
  readonly length?: string | undefined;
  /** Where the host's name stands: at the lower edge, beside a small play mark, in the middle of an empty frame. */
  readonly note?: 'edge' | 'beside' | 'middle';
  /**
   * What covers the frame until a visitor starts the player. The player takes its title from the text marked with
   * `data-title`, or from the picture's alternative text.
   */
  readonly children: ReactNode;
}

/** Who plays the video; a small frame shows the name alone (its words are hidden by style). */
function HostNote({ kind }: Pick<Embed, 'kind'>) {
  const { loads, plays } = words().player;
  const [before, , after = ''] = splitPlaces(kind === 'map' ? loads : plays);
  return (
    <>
      <span>{before}</span>
      {hostName(kind, words().player)}
      {after !== '' && <span>{after}</span>}
    </>
  );
}

/**
 * A link to a player's page, with a line that names its host. browser/facade.ts replaces it with the player on a tap,
 * so no other host gets a request before that.
 */
export function FacadeFrame({
  embed,
  shape = 'aspect-frame',
  loop,
  length,
  note = 'edge',
  children,
}: FacadeFrameProps) {
  return (
    <div className={`relative ${shape} w-full overflow-hidden bg-ink-800`}>
      <a
        className="group ring-inside block size-full"
        data-av1={embed.av1}
        data-captions={embed.captions}
        data-captions-language={embed.captionsLanguage}
        data-facade={embed.kind}
        data-loop={loop?.h264}
        data-loop-av1={loop?.av1}
        href={embed.frame}
        rel="noopener"
        target="_blank"
      >
        {children}
        {embed.kind !== 'file' && (
          <span className="player-note slate text-paper normal-case" data-note={embed.kind === 'map' ? 'map' : note}>
            {length !== undefined && `${length} · `}
            <HostNote kind={embed.kind} />
          </span>
        )}
      </a>
    </div>
  );
}

export interface FacadeProps {
  readonly title: string;
  /** The language of the title, if it isn't English. */
  readonly lang?: string | undefined;
  readonly embed: Embed;
  /** Without one the frame is empty but for its button. */
  readonly poster?: PictureData;
  /** The frame's place in the layout, for `sizes`. */
  readonly size: PictureSize;
  readonly eager?: boolean;
  readonly shape?: FacadeFrameProps['shape'];
  readonly loop?: FacadeFrameProps['loop'];
  readonly length?: FacadeFrameProps['length'];
  /** A small play mark in the lower corner, so that the film's subject is seen. */
  readonly cornered?: boolean;
}

/** A poster with a play button in place of a video's player. */
export function Facade({
  title,
  lang,
  embed,
  poster,
  size,
  eager = false,
  shape = 'aspect-frame',
  loop,
  length,
  cornered = false,
}: FacadeProps) {
  const bare = poster === undefined;
  const middle = `inset-0 grid justify-items-center ${bare ? 'pt-[12%]' : 'items-center'}`;
  return (
    <FacadeFrame
      embed={embed}
      length={length}
      loop={loop}
      note={bare ? 'middle' : cornered ? 'beside' : 'edge'}
      shape={shape}
    >
      {poster && <Picture className="size-full object-cover" decorative eager={eager} picture={poster} size={size} />}
      <span className={`absolute ${cornered ? 'start-3 bottom-3' : middle}`}>
        <PlayMark bare={bare} large={!cornered} waits />
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
