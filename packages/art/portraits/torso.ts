/** Trunk and neck. */
import { add, bell, curve, fractal, mix, mul, noise, route, smooth, sub, type V3 } from './math.ts';
import { sheet, tube, type Mesh } from './shapes.ts';

const half = curve([
  [-2.2, 0.9],
  [-1.3, 0.96],
  [-0.95, 0.97],
  [-0.78, 0.94],
  [-0.66, 0.87],
  [-0.56, 0.75],
  [-0.48, 0.61],
  [-0.41, 0.48],
  [-0.35, 0.385],
  [-0.29, 0.32],
  [-0.22, 0.28],
  [-0.12, 0.25],
]);
const deep = curve([
  [-2.2, 0.55],
  [-1.2, 0.56],
  [-0.9, 0.52],
  [-0.65, 0.43],
  [-0.5, 0.36],
  [-0.38, 0.31],
  [-0.28, 0.28],
  [-0.12, 0.24],
]);

/** Torso under cloth; `broad` widens the shoulders, `raise` lifts one (right positive). */
export function torso(broad: number, raise: number, bulk: number): Mesh {
  return sheet(190, 200, 'cloth', (u, v) => {
    const y = mix(-2.2, -0.2, 1 - (1 - v) ** 1.5);
    const a = u * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const n = 2.4;
    const k = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
    const wide = half(y) * (1 + broad * smooth(-0.3, -0.6, y)) + bulk * smooth(-0.3, -0.5, y);
    const arm = bell(Math.abs(s * k), 0.72, 0.07) * smooth(-0.85, -1.2, y);
    const fold =
      0.05 * fractal(s * 2 + y * 1.2, y * 2.6 - s, c * 3) * smooth(-0.3, -0.6, y) +
      0.024 * noise(s * 6, y * 9 + s * 8, c * 6) * smooth(-0.4, -0.8, y);
    const r = 1 - arm * 0.16 + fold;
    const x = wide * s * k * r;
    return [
      x,
      y + raise * smooth(-0.1, 0.9, x) * 0.35 - raise * smooth(0.1, -0.9, x) * 0.12,
      -0.18 + (deep(y) + bulk * 0.4) * c * k * r + 0.05 * smooth(-0.5, -1.3, y),
    ];
  });
}

/** Neck from the skull's base to the neck pit, both in camera space. */
export function neck(top: V3, bottom: V3, thick: number): Mesh {
  const lean = sub(bottom, top);
  return tube(
    route([add(top, mul(lean, -0.1)), add(top, mul(lean, 0.35)), add(top, mul(lean, 0.75)), bottom]),
    (t, a) => (thick + 0.08 * t ** 3) * (1 - 0.03 * Math.cos(a * 3)),
    'skin',
    { rings: 30, sides: 40 },
  );
}
