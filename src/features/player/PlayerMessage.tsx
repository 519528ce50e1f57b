import { hostPage, playerHosts, type Embed } from '@site/model/video/players.ts';
import { buttonClass } from '#ui/ButtonLink.tsx';

/** What went wrong, as the text before and after the host's name. */
const failures = {
  silent: ['No answer from ', '. It may be blocked here, or the connection is slow.'],
  offline: ['You are offline. The player comes from ', ' and needs a connection.'],
} as const;

/** The player states (browser/player-states.ts) that have a message. */
export const playerMessages = ['silent', 'offline', 'doubtful'] as const;

export interface PlayerMessageProps {
  readonly state: (typeof playerMessages)[number];
  /** Absent in the template of plain pages, where browser/facade.ts fills in the host's name and page. */
  readonly embed?: Embed;
  readonly onRetry?: () => void;
}

/** The message over the poster of a player that failed, or in the corner of one that may have loaded something else. */
export function PlayerMessage({ state, embed, onRetry }: PlayerMessageProps) {
  const host = <span data-host="">{embed && playerHosts[embed.kind]}</span>;
  const page = { href: embed ? hostPage(embed) : '/', rel: 'noopener', target: '_blank' };
  if (state === 'doubtful') {
    return (
      <p
        className="absolute top-0 left-0 bg-ink-950/75 px-2 py-1 slate text-paper normal-case"
        data-message={state}
        role="status"
      >
        Not playing?{' '}
        <a className="py-3 underline" {...page}>
          Open on {host}
        </a>
      </p>
    );
  }
  const [before, after] = failures[state];
  return (
    <div className="player-trouble" data-message={state} role="alert">
      <p className="max-w-measure">
        {before}
        {host}
        {after}
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className={buttonClass('quiet')} onClick={onRetry} type="button">
          Try again
        </button>
        <a className={buttonClass('quiet')} {...page}>
          <span>Open on {host}</span>
        </a>
      </p>
    </div>
  );
}
