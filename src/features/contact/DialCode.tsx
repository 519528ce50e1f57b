import type { QrDrawing } from './qr-code.ts';

export interface DialCodeProps {
  readonly code: QrDrawing;
  readonly caption: string;
  /** Whether pages have dark text on a light background. */
  readonly isLight: boolean;
}

/**
 * The QR code that dials; only on devices with a mouse, which are not phones, and on paper. Dark on light, since not
 * every reader takes the reverse. At six pixels a module it is 5 cm wide on most screens, which a phone reads from an
 * arm's length.
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
