import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { playerHosts } from '@site/model/video/players.ts';
import type { Neighbours, PortfolioVideo } from '#features/portfolio/portfolio-data.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { shareVideo } from '#features/notifications/browser/share-video.ts';
import { TooltipGroup } from '#ui/Tooltip.tsx';
import { openFromPoster } from './grow-poster.ts';
import { IconButton } from './IconButton.tsx';
import { PlayerStage } from './PlayerStage.tsx';

export interface PlayerDialogProps {
  readonly video: PortfolioVideo;
  /** The videos before and after it in the list that the visitor looks at. */
  readonly beside: Neighbours;
  readonly asked: boolean;
  /** The poster that it grows out of, if a card was tapped. */
  readonly poster: Element | null;
  readonly onAsk: () => void;
  readonly onMove: (slug: string) => void;
  readonly onClose: () => void;
}

type Control = (props: { readonly icon: 'close' | 'previous' | 'next' | 'share' }) => ReactNode;

/** The words under the stage. */
function Caption({ video }: Pick<PlayerDialogProps, 'video'>) {
  return (
    <div className="grid gap-1.5">
      <h2 className="display text-title-m" id="player-title">
        {video.title}
      </h2>
      <p className="text-small text-mist">
        <span className="text-paper">{video.artist}</span> · {video.group} · {video.year} · {video.duration}
      </p>
      <ArrowLink href={video.path}>Credits and story</ArrowLink>
      <p className="slate text-mist normal-case">From {playerHosts[video.embed.kind]}, another company</p>
    </div>
  );
}

/** A video over the page, large: Escape, the close button and a tap beside it close it, and its sound stops. */
export function PlayerDialog({ video, beside, asked, poster, onAsk, onMove, onClose }: PlayerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [origin] = useState(poster);
  useLayoutEffect(() => {
    if (dialog.current) openFromPoster(dialog.current, origin);
  }, [origin]);

  const moveTo = (slug: string | undefined) => {
    if (slug !== undefined) onMove(slug);
  };
  const close = () => {
    dialog.current?.close();
  };
  const actions = {
    close: { label: 'Close', onClick: close, disabled: false },
    previous: {
      label: 'Previous video',
      onClick: () => {
        moveTo(beside.previous);
      },
      disabled: beside.previous === undefined,
    },
    next: {
      label: 'Next video',
      onClick: () => {
        moveTo(beside.next);
      },
      disabled: beside.next === undefined,
    },
    share: {
      label: 'Share',
      onClick: () => void shareVideo({ title: video.title, url: new URL(video.path, location.origin).href }),
      disabled: false,
    },
  } as const;
  const control: Control = ({ icon }) => <IconButton icon={icon} key={icon} {...actions[icon]} />;
  const content = (
    <>
      <div className="player-bar">{control({ icon: 'close' })}</div>
      <PlayerStage asked={asked} key={video.slug} onAsk={onAsk} video={video} />
      <div className="player-words">
        <Caption video={video} />
        <div className="flex">
          {control({ icon: 'previous' })}
          {control({ icon: 'next' })}
          {control({ icon: 'share' })}
        </div>
      </div>
    </>
  );
  return (
    <dialog
      aria-labelledby="player-title"
      className="player-dialog"
      onClick={({ target, currentTarget }) => {
        const isBeside = target === currentTarget || (target instanceof Element && target.matches('.player-bar'));
        if (isBeside) close();
      }}
      onClose={onClose}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'ArrowLeft') moveTo(beside.previous);
        if (key === 'ArrowRight') moveTo(beside.next);
      }}
      ref={dialog}
    >
      <TooltipGroup>{content}</TooltipGroup>
    </dialog>
  );
}
