/** What a sitter holds. */
import { add, curve, mix, route, type V3 } from './math.ts';
import { pebble, sheet, tube, type Mesh } from './shapes.ts';

const box = (center: V3, size: V3, surface: string, lean = 0): Mesh =>
  pebble(center, size, surface, {
    power: 14,
    axes: [
      [Math.cos(lean), Math.sin(lean), 0],
      [-Math.sin(lean), Math.cos(lean), 0],
      [0, 0, 1],
    ],
  });
const rod = (a: V3, b: V3, radius: number, surface: string): Mesh =>
  tube(route([a, b]), () => radius, surface, { sides: 12, rings: 30 });

/** Tools, in camera space, placed at `at`. */
export const tools: Record<string, (at: V3) => Mesh[]> = {
  viewfinder: (at) => [
    tube(
      route([[-0.26, -0.3, 0.1], [-0.2, -0.7, 0.36], at, [0.16, -0.7, 0.37], [0.26, -0.3, 0.1]]),
      () => 0.012,
      'frame',
      { sides: 8, rings: 60 },
    ),
    tube(
      route([add(at, [0, -0.02, 0.05]), add(at, [0.02, -0.25, 0.07])]),
      (t) => 0.085 + 0.02 * Math.floor(t * 3),
      'metal',
      { sides: 24 },
    ),
  ],
  lanyard: (at) => [
    tube(
      route([[-0.27, -0.25, 0.05], [-0.17, -0.62, 0.34], at, [0.17, -0.62, 0.34], [0.27, -0.25, 0.05]]),
      () => 0.02,
      'frame',
      { flat: 0.4, sides: 8, rings: 60 },
    ),
    box(add(at, [0, -0.16, 0.03]), [0.11, 0.16, 0.01], 'paper'),
  ],
  phone: (at) => [
    box(at, [0.075, 0.17, 0.016], 'plastic', 0.15),
    box(add(at, [0.004, 0, -0.014]), [0.066, 0.15, 0.006], 'screen', 0.15),
  ],
  camera: (at) => [
    box(add(at, [-0.66, 0.02, 0]), [0.42, 0.24, 0.2], 'plastic'),
    box(add(at, [-0.6, 0.34, 0]), [0.26, 0.035, 0.05], 'metal'),
    rod(add(at, [-0.8, 0.2, 0]), add(at, [-0.8, 0.35, 0]), 0.03, 'metal'),
    tube(route([add(at, [-0.25, 0.03, 0]), add(at, [0.01, 0.01, 0])]), (t) => 0.07 + 0.045 * t ** 3, 'pad', {
      sides: 24,
    }),
    rod(add(at, [-0.9, -0.16, 0.1]), add(at, [0.1, -0.2, 0.1]), 0.022, 'metal'),
    pebble(add(at, [-0.45, 0.14, 0.2]), [0.012, 0.012, 0.012], 'tally'),
  ],
  boom: (at) => [
    rod(add(at, [-1.5, -0.62, 0]), add(at, [1.5, 0.66, 0]), 0.021, 'metal'),
    tube(
      route([add(at, [0.75, 0.34, 0.02]), add(at, [1.3, 0.58, 0.02])]),
      (t) => 0.13 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.4,
      'fur',
      { sides: 24 },
    ),
  ],
  brushes: (at) =>
    Array.from({ length: 6 }, (_, i) => {
      const a = mix(-0.75, 0.75, i / 5);
      const d: V3 = [Math.sin(a), Math.cos(a), 0.1 * (i % 2)];
      const end = (k: number): V3 => add(at, [d[0] * k, d[1] * k, d[2] * k]);
      const r = curve([
        [0, 0.013],
        [0.72, 0.016],
        [0.78, 0.03],
        [0.9, 0.05 + 0.012 * (i % 3)],
        [1, 0.02],
      ]);
      return tube(route([end(-0.12), end(0.2), end(0.44 + 0.07 * (i % 3))]), (t) => r(t), i % 2 ? 'wood' : 'metal', {
        sides: 14,
        rings: 50,
      });
    }),
  keys: (at) => [
    tube(
      (t) => add(at, [Math.sin(t * 6.29) * 0.085, 0.02 + Math.cos(t * 6.29) * 0.085, 0]),
      () => 0.01,
      'gold',
      { sides: 8, rings: 40 },
    ),
    ...Array.from({ length: 6 }, (_, i) => {
      const a = mix(-0.7, 0.55, i / 5);
      const p = add(at, [Math.sin(a) * 0.09, -0.07, 0.015 * i]);
      const q = add(p, [Math.sin(a) * 0.22, -0.24 - 0.02 * (i % 3), 0]);
      return [
        pebble(p, [0.04, 0.045, 0.008], 'gold', { power: 3 }),
        tube(route([p, q]), (t) => (t > 0.6 && Math.floor(t * 14) % 2 ? 0.024 : 0.014), 'gold', {
          flat: 0.4,
          sides: 8,
        }),
      ];
    }).flat(),
  ],
  clipboard: (at) => [
    box(at, [0.34, 0.46, 0.015], 'wood', -0.12),
    box(add(at, [0, -0.02, 0.018]), [0.3, 0.4, 0.006], 'paper', -0.12),
    box(add(at, [0.05, 0.45, 0.03]), [0.1, 0.04, 0.025], 'metal', -0.12),
  ],
  notebook: (at) => [
    box(at, [0.42, 0.3, 0.02], 'wood', 0.06),
    box(add(at, [0, 0.012, 0.02]), [0.4, 0.29, 0.012], 'paper', 0.06),
  ],
  rope: (at) =>
    Array.from({ length: 5 }, (_, i) =>
      tube(
        (t) => {
          const a = t * 6.29;
          return add(at, [
            Math.sin(a) * (0.26 + 0.02 * i) + 0.02 * i,
            Math.cos(a) * (0.48 + 0.025 * i) - 0.03 * i,
            0.15 * Math.sin(a + 0.6) + 0.06 * i,
          ]);
        },
        (t, b) => 0.03 * (1 + 0.18 * Math.sin(t * 160 + b)),
        'wood',
        { sides: 10, rings: 150 },
      ),
    ),
  gloves: (at) =>
    [-1, 0, 1].map((i) =>
      pebble(add(at, [i * 0.05, -0.16 - 0.03 * Math.abs(i), 0.03 * i]), [0.05, 0.19, 0.05], 'pad', {
        bump: (d) => 0.15 * Math.sin(d[1] * 5 + i),
      }),
    ),
  pencil: (at) => [rod(add(at, [-0.2, 0.08, -0.14]), add(at, [0.22, -0.06, 0.16]), 0.014, 'wood')],
  earpiece: (at) => [
    tube(
      (t) => add(at, [0.02 * Math.cos(t * 90) + 0.03 * t, -0.62 * t, 0.02 * Math.sin(t * 90) - 0.1 * t]),
      () => 0.007,
      'glass',
      { sides: 6, rings: 260 },
    ),
  ],
  tie: () => [
    sheet(10, 30, 'frame', (u, v) => [
      (u - 0.5) * (0.1 + 0.1 * v) + 0.03 * Math.sin(v * 2),
      -0.42 - 1.1 * v,
      0.22 + 0.24 * Math.min(1, v * 2.2) ** 0.7 + 0.02 * Math.sin(u * 3.14),
    ]),
    pebble([0, -0.41, 0.22], [0.06, 0.055, 0.04], 'frame', { power: 3 }),
  ],
  cord: (at) => [tube(route([[-0.2, -0.28, 0.1], at, [0.2, -0.28, 0.1]]), () => 0.012, 'frame', { sides: 8 })],
};
