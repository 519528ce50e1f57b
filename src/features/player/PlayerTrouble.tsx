import { buttonClass } from '#ui/ButtonLink.tsx';

/** What went wrong, with the host's name in the place of each `…`. */
const sentences = {
  silent: ['No answer from ', '. It may be blocked here, or the connection is slow.'],
  offline: ['You are offline. The player comes from ', ' and needs a connection.'],
} as const;

export interface PlayerTroubleProps {
  readonly trouble: keyof typeof sentences;
  /** Whose player it is, and the same video there; src/features/player/browser/facade.ts fills both in where they are absent. */
  readonly host?: string;
  readonly page?: string;
  readonly onRetry?: () => void;
}

/** Stands over the poster of a player that did not come. */
export function PlayerTrouble({ trouble, host, page = '/', onRetry }: PlayerTroubleProps) {
  const [before, after] = sentences[trouble];
  return (
    <div className="player-trouble" data-trouble={trouble} role="alert">
      <p className="max-w-measure">
        {before}
        <span data-host="">{host}</span>
        {after}
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className={buttonClass('quiet')} onClick={onRetry} type="button">
          Try again
        </button>
        <a className={buttonClass('quiet')} href={page} rel="noopener" target="_blank">
          <span>
            Open on <span data-host="">{host}</span>
          </span>
        </a>
      </p>
    </div>
  );
}
