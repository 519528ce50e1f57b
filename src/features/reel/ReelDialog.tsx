import { Facade } from '#features/player/Facade.tsx';
import type { Reel, ReelShot } from './reel.query.ts';
import { foreignLanguage } from '#lib/intl.ts';
import { say } from '#lib/say.ts';
import { words } from '#lib/words.ts';
import { linkTo } from '#lib/link-to.ts';

export interface ReelDialogProps {
  readonly reel: Reel;
  readonly shots: readonly ReelShot[];
}

/** The style of the dialog's buttons. */
const control = 'grid size-12 cursor-pointer place-items-center hover:text-tungsten aria-pressed:text-tungsten';

/** The controls of the film: browser/reel-controls.ts works them. The slider has a tick for each shot. */
function ReelControls({ reel: { controls, durationSeconds }, shots }: ReelDialogProps) {
  return (
    <div className="reel-bar">
      <button aria-label={controls.play} className={control} data-play="" type="button">
        <svg aria-hidden="true" className="size-5 fill-current" viewBox="0 0 24 24">
          <path className="reel-paused" d="M6 3v18l15-9z" />
          <path className="reel-playing" d="M5 3h5v18H5zM14 3h5v18h-5z" />
        </svg>
      </button>
      <div className="reel-track">
        <input
          aria-label={controls.shot}
          defaultValue={0}
          list="reel-shots"
          max={durationSeconds}
          min={0}
          step="any"
          type="range"
        />
        <datalist id="reel-shots">
          {shots.map(({ start, film, what }) => (
            <option
              data-hreflang={film && foreignLanguage(film.path)}
              data-lang={film?.lang}
              data-path={film?.path}
              key={start}
              label={film?.title ?? what}
              value={start.toFixed(3)}
            />
          ))}
        </datalist>
        <p className="reel-words text-small">
          <a className="hover:text-tungsten" data-film="" lang={shots[0]?.film?.lang}>
            {shots[0]?.film?.title}
          </a>
          <span className="slate text-mist" data-time="" />
        </p>
      </div>
      <button
        aria-label={controls.captions}
        aria-pressed={false}
        className={`${control} slate`}
        data-captions-button=""
        type="button"
      >
        CC
      </button>
      <button aria-label={controls.sound} aria-pressed={false} className={control} data-mute="" type="button">
        <svg aria-hidden="true" className="size-5 fill-none stroke-current" strokeWidth={2} viewBox="0 0 24 24">
          <path className="fill-current" d="M3 9v6h4l5 4V5L7 9z" />
          <path className="reel-heard" d="M16 8q3 4 0 8M19 5q5 7 0 14" />
        </svg>
      </button>
    </div>
  );
}

/** The reel in a full-screen dialog; opened and closed by browser/reel.ts. */
export function ReelDialog({ reel, shots }: ReelDialogProps) {
  const { path, title, embed, poster, shotList } = reel;
  return (
    <dialog aria-label={title} className="reel-dialog full-dialog">
      <div className="reel-screen">
        <Facade embed={embed} poster={poster} shape="aspect-scope" size="screen" title={title} />
      </div>
      <div className="reel-controls">
        <ReelControls reel={reel} shots={shots} />
        <div className="flex justify-center gap-4">
          <a
            className="inline-flex min-h-12 items-center px-4 text-small font-semibold hover:text-tungsten"
            {...linkTo(path)}
          >
            {shotList}
          </a>
          <button
            aria-label={say(words().others.closeReel, { title })}
            className="reel-close grid size-12 cursor-pointer place-items-center hover:text-tungsten"
            data-close=""
            type="button"
          >
            ×
          </button>
        </div>
      </div>
    </dialog>
  );
}
