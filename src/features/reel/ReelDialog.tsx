import { Facade } from '#features/player/Facade.tsx';
import { linkTo } from '#lib/link-to.ts';
import { words } from '#lib/words.ts';
import type { Reel, ReelShot } from './reel.query.ts';

export interface ReelDialogProps {
  readonly reel: Reel;
  readonly shots: readonly ReelShot[];
}

/** The style of the dialog's links and its button. */
const control = 'inline-flex min-h-12 items-center px-4 text-small font-semibold';

/** The reel in a full-screen dialog, with the film that the shot on the screen is from: browser/reel.ts. */
export function ReelDialog({ reel: { path, title, embed, poster, shotList }, shots }: ReelDialogProps) {
  return (
    <dialog aria-label={title} className="reel-dialog full-dialog" data-backdrop="">
      <button className={`reel-close cursor-pointer hover:text-tungsten ${control}`} data-close="" type="button">
        {words().player.close}
      </button>
      <div className="reel-screen">
        <Facade embed={embed} poster={poster} shape="aspect-scope" size="screen" title={title} />
      </div>
      <p className="reel-words" data-backdrop="">
        {shots.map(({ start, what, wordsLang, film }, index) => (
          <span data-start={start.toFixed(3)} hidden={index > 0} key={start}>
            {film ? (
              <a className={`underline hover:text-tungsten ${control}`} {...linkTo(film.path)} lang={film.lang}>
                {film.title}
              </a>
            ) : (
              <span className={control} lang={wordsLang}>
                {what}
              </span>
            )}
          </span>
        ))}
        <a className={`hover:text-tungsten ${control}`} {...linkTo(path)}>
          {shotList}
        </a>
      </p>
    </dialog>
  );
}
