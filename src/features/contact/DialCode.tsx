import type { QrDrawing } from './qr-code.ts';

export interface DialCodeProps {
  readonly code: QrDrawing;
  readonly caption: string;
  /** Whether the page is dark on light. */
  readonly isLight: boolean;
}

/**
 * The code that dials, where a mouse says that this is no phone, and on paper. Dark on light: not every reader takes
 * the reverse. Six pixels a module are 5 cm on most screens, which a phone reads from an arm's length.
 */
export function DialCode({ code, caption, isLight }: DialCodeProps) {
  const side = String(code.sideModules);
  return (
    <figure className="hidden items-end gap-5 print:flex lg:pointer-fine:flex" data-dial-code="" data-no-markdown="">
      <svg
        aria-hidden="true"
        className={`size-50 shrink-0 ${isLight ? 'bg-ink-950 fill-paper' : 'bg-paper fill-ink-950'}`}
        shapeRendering="crispEdges"
        viewBox={`0 0 ${side} ${side}`}
      >
        <path d={code.path} />
      </svg>
      <figcaption className="max-w-36 text-small text-mist">{caption}</figcaption>
    </figure>
  );
}
