import './loops.css';
import type { LoopData } from '#lib/pictures/picture.ts';

/** Silent seconds of film over the still before them: browser/loops.ts plays them while they are seen. */
export function Loop({ loop }: { readonly loop: LoopData | undefined }) {
  return (
    loop && (
      <video aria-hidden="true" className="loop" loop preload="none">
        {/* Main profile, level 3.1, 10 bits: 720p. */}
        <source src={loop.av1} type="video/mp4; codecs=av01.0.05M.10" />
        <source src={loop.h264} />
      </video>
    )
  );
}
