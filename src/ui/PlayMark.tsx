import { Mark } from './Mark.tsx';

/**
 * The play triangle over a poster, or bare in an empty frame. A large one is replaced by the moving mark while its player loads (players.css).
 * The link around it has the text.
 */
export function PlayMark({ large = false, bare = false }: { readonly large?: boolean; readonly bare?: boolean }) {
  const triangle = (
    <svg className={`fill-current ${large ? 'size-6 lg:size-8' : 'size-5'}`} viewBox="0 0 24 24">
      <path d="M6 3v18l15-9z" />
    </svg>
  );
  if (bare)
    return (
      <span aria-hidden="true" className="text-paper fade-colors group-hover:text-tungsten">
        {triangle}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center rounded-edge bg-ink-950/75 text-paper fade-colors group-hover:bg-tungsten group-hover:text-ink-950 ${large ? 'play-mark size-14 lg:size-20' : 'size-12'}`}
    >
      {triangle}
      {large && <Mark className="play-wait" />}
    </span>
  );
}
