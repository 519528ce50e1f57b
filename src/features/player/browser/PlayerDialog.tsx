import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { hostName } from '@site/model/video/players.ts';
import { sharePage, type SharingWords } from '#features/notifications/browser/share.ts';
import type { VideoSummary } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { say } from '#lib/say.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { Tooltip, TooltipGroup } from '#ui/Tooltip.tsx';
import { openFromPoster } from './grow-poster.ts';
import { PlayerStage, type PlayerStageProps } from './PlayerStage.tsx';

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
  readonly onClick: (() => void) | undefined;
}

/** An icon button; its tooltip shows its accessible name. */
function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        aria-disabled={onClick === undefined}
        aria-label={label}
        className="icon-button"
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

interface CaptionProps extends Pick<PlayerDialogProps, 'video' | 'words'> {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The text under the player. */
function Caption({ video, heading, words }: CaptionProps) {
  return (
    <div className="grid gap-1.5">
      <h2 className="display text-title-m" id="player-title" lang={video.lang} ref={heading} tabIndex={-1}>
        {video.title}
      </h2>
      <p className="text-small text-mist">
        <span className="text-paper">{video.artist}</span> · {videoFacts(video)} · {video.duration}
      </p>
      <ArrowLink href={video.path}>{words.details}</ArrowLink>
      <p className="slate text-mist normal-case">{say(words.plays, { host: hostName(video.embed.kind, words) })}</p>
    </div>
  );
}

/** `player` and `sharing` of content/words.yaml. */
export type PlayerWords = PlayerStageProps['words'] &
  SharingWords &
  Readonly<Record<'share' | 'plays' | 'close' | 'previous' | 'next' | 'details', string>>;

export interface PlayerDialogProps {
  readonly words: PlayerWords;
  readonly video: VideoSummary;
  /** The address that "Share" shares, from the site's root: the video's page, or the video within a list. */
  readonly address: string;
  /** Shows the previous or next video of the list that the visitor is looking at; absent at its ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly asked: boolean;
  /** The poster that the dialog grows out of, if a card was tapped. */
  readonly poster: Element | null;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** A video in a large dialog: Escape, the close button and a tap outside close it and stop the video. */
export function PlayerDialog(props: PlayerDialogProps) {
  const { words, video, address, onPrevious, onNext, asked, poster, onAsk, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [origin] = useState(poster);
  const [firstSlug] = useState(video.slug);
  // A message or a player that had the focus goes with its film.
  useLayoutEffect(() => {
    if (dialog.current?.open && !dialog.current.contains(document.activeElement)) heading.current?.focus();
  }, [video.slug]);
  useLayoutEffect(() => {
    if (dialog.current) openFromPoster(dialog.current, origin);
  }, [origin]);
  const close = () => {
    dialog.current?.close();
  };
  const share = () => void sharePage({ title: video.title, url: new URL(address, location.origin).href }, words);
  return (
    <dialog
      aria-labelledby="player-title"
      className="player-dialog"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.matches('.player-bar'))) close();
      }}
      onClose={onClose}
      onKeyDown={({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
        // With a modifier they are the browser's own keys.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        if (key === 'ArrowLeft') onPrevious?.();
        if (key === 'ArrowRight') onNext?.();
      }}
      ref={dialog}
    >
      <p className="sr-only" role="status">
        {video.slug !== firstSlug && <span key={video.slug}>{video.title}</span>}
      </p>
      <TooltipGroup>
        <div className="player-bar">
          <IconButton icon="close" label={words.close} onClick={close} />
        </div>
        <PlayerStage asked={asked} key={video.slug} onAsk={onAsk} video={video} words={words} />
        <div className="player-words">
          <Caption heading={heading} key={video.slug} video={video} words={words} />
          <div className="flex">
            <IconButton icon="previous" label={words.previous} onClick={onPrevious} />
            <IconButton icon="next" label={words.next} onClick={onNext} />
            <IconButton icon="share" label={words.share} onClick={share} />
          </div>
        </div>
      </TooltipGroup>
    </dialog>
  );
}
