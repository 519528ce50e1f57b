import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VideoSummary } from '#features/video/video.ts';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';
import { PlayerMessage, playerMessages, type PlayerMessageWords } from '../PlayerMessage.tsx';
import { createPlayer, viewOf, type Player } from './create-player.ts';
import type { PlayerState } from './player-states.ts';

export interface PlayerStageProps {
  readonly video: VideoSummary;
  /** Whether the visitor has pressed play: only then does the player load. */
  readonly asked: boolean;
  readonly onAsk: () => void;
  readonly words: PlayerMessageWords & { readonly play: string };
}

/** A video's poster, covered by the player once the visitor presses play; unmounting removes the player. */
export function PlayerStage({ video: { embed, title, poster }, asked, onAsk, words }: PlayerStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<Player>(undefined);
  const [state, setState] = useState<PlayerState>('rest');
  // A layout effect still runs within the tap's event, and phones only play within it.
  useLayoutEffect(() => {
    if (!asked || !place.current) return undefined;
    const created = createPlayer({ place: place.current, embed, title, onChange: setState });
    player.current = created;
    created.play();
    return created.stop;
  }, [asked, embed, title]);
  const message = playerMessages.find((one) => one === state);
  return (
    <div className="player-stage" data-stage="">
      <Picture className="size-full object-cover" decorative eager picture={poster} size="columns9" />
      <div className="contents" ref={place}>
        {viewOf(state) === 'loading' && (
          <span className="absolute inset-0 grid place-items-center">
            <PlayMark large />
          </span>
        )}
      </div>
      {!asked && (
        <button
          className="group absolute inset-0 grid cursor-pointer place-items-center"
          onClick={() => flushSync(onAsk)}
          type="button"
        >
          <PlayMark large />
          <span className="sr-only">{`${words.play} ${title}`}</span>
        </button>
      )}
      {message && <PlayerMessage embed={embed} onRetry={() => player.current?.play()} state={message} words={words} />}
    </div>
  );
}
