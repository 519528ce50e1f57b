/** What a sitter holds. */
import { add, route, type V3 } from './math.ts';
import { pebble, tube, type Mesh } from './shapes.ts';

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
  pencil: (at) => [rod(add(at, [-0.2, 0.08, -0.14]), add(at, [0.22, -0.06, 0.16]), 0.014, 'wood')],
};
