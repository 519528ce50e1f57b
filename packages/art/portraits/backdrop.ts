/** The room behind a sitter, far out of focus: haze in the warm lamp, a cool corner, and one of a few things that glow. */
import { cool, warm } from './light.ts';
import { add, dice, fractal, mix, mul, smooth, type V3 } from './math.ts';

/** Places are fractions of the frame's width; y runs from 0 (top) to 1.25. */
export interface Backdrop {
  kind: 'haze' | 'lamp' | 'bokeh' | 'blinds' | 'window' | 'door';
  x: number;
  y: number;
  /** Strength of what glows; 1 if left out. */
  power?: number;
  seed?: number;
}

export const canvasWidth = 400;
export const canvasHeight = 500;

/** Paints the room in linear light. */
export function paintBackdrop({ kind, x: cx, y: cy, power = 1, seed = 1 }: Backdrop): Float32Array {
  const out = new Float32Array(canvasWidth * canvasHeight * 3);
  const chance = dice(seed * 31);
  const splat = (color: V3, fn: (x: number, y: number) => number): void => {
    for (let j = 0; j < canvasHeight; j++) {
      for (let i = 0; i < canvasWidth; i++) {
        const v = fn((i + 0.5) / canvasWidth, (j + 0.5) / canvasWidth);
        for (let c = 0; c < 3; c++) {
          const o = (j * canvasWidth + i) * 3 + c;
          out[o] = (out[o] as number) + v * (color[c] as number);
        }
      }
    }
  };
  const smoke = (x: number, y: number): number => 0.85 + 0.5 * fractal(x * 3 + seed * 7, y * 3.4, 2);
  const glow = (color: V3, gx: number, gy: number, w: number, h: number): void => {
    splat(color, (x, y) => Math.exp(-(((x - gx) / w) ** 2) - ((y - gy) / h) ** 2) * smoke(x, y));
  };
  const edge = (v: number, half: number, soft: number): number => smooth(half + soft, half - soft, Math.abs(v));
  const disc = (px: number, py: number, r: number, color: V3): void => {
    splat(color, (x, y) => {
      const d = Math.hypot(x - px, (y - py) * 0.94) / r;
      return d > 1.2 ? 0 : smooth(1.12, 0.92, d) * mix(0.75, 1.1, d ** 4);
    });
  };
  glow([0.004, 0.011, 0.013], 0.1, 0.6, 0.6, 0.9);
  glow(mul(cool, 0.12), 0.1, 0.35, 0.4, 0.6);
  glow(mul(warm, 0.17), cx, cy, 0.46, 0.55);
  glow(mul(warm, 0.2), cx, cy, 0.24, 0.28);
  switch (kind) {
    case 'haze':
      break;
    case 'lamp':
      glow(mul(warm, 0.3 * power), cx, cy, 0.2, 0.22);
      disc(cx, cy, 0.2, mul([1, 0.56, 0.24], 0.5 * power));
      break;
    case 'bokeh':
      for (let n = 0; n < 26; n++) {
        const [px, py] = [cx + (chance() + chance() - 1) * 0.6, cy + (chance() + chance() - 1) * 0.6];
        const hue = chance() < 0.72 ? add(mul(warm, 0.8), mul([1, 1, 1], 0.2 * chance())) : cool;
        disc(px, py, 0.03 + 0.05 * chance(), mul(hue, (0.06 + 0.5 * chance() ** 3) * power));
      }
      break;
    case 'blinds':
      splat(mul(warm, 0.34 * power), (x, y) => {
        const [u, v] = [x - cx, y - cy + 0.08 * (x - cx)];
        return smooth(-0.5, 0.9, Math.cos(v * 62)) * edge(u, 0.24, 0.06) * edge(v, 0.5, 0.08) * smoke(x, y);
      });
      break;
    case 'window':
      for (const [ox, oy] of [-0.5, 0.5].flatMap((a) =>
        [-1, 0, 1].map((b): [number, number] => [a * 0.25, b * 0.27]),
      )) {
        const lit = 0.7 + 0.5 * chance();
        splat(
          mul(mix(0, 1, chance()) < 0.3 ? cool : warm, 0.26 * lit * power),
          (x, y) => edge(x - cx - ox, 0.105, 0.03) * edge(y - cy - oy, 0.115, 0.03) * smoke(x, y),
        );
      }
      break;
    case 'door':
      splat(mul(warm, 0.34 * power), (x, y) => edge(x - cx, 0.2, 0.05) * edge(y - cy - 0.35, 0.75, 0.06) * smoke(x, y));
      break;
  }
  return out;
}
