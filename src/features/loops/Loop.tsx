import { upright } from '#lib/pictures/picture-layouts.ts';

export interface LoopProps {
  /** Its address. */
  readonly loop: string | undefined;
  /** Framed for portrait screens. */
  readonly phone?: string | undefined;
}

/** A silent loop over its still; browser/loops.ts plays it while it is in view. */
export function Loop({ loop, phone }: LoopProps) {
  return (
    loop !== undefined && (
      <video aria-hidden="true" className="loop" loop preload="none">
        {phone !== undefined && <source media={upright} src={phone} />}
        <source src={loop} />
      </video>
    )
  );
}
