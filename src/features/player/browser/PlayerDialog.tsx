import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { hostName, type HostWords } from '@site/model/video/players.ts';
import { sharePage, type SharingWords } from '#features/notifications/browser/share.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { formatMessage } from '#lib/format-message.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { Tooltip, TooltipGroup } from '#ui/Tooltip.tsx';
import { FacadeLink } from '../FacadeLink.tsx';
import { openFromPoster } from './grow-poster.ts';

const icons = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
} as const;

interface IconButtonProps {
  readonly icon: keyof typeof icons;
  readonly label: string;
  /** If absent, the button is marked as disabled but can still be focused. */
  readonly onClick?: (() => void) | undefined;
}

/** An icon button; its tooltip shows its accessible name. */
function IconButton({ icon, label, onClick }: IconButtonProps) {
  const isClose = icon === 'close';
  return (
    <Tooltip label={label}>
      <button
        aria-disabled={!isClose && onClick === undefined}
        aria-label={label}
        className="icon-button"
        data-close={isClose ? '' : undefined}
        onClick={onClick}
        type="button"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d={icons[icon]} />
        </svg>
      </button>
    </Tooltip>
  );
}

/** `player` and `sharing` of content/words.yaml. */
export type PlayerWords = HostWords &
  SharingWords &
  Readonly<Record<'play' | 'share' | 'plays' | 'close' | 'previous' | 'next' | 'details', string>>;

interface PartProps extends Pick<PlayerDialogProps, 'video' | 'words'> {
  readonly host: string;
}

function Stage({ video, words, host, onPlay, place }: PartProps & { onPlay: () => void; place: Ref<HTMLDivElement> }) {
  const { embed, poster, title, lang } = video;
  return (
    <div className="player-stage" data-stage="" onClick={onPlay} ref={place}>
      <FacadeLink embed={embed} host={host}>
        <Picture className="size-full object-cover" decorative eager picture={poster} size="columns9" />
        <span className="absolute inset-0 grid place-items-center">
          <PlayMark large />
        </span>
        <span className="sr-only">
          {`${words.play} `}
          <span data-title="" lang={lang}>
            {title}
          </span>
        </span>
      </FacadeLink>
    </div>
  );
}

function Caption({ video, words, host }: PartProps) {
  return (
    <div className="grid gap-1.5">
      <h2 className="display text-title-m" id="player-title" lang={video.lang} tabIndex={-1}>
        {video.title}
      </h2>
      <p className="text-small text-mist">
        <span className="text-paper">{video.artist}</span> · {videoFacts(video)} · {video.duration}
      </p>
      <ArrowLink href={video.path}>{words.details}</ArrowLink>
      <p className="text-small text-mist">{formatMessage(words.plays, { host })}</p>
    </div>
  );
}

interface PlayerDialogProps {
  readonly words: PlayerWords;
  readonly video: VideoSummary;
  /** The address that "Share" shares, from the site's root: the video's page, or the video within a list. */
  readonly address: string;
  /** Shows the previous or next video of the list that the visitor is looking at; absent at its ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Whether it plays at once, since the visitor has tapped a card. */
  readonly shouldPlay: boolean;
  /** The poster that the dialog grows from, if that card has one. */
  readonly poster: Element | null;
  readonly onClose: () => void;
}

/** A video in a large dialog, with buttons for the previous and next one. */
export function PlayerDialog(props: PlayerDialogProps) {
  const { words, video, address, onPrevious, onNext, shouldPlay, poster, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const plays = useRef(shouldPlay);
  const [opening] = useState({ poster, slug: video.slug });
  // A layout effect runs within the tap's event; phones only allow playing then.
  useLayoutEffect(() => {
    if (plays.current) stage.current?.querySelector('a')?.click();
  }, [video.slug]);
  useLayoutEffect(() => {
    if (dialog.current) openFromPoster(dialog.current, opening.poster);
  }, [opening]);
  useEffect(() => {
    // A message or a player that had the focus was removed with its film.
    if (dialog.current?.open && !dialog.current.contains(document.activeElement)) {
      dialog.current.querySelector('h2')?.focus();
    }
  }, [video.slug]);
  const onKeyDown = ({ target, key, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // A film seeks with the same keys; the browser's own shortcuts have modifiers. A held key would load every player.
    if (target instanceof HTMLVideoElement || repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  const part = { video, words, host: hostName(video.embed.kind, words) };
  return (
    <dialog
      aria-labelledby="player-title"
      className="player-dialog"
      data-addressed=""
      data-backdrop=""
      onClose={onClose}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <p className="sr-only" role="status">
        {video.slug !== opening.slug && <span key={video.slug}>{video.title}</span>}
      </p>
      <TooltipGroup>
        <div className="player-bar" data-backdrop="">
          <IconButton icon="close" label={words.close} />
        </div>
        <Stage
          key={video.slug}
          onPlay={() => {
            plays.current = true;
          }}
          place={stage}
          {...part}
        />
        <div className="player-words">
          <Caption key={video.slug} {...part} />
          <div className="flex">
            <IconButton icon="previous" label={words.previous} onClick={onPrevious} />
            <IconButton icon="next" label={words.next} onClick={onNext} />
            <IconButton
              icon="share"
              label={words.share}
              onClick={() => void sharePage({ title: video.title, url: new URL(address, location.origin).href }, words)}
            />
          </div>
        </div>
      </TooltipGroup>
    </dialog>
  );
}
