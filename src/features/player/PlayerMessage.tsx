import { hostName, hostPage, type Embed, type HostWords } from '@site/model/video/players.ts';
import { buttonClass } from '#ui/ButtonLink.tsx';
import { Phrase } from '#ui/Phrase.tsx';

/** The player states (browser/player-states.ts) that have a message. */
export const playerMessages = ['silent', 'offline', 'doubtful'] as const;

/** Their words: `player` of content/words.yaml. */
export type PlayerMessageWords = HostWords &
  Readonly<Record<(typeof playerMessages)[number] | 'open' | 'again', string>>;

export interface PlayerMessageProps {
  readonly words: PlayerMessageWords;
  readonly state: (typeof playerMessages)[number];
  /** Absent in the template of plain pages, where browser/facade.ts fills in the host's name and page. */
  readonly embed?: Embed;
  readonly onRetry?: () => void;
}

/** The message over the poster of a player that failed, or in the corner of one that may have loaded something else. */
export function PlayerMessage({ words, state, embed, onRetry }: PlayerMessageProps) {
  const values = { host: <span data-host="">{embed && hostName(embed.kind, words)}</span> };
  const page = { href: embed ? hostPage(embed) : '/', rel: 'noopener', target: '_blank' };
  if (state === 'doubtful') {
    return (
      <p
        className="absolute start-0 top-0 bg-ink-950/75 px-2 py-1 slate text-paper normal-case"
        data-message={state}
        role="status"
      >
        {words.doubtful}{' '}
        <a className="py-3 underline" {...page}>
          <Phrase text={words.open} values={values} />
        </a>
      </p>
    );
  }
  return (
    <div className="player-trouble" data-message={state} role="alert">
      <p className="max-w-measure">
        <Phrase text={words[state]} values={values} />
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <button className={buttonClass('quiet')} onClick={onRetry} type="button">
          {words.again}
        </button>
        <a className={buttonClass('quiet')} {...page}>
          <span>
            <Phrase text={words.open} values={values} />
          </span>
        </a>
      </p>
    </div>
  );
}
