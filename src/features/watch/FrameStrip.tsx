import { Picture } from '#ui/Picture.tsx';
import type { Frame } from '#features/video/frames.query.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

export interface FrameStripProps {
  readonly title: string;
  readonly frames: readonly Frame[];
}

/** The style of the dialog's buttons. */
const control = 'grid size-12 cursor-pointer place-items-center text-lead hover:text-tungsten';

/** The same frames in a full-screen, horizontally scrolling dialog; opened by browser/frames.ts. */
function FrameDialog({ title, frames }: FrameStripProps) {
  return (
    <dialog aria-label={formatMessage(words().watch.frames, { title })} className="full-dialog">
      <ol aria-label={formatMessage(words().watch.frames, { title })} className="frame-reel" tabIndex={-1}>
        {frames.map(({ picture, note }, index) => (
          <li data-backdrop="" key={note + picture.src}>
            <figure>
              <Picture className="frame-large" picture={picture} size="screen" />
              <figcaption className="slate text-mist normal-case">
                <span className="text-paper">{`${index + 1} / ${frames.length}`}</span> {note}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status" />
      <div className="frame-controls" data-backdrop="">
        <button aria-label={words().watch.previousFrame} className={control} data-step="-1" type="button">
          ←
        </button>
        <button aria-label={words().watch.nextFrame} autoFocus className={control} data-step="1" type="button">
          →
        </button>
        <button aria-label={words().watch.closeFrames} className={control} data-close="" type="button">
          ×
        </button>
      </div>
    </dialog>
  );
}

/** Frames of the film side by side. Each links to its picture; with scripts, it opens the dialog. */
export function FrameStrip({ title, frames }: FrameStripProps) {
  if (frames.length === 0) return null;
  return (
    <section aria-labelledby="frames" className="print:hidden">
      <h2 className="sr-only" id="frames">
        {formatMessage(words().watch.frames, { title })}
      </h2>
      <ol className="frame-strip" data-frames="">
        {frames.map(({ picture, note }) => (
          <li className="group relative" key={note + picture.src}>
            <a className="ring-inside block overflow-hidden" href={picture.src}>
              <span className="sr-only" data-no-markdown="">
                {words().watch.enlarge}{' '}
              </span>
              <Picture className="aspect-frame w-full object-cover" picture={picture} size="frames" />
            </a>
            <p className="mt-2 slate text-mist normal-case">{note}</p>
          </li>
        ))}
      </ol>
      <FrameDialog frames={frames} title={title} />
    </section>
  );
}
