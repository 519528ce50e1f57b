import type { ReactNode } from 'react';
import type { Embed } from '@site/model/video/players.ts';

export interface FacadeLinkProps {
  readonly embed: Embed;
  readonly host: string;
  /**
   * What covers the frame until a visitor starts the player. The player takes its title from the text marked with
   * `data-title`, or from the picture's alternative text.
   */
  readonly children: ReactNode;
}

/**
 * A link to a player's page. On a tap, browser/player.ts replaces it with the player, so no other host gets a request
 * before that.
 */
export function FacadeLink({ embed, host, children }: FacadeLinkProps) {
  return (
    <a
      className="group ring-inside block size-full"
      data-av1={embed.av1}
      data-captions={embed.captions}
      data-captions-language={embed.captionsLanguage}
      data-facade={embed.kind}
      data-host={host}
      href={embed.frame}
      rel="noopener"
      target="_blank"
    >
      {children}
    </a>
  );
}
