/** Collars and what is worn around the neck. Torso space: neck pit at y -.34, y falls to the hips. */
import { curve, fractal, mix, noise, smooth } from './math.ts';
import { sheet, tube, type Mesh } from './shapes.ts';

export type Collar = 'crew' | 'turtle' | 'shirt' | 'open' | 'lapel' | 'wind' | 'scarf' | 'strap';

/** Band around the neck; angles are degrees from the front, heights drop towards the front by `slope`. */
function band(surface: string, gap: number, profile: [number, number][], slope: number, wave = 0.012): Mesh {
  const [r, h] = [
    curve(profile.map((p, i) => [i / (profile.length - 1), p[0]])),
    curve(profile.map((p, i) => [i / (profile.length - 1), p[1]])),
  ];
  const g = (gap * Math.PI) / 180;
  return sheet(110, 26, surface, (u, v) => {
    const a = mix(g, Math.PI * 2 - g, u);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const rr = r(v) * (1 + 0.06 * Math.abs(c)) + wave * fractal(s * 3, v * 3, c * 3);
    return [
      s * rr * 1.02,
      -0.3 + h(v) - slope * (0.5 + 0.5 * c) + wave * noise(c * 4, s * 4, 2),
      -0.13 + c * rr * 1.05,
    ];
  });
}

/** Clothes at the neck and chest. */
export function collar(kind: Collar): Mesh[] {
  const lapel = (side: number, far: number): Mesh =>
    sheet(16, 40, 'cloth2', (u, v) => {
      const y = mix(-0.2, -1.5, v);
      const inner = mix(0.2, 0.02, v ** 0.8);
      const x =
        side * (inner + u * far * Math.sin(Math.PI * Math.min(1, v * 0.75 + 0.22)) * (v < 0.42 ? 0.75 + 0.4 * v : 1));
      return [
        x,
        y + u * 0.05,
        -0.06 + 0.44 * smooth(-0.1, -0.8, y) + 0.02 + 0.02 * Math.sin(u * Math.PI) - 0.25 * x * x,
      ];
    });
  switch (kind) {
    case 'crew':
      return [
        band(
          'cloth2',
          0,
          [
            [0.27, -0.04],
            [0.262, 0.01],
            [0.24, 0.03],
            [0.225, 0.0],
          ],
          0.14,
        ),
      ];
    case 'strap':
      return [];
    case 'turtle':
      return [
        band(
          'cloth2',
          0,
          [
            [0.3, -0.06],
            [0.262, 0.02],
            [0.245, 0.12],
            [0.25, 0.22],
            [0.27, 0.24],
            [0.275, 0.14],
            [0.268, 0.05],
          ],
          0.06,
          0.02,
        ),
      ];
    case 'shirt':
      return [
        band(
          'cloth2',
          12,
          [
            [0.255, 0],
            [0.25, 0.1],
            [0.262, 0.15],
            [0.3, 0.1],
            [0.345, -0.03],
          ],
          0.15,
        ),
        band(
          'cloth2',
          0,
          [
            [0.25, 0],
            [0.245, 0.08],
          ],
          0.15,
        ),
      ];
    case 'open':
      return [
        band(
          'cloth2',
          26,
          [
            [0.26, -0.02],
            [0.27, 0.1],
            [0.29, 0.15],
            [0.34, 0.08],
            [0.4, -0.06],
          ],
          0.2,
        ),
      ];
    case 'lapel':
      return [
        band(
          'cloth2',
          30,
          [
            [0.29, -0.04],
            [0.275, 0.06],
            [0.29, 0.1],
            [0.33, 0.04],
            [0.37, -0.05],
          ],
          0.16,
        ),
        lapel(1, 0.26),
        lapel(-1, 0.26),
        band(
          'shirt',
          8,
          [
            [0.245, -0.02],
            [0.24, 0.1],
            [0.26, 0.12],
            [0.29, 0.02],
          ],
          0.16,
        ),
      ];
    case 'wind':
      return [
        band(
          'cloth2',
          16,
          [
            [0.34, -0.1],
            [0.31, 0.02],
            [0.3, 0.16],
            [0.315, 0.25],
            [0.335, 0.24],
            [0.34, 0.1],
          ],
          0.08,
          0.02,
        ),
      ];
    case 'scarf':
      return [0, 1, 2].map((i) =>
        tube(
          (t) => [
            Math.sin(t * 6.3 + i * 2) * (0.31 + 0.03 * i),
            -0.24 + i * 0.075 + 0.05 * Math.sin(t * 6.3 + i) - 0.06 * Math.cos(t * 6.3 + i * 2),
            -0.12 + Math.cos(t * 6.3 + i * 2) * (0.31 + 0.02 * i),
          ],
          (t, a) => 0.1 + 0.025 * noise(t * 14, a * 2, i),
          'cloth2',
          { rings: 80, sides: 22 },
        ),
      );
  }
}
