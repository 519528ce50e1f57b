/** What a sitter holds. */
import { add, route, type V3 } from './math.ts';
import { tube, type Mesh } from './shapes.ts';

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
