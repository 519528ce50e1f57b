import { Facade } from '#features/player/Facade.tsx';
import type { Reel } from './reel.query.ts';
import { say } from '#lib/say.ts';
import { words } from '#lib/words.ts';

/** The reel in a full-screen dialog; opened and closed by browser/reel.ts. */
export function ReelDialog({ reel: { path, title, embed, poster, shotList } }: { readonly reel: Reel }) {
  return (
    <dialog aria-label={title} className="reel-dialog full-dialog">
      <div className="reel-screen">
        <Facade embed={embed} poster={poster} shape="aspect-scope" size="screen" title={title} />
      </div>
      <div className="reel-controls">
        <a className="inline-flex min-h-12 items-center px-4 text-small font-semibold hover:text-tungsten" href={path}>
          {shotList}
        </a>
        <button
          aria-label={say(words().others.closeReel, { title })}
          className="grid size-12 cursor-pointer place-items-center text-lead hover:text-tungsten"
          data-close=""
          type="button"
        >
          ×
        </button>
      </div>
    </dialog>
  );
}
