/** Out-of-focus lights behind a sitter, in linear light on a small canvas. */
import { clamp, dice, fractal, mix, noise, smooth, type V3 } from './math.ts';

/** Places and sizes are fractions of the frame's width; y runs from 0 (top) to 1.25. */
export interface Glow {
  kind: 'glow' | 'bokeh' | 'window' | 'tube' | 'blinds' | 'shafts' | 'screens' | 'curtain';
  x: number;
  y: number;
  w: number;
  h: number;
  color: number;
  power: number;
  /** Discs, panes or beams. */
  n?: number;
  /** Edge blur. */
  soft?: number;
  /** Degrees. */
  angle?: number;
}

export const canvasWidth = 400;
export const canvasHeight = 500;

/** Paints the lights; colors are the sitter's palette plus a mix of them. */
export function paintBackdrop(glows: Glow[], palette: V3[], seed: number): Float32Array {
  const out = new Float32Array(canvasWidth * canvasHeight * 3);
  const splat = (fn: (x: number, y: number) => number, color: V3): void => {
    for (let j = 0; j < canvasHeight; j++) {
      for (let i = 0; i < canvasWidth; i++) {
        const v = fn((i + 0.5) / canvasWidth, (j + 0.5) / canvasWidth);
        if (v <= 0) continue;
        const o = (j * canvasWidth + i) * 3;
        for (let c = 0; c < 3; c++) out[o + c] = (out[o + c] as number) + v * (color[c] as number);
      }
    }
  };
  glows.forEach((glow, index) => {
    const chance = dice(seed * 31 + index);
    const color = palette[glow.color] ?? [1, 1, 1];
    const { x: cx, y: cy, w, h, power } = glow;
    const soft = glow.soft ?? 0.02;
    const turn = ((glow.angle ?? 0) * Math.PI) / 180;
    const local = (x: number, y: number): [number, number] => [
      (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn),
      (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn),
    ];
    const pane = (u: number, v: number, pw: number, ph: number): number =>
      smooth(pw + soft, pw - soft, Math.abs(u)) * smooth(ph + soft, ph - soft, Math.abs(v));
    const stain = (x: number, y: number): number => 0.8 + 0.35 * fractal(x * 5 + seed, y * 5, 2);
    switch (glow.kind) {
      case 'glow': {
        splat((x, y) => {
          const [u, v] = local(x, y);
          return power * Math.exp(-((u / w) ** 2) - (v / h) ** 2) * stain(x, y);
        }, color);
        break;
      }
      case 'bokeh': {
        for (let n = 0; n < (glow.n ?? 20); n++) {
          const [px, py] = [cx + (chance() + chance() - 1) * w, cy + (chance() + chance() - 1) * h];
          const r = soft * (0.55 + chance() * 0.75);
          const hue = chance();
          const tint = palette[hue < 0.68 ? glow.color : hue < 0.9 ? 1 - Math.min(1, glow.color) : 2] ?? color;
          const bright = power * (0.12 + chance() ** 3);
          const squeeze = 1 + 0.5 * Math.hypot(px - 0.5, py - 0.62);
          const lean = Math.atan2(py - 0.62, px - 0.5);
          discs(out, px, py, r, squeeze, lean, bright, tint);
        }
        break;
      }
      case 'window':
      case 'screens': {
        const [cols, rows] = [glow.n ?? 2, Math.max(1, Math.round(((glow.n ?? 2) * h) / w))];
        for (let a = 0; a < cols; a++) {
          for (let b = 0; b < rows; b++) {
            const [ox, oy] = [((a + 0.5) / cols - 0.5) * w, ((b + 0.5) / rows - 0.5) * h];
            const lit = glow.kind === 'screens' ? chance() ** 1.5 : 0.75 + chance() * 0.3;
            const tint =
              glow.kind === 'screens' && chance() < 0.4 ? (palette[1 - Math.min(1, glow.color)] ?? color) : color;
            splat((x, y) => {
              const [u, v] = local(x, y);
              return (
                power *
                lit *
                pane(u - ox, v - oy, (w / cols) * 0.43, (h / rows) * 0.42) *
                (1.1 - 0.35 * (v / h + 0.5)) *
                stain(x, y)
              );
            }, tint);
          }
        }
        break;
      }
      case 'tube': {
        splat((x, y) => {
          const [u, v] = local(x, y);
          const d = Math.hypot(Math.max(0, Math.abs(v) - h / 2), u);
          return power * (smooth(w + soft, Math.max(0, w - soft), d) + 0.1 * Math.exp(-d / 0.12));
        }, color);
        break;
      }
      case 'blinds': {
        const n = glow.n ?? 12;
        splat((x, y) => {
          const [u, v] = local(x, y);
          const slat = smooth(-0.35, 0.75, Math.cos((v / h) * n * Math.PI * 2));
          return power * slat * pane(u, v, w / 2, h / 2) * stain(x, y);
        }, color);
        break;
      }
      case 'shafts': {
        splat((x, y) => {
          const [u, v] = [x - cx, y - cy];
          const a = Math.atan2(u, v) - turn;
          const ray = Math.max(
            0,
            noise(a * (glow.n ?? 9), seed, 1) * 0.6 + noise(a * (glow.n ?? 9) * 2.7, seed, 2) * 0.4 + 0.25,
          );
          return (
            power *
            ray *
            Math.exp(-((a / w) ** 2)) *
            Math.exp(-Math.hypot(u, v) / h) *
            (0.75 + 0.5 * fractal(x * 4, y * 4, seed))
          );
        }, color);
        break;
      }
      case 'curtain': {
        splat((x, y) => {
          const fold = noise(x * (glow.n ?? 14) + 0.6 * noise(y * 2, x * 3, 1), y * 0.5, seed);
          const [u, v] = local(x, y);
          return power * clamp(0.45 + fold * 0.75, 0, 2) ** 1.6 * Math.exp(-((u / w) ** 2) - (v / h) ** 2);
        }, color);
        break;
      }
    }
  });
  return out;
}

/** One out-of-focus point: a disc with a firm edge, narrowed towards the frame's border. */
function discs(
  out: Float32Array,
  px: number,
  py: number,
  r: number,
  squeeze: number,
  lean: number,
  bright: number,
  color: V3,
): void {
  const reach = r * 1.1;
  const [i0, i1] = [
    Math.max(0, Math.floor((px - reach) * canvasWidth)),
    Math.min(canvasWidth - 1, Math.ceil((px + reach) * canvasWidth)),
  ];
  const [j0, j1] = [
    Math.max(0, Math.floor((py - reach) * canvasWidth)),
    Math.min(canvasHeight - 1, Math.ceil((py + reach) * canvasWidth)),
  ];
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) {
      const [x, y] = [(i + 0.5) / canvasWidth - px, (j + 0.5) / canvasWidth - py];
      const u = (x * Math.cos(lean) + y * Math.sin(lean)) * squeeze;
      const v = y * Math.cos(lean) - x * Math.sin(lean);
      const d = Math.hypot(u, v) / r;
      if (d > 1.08) continue;
      const k = bright * smooth(1.06, 0.94, d) * mix(0.72, 1.15, d ** 5);
      const o = (j * canvasWidth + i) * 3;
      for (let c = 0; c < 3; c++) out[o + c] = (out[o + c] as number) + k * (color[c] as number);
    }
  }
}
