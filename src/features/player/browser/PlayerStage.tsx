import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hostPage, playerHosts } from '@site/model/video/players.ts';
import type { PortfolioVideo } from '#features/portfolio/portfolio-data.ts';
import { PlayerDoubt } from '../PlayerDoubt.tsx';
import { PlayerTrouble } from '../PlayerTrouble.tsx';
import { insertPlayer, type PlayerState } from './insert-player.ts';
import { Picture } from '#ui/Picture.tsx';
import { PlayMark } from '#ui/PlayMark.tsx';

export interface PlayerStageProps {
  readonly video: PortfolioVideo;
  /** Whether the visitor has asked to play: only then does the player load. */
  readonly asked: boolean;
  readonly onAsk: () => void;
}

interface RunningPlayerProps extends Pick<PlayerStageProps, 'video'> {
  readonly onRetry: () => void;
}

/** A player from its first moment on: it is there when this is, and gone with its sound when this goes. */
function RunningPlayer({ video, onRetry }: RunningPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PlayerState>('loading');
  const { embed, title } = video;
  // Before the browser paints, so in the event of the tap: only then do phones play at once.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    return insertPlayer(place.current, embed, title, setState);
  }, [embed, title]);
  const hasTrouble = state === 'offline' || state === 'silent';
  return (
    <>
      <div className="contents" data-state={state} ref={place}>
        {state === 'loading' && (
          <span className="absolute inset-0 grid place-items-center">
            <PlayMark large />
          </span>
        )}
      </div>
      {state === 'unheard' && <PlayerDoubt host={playerHosts[embed.kind]} page={hostPage(embed)} />}
      {hasTrouble && (
        <PlayerTrouble host={playerHosts[embed.kind]} onRetry={onRetry} page={hostPage(embed)} trouble={state} />
      )}
    </>
  );
}

/** The poster, and over it the player once it is asked for. */
export function PlayerStage({ video, asked, onAsk }: PlayerStageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="player-stage" data-stage="">
      <Picture className="size-full object-cover" decorative eager picture={video.poster} size="columns9" />
      {asked ? (
        <RunningPlayer
          key={`${video.slug} ${String(attempt)}`}
          onRetry={() => {
            flushSync(() => {
              setAttempt(attempt + 1);
            });
          }}
          video={video}
        />
      ) : (
        <button
          className="group absolute inset-0 grid cursor-pointer place-items-center"
          onClick={() => {
            flushSync(onAsk);
          }}
          type="button"
        >
          <PlayMark large />
          <span className="sr-only">Play {video.title}</span>
        </button>
      )}
    </div>
  );
}
