import type { ReactNode } from 'react';
import { playerHosts, type Embed } from '@site/model/video/players.ts';

export interface FacadeFrameProps {
  readonly embed: Embed;
  /**
   * What stands there until a visitor asks for the player, over the whole frame. The player takes its title from the words
   * marked with `data-title`, or from its picture.
   */
  readonly children: ReactNode;
}

/**
 * Stands for a player until a visitor asks for it: a link to the player's page, with one line that says whose it is.
 * src/features/player/browser puts the player in its place on a tap, so that no other host is asked before.
 */
export function FacadeFrame({ embed, children }: FacadeFrameProps) {
  return (
    <div className="relative aspect-frame w-full overflow-hidden bg-ink-800">
      <a
        className="group relative block size-full"
        data-facade={embed.kind}
        href={embed.frame}
        rel="noopener"
        target="_blank"
      >
        {children}
        {embed.kind !== 'file' && (
          <span className="player-note absolute top-0 left-0 bg-ink-950/75 px-2 py-1 slate text-paper normal-case">
            {`From ${playerHosts[embed.kind]}, another company`}
          </span>
        )}
      </a>
    </div>
  );
}
