import type { LoopData } from '#lib/pictures/picture.ts';
import { upright } from '#lib/pictures/picture-layouts.ts';

export interface LoopProps {
  readonly loop: LoopData | undefined;
  /** Framed for portrait screens. */
  readonly phone?: LoopData | undefined;
}

function Sources({ loop, media }: { readonly loop: LoopData; readonly media?: string }) {
  return (
    <>
      {/* Main profile, level 3.1, 10 bits: 720p. */}
      <source media={media} src={loop.av1} type="video/mp4; codecs=av01.0.05M.10" />
      <source media={media} src={loop.h264} />
    </>
  );
}

/** A silent loop over its still; browser/loops.ts plays it while it is in view. */
export function Loop({ loop, phone }: LoopProps) {
  return (
    loop && (
      <video aria-hidden="true" className="loop" loop preload="none">
        {phone && <Sources loop={phone} media={upright} />}
        <Sources loop={loop} />
      </video>
    )
  );
}
