import type { Share } from './burst.ts';

/** Draws a picture, by its number, over the whole of a canvas. */
export type DrawPicture = (context: CanvasRenderingContext2D, picture: number) => void;

const sum = (shares: readonly Share[]) => shares.reduce((all, { share }) => all + share, 0);

/**
 * Draws the weighted mean of pictures, by averaging pairs recursively: a canvas has eight bits per color, and adding
 * many faint pictures one after another would lose them.
 * @param scratch canvases of the same size, created when needed.
 */
export function drawMean(
  context: CanvasRenderingContext2D,
  shares: readonly Share[],
  draw: DrawPicture,
  scratch: CanvasRenderingContext2D[],
  depth = 0,
): void {
  const [first, ...others] = shares;
  if (!first) return;
  if (others.length === 0) {
    draw(context, first.picture);
    return;
  }
  const middle = Math.ceil(shares.length / 2);
  const later = shares.slice(middle);
  drawMean(context, shares.slice(0, middle), draw, scratch, depth + 1);
  const { width, height } = context.canvas;
  const other = scratch[depth] ?? Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!other) return;
  scratch[depth] = other;
  drawMean(other, later, draw, scratch, depth + 1);
  context.globalAlpha = sum(later) / sum(shares);
  context.drawImage(other.canvas, 0, 0);
  context.globalAlpha = 1;
}
