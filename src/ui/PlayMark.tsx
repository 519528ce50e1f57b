import { Mark } from './Mark.tsx';

interface PlayMarkProps {
  readonly large?: boolean;
  /** The moving mark replaces it while a player loads (players.css). */
  readonly waits?: boolean;
}

/** The play triangle over a poster; the link around it has the text. */
export function PlayMark({ large = false, waits = large }: PlayMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-edge fade-colors group-hover:bg-tungsten group-hover:text-ink-950 ${large ? 'size-16 bg-paper text-ink-950' : 'size-12 bg-ink-950/75 text-paper'} ${waits ? 'play-mark' : ''}`}
    >
      <svg className={`fill-current ${large ? 'size-6' : 'size-5'}`} viewBox="0 0 24 24">
        <path d="M6 3v18l15-9z" />
      </svg>
      {waits && <Mark className="play-wait" />}
    </span>
  );
}
