/** Things worn on the head or held: glasses, headphones, earrings, tools of the trade. */
import { mix, route, type V3 } from './math.ts';
import { pebble, tube, type Mesh } from './shapes.ts';

export type Glasses = 'square' | 'cat' | 'oval' | 'rect';

/** Glasses at a height, `forward` of the face, tilted when pushed up or worn low. */
export function glasses(kind: Glasses, y = 0.492, forward = 0): Mesh[] {
  const [rx, ry, power, thick] = {
    square: [0.112, 0.085, 4.5, 0.013],
    cat: [0.115, 0.07, 2.6, 0.012],
    oval: [0.09, 0.062, 2, 0.009],
    rect: [0.112, 0.062, 5, 0.01],
  }[kind] as [number, number, number, number];
  const z = (x: number): number => 0.4 + forward - 0.45 * x * x;
  const meshes: Mesh[] = [];
  for (const s of [-1, 1]) {
    const rim = (t: number): V3 => {
      const a = t * Math.PI * 2;
      const [c, n] = [Math.cos(a), Math.sin(a)];
      const k = (Math.abs(c) ** power + Math.abs(n) ** power) ** (-1 / power);
      const x = 0.132 + rx * c * k;
      const lift = kind === 'cat' ? 0.035 * Math.max(0, c) ** 2 * (0.6 + n * 0.7) : 0;
      return [s * (x + lift), y + ry * n * k + lift * 1.5, z(x)];
    };
    meshes.push(tube(rim, () => thick, 'frame', { rings: 60, sides: 10, up: [0.1, 0.2, 1] }));
    const hinge: V3 = [s * 0.247, y + 0.025, z(0.24)];
    meshes.push(
      tube(
        route([hinge, [s * 0.3, y + 0.02, 0.2], [s * 0.312, y + 0.01, -0.02], [s * 0.3, y - 0.06, -0.1]]),
        () => thick * 0.85,
        'frame',
        { sides: 8 },
      ),
    );
  }
  meshes.push(
    tube(
      route([
        [-0.04, y + 0.025, z(0.03)],
        [0, y + 0.036, z(0) + 0.008],
        [0.04, y + 0.025, z(0.03)],
      ]),
      () => thick * 0.9,
      'frame',
      { sides: 8 },
    ),
  );
  return meshes;
}

/** Headphones of a sound mixer. */
export function headphones(): Mesh[] {
  const [size, high] = [0.92, 1.16];
  const meshes = [-1, 1].flatMap((s) => [
    pebble([s * 0.36, 0.43, -0.05], [0.06, 0.155 * size, 0.13 * size], 'plastic', { power: 2.6 }),
    pebble([s * 0.315, 0.43, -0.05], [0.045, 0.14 * size, 0.12 * size], 'pad', { power: 2.4 }),
    tube(
      route([
        [s * 0.405, 0.36, -0.05],
        [s * 0.425, 0.5, -0.05],
        [s * 0.39, 0.68, -0.05],
      ]),
      () => 0.018,
      'metal',
      { sides: 8 },
    ),
  ]);
  meshes.push(
    tube(
      (t) => {
        const a = mix(-1.5, 1.5, t);
        return [Math.sin(a) * 0.395, 0.62 + Math.cos(a) * (high - 0.62), -0.05];
      },
      () => 0.05,
      'plastic',
      { flat: 0.4, rings: 60, up: [0, 0, 1] },
    ),
  );
  return meshes;
}

/** Slim headset with a microphone boom on one cheek. */
export function headset(): Mesh[] {
  return [
    tube(
      (t) => {
        const a = mix(-1.6, 1.6, t);
        return [Math.sin(a) * 0.42, 0.55 + Math.cos(a) * 0.68, -0.04];
      },
      () => 0.018,
      'plastic',
      { rings: 60 },
    ),
    pebble([0.36, 0.44, -0.04], [0.035, 0.09, 0.08], 'plastic'),
    tube(
      route([
        [0.37, 0.4, 0],
        [0.36, 0.29, 0.16],
        [0.27, 0.22, 0.36],
        [0.17, 0.2, 0.46],
      ]),
      () => 0.011,
      'plastic',
      { sides: 8 },
    ),
    pebble([0.15, 0.2, 0.475], [0.035, 0.022, 0.03], 'pad'),
  ];
}

/** Video goggles with antennas, over the eyes. */
export function goggles(): Mesh[] {
  return [
    pebble([0, 0.505, 0.43], [0.275, 0.115, 0.125], 'plastic', { power: 5 }),
    pebble([0, 0.5, 0.54], [0.19, 0.06, 0.03], 'metal', { power: 5 }),
    ...[-1, 1].map((s) =>
      tube(
        route([
          [s * 0.23, 0.58, 0.42],
          [s * 0.29, 0.75, 0.4],
          [s * 0.35, 0.93, 0.37],
        ]),
        (t) => (t > 0.55 ? 0.022 : 0.011),
        'plastic',
        { sides: 8 },
      ),
    ),
    tube(
      (t) => {
        const a = mix(0.6, 5.68, t);
        return [Math.sin(a) * 0.335, 0.5 + 0.1 * (1 - Math.cos(a)) * 0.5, -0.04 + Math.cos(a) * 0.46];
      },
      () => 0.05,
      'hatband',
      { flat: 0.25, up: [0, 1, 0], rings: 60 },
    ),
  ];
}

export const earrings = {
  hoop: (): Mesh[] =>
    [-1, 1].map((s) =>
      tube(
        (t) => [
          s * (0.31 + 0.015 * Math.cos(t * 6.28)),
          0.2 + 0.115 * Math.cos(t * Math.PI * 2),
          -0.03 + 0.115 * Math.sin(t * Math.PI * 2),
        ],
        () => 0.009,
        'gold',
        { sides: 8, rings: 50 },
      ),
    ),
  drop: (): Mesh[] =>
    [-1, 1].flatMap((s) => [
      tube(
        route([
          [s * 0.3, 0.32, -0.04],
          [s * 0.31, 0.24, -0.04],
        ]),
        () => 0.006,
        'gold',
        { sides: 6 },
      ),
      pebble([s * 0.312, 0.18, -0.04], [0.03, 0.06, 0.03], 'gold'),
    ]),
  chain: (): Mesh[] =>
    [-1, 1].flatMap((s) =>
      Array.from({ length: 30 }, (_, i) => {
        const p = route([
          [s * 0.25, 0.46, 0.37],
          [s * 0.3, 0.2, 0.28],
          [s * 0.34, 0.04, 0.02],
          [s * 0.31, 0.12, -0.2],
        ])(i / 29);
        return pebble(p, [0.012, 0.012, 0.012], 'gold');
      }),
    ),
};
