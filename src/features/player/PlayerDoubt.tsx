import type { PlayerTroubleProps } from './PlayerTrouble.tsx';

/** In the corner of a player that stands but says nothing: what its host sent may be no player. */
export function PlayerDoubt({ host, page = '/' }: Pick<PlayerTroubleProps, 'host' | 'page'>) {
  return (
    <p
      className="absolute top-0 left-0 bg-ink-950/75 px-2 py-1 slate text-paper normal-case"
      data-trouble="unheard"
      role="status"
    >
      Not playing?{' '}
      <a className="py-3 underline" href={page} rel="noopener" target="_blank">
        Open on <span data-host="">{host}</span>
      </a>
    </p>
  );
}
