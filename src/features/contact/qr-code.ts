import encodeQR from 'qr';

/** A QR code as one SVG path; a unit is a module. */
export interface QrDrawing {
  /** Modules along a side, quiet zone included. */
  readonly sideModules: number;
  readonly path: string;
}

/** The margin that ISO/IEC 18004 requires, so that a reader finds the corners. */
const quietZoneModules = 4;

/** The dark runs of a row, as rectangles one module high. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ];
  return runs.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}

/**
 * Draws a text as a QR code. Error correction is medium (15%): enough for a reflection on a screen, and the modules
 * stay large.
 */
export function drawQrCode(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZoneModules });
  return { sideModules: rows.length, path: rows.map(drawRow).join('') };
}
