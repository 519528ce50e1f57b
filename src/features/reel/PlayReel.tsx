import { buttonClass } from '#ui/ButtonLink.tsx';
import type { Reel } from './reel.query.ts';
import { linkTo } from '#lib/link-to.ts';

/** The first action of a page: opens the reel over it (browser/reel.ts); without scripts, leads to its own page. */
export function PlayReel({ reel: { path, play, duration } }: { readonly reel: Reel }) {
  return (
    <a className={`play-reel ${buttonClass('primary')}`} data-reel="" {...linkTo(path)}>
      <svg aria-hidden="true" className="size-4 fill-current" viewBox="0 0 24 24">
        <path d="M6 3v18l15-9z" />
      </svg>
      {play} <span className="slate">{duration}</span>
    </a>
  );
}
