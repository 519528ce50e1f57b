/** Hair that is tied, wound or pinned. */
import { type Head } from './head.ts';
import { rope, wound } from './hair.ts';
import { add, dice, route, type V3 } from './math.ts';
import { pebble, type Mesh, type Model, type Strand } from './shapes.ts';

export type Dressing = 'tail' | 'braids' | 'bun' | 'lowbun' | 'handlebar';

export function dress(kind: Dressing, head: Head): Model {
  const meshes: Mesh[] = [];
  const strands: Strand[] = [];
  const chance = dice(11);
  switch (kind) {
    case 'tail': {
      const tie: V3 = [0, 0.97, -0.36];
      for (let i = 0; i < 40; i++) {
        const a = (i / 40) * Math.PI * 2;
        const root = head.skin(0.5 + 0.36 * Math.max(0, Math.cos(a)) ** 0.7, a, 0.012);
        meshes.push(
          rope(
            route([root, head.outside([root[0] * 0.75, (root[1] + 0.97) / 2 + 0.05, (root[2] - 0.36) / 2], 0.03), tie]),
            0.026,
            12,
            i,
          ),
        );
      }
      for (let i = 0; i < 52; i++) {
        const [sx, sy, sz] = [(chance() - 0.5) * 0.32, (chance() - 0.5) * 0.2, chance() * 0.34];
        meshes.push(
          rope(
            route([
              tie,
              add(tie, [sx * 0.3, 0.12, -0.16 - sz * 0.2]),
              add(tie, [sx * 0.8, -0.12 + sy, -0.44 - sz * 0.5]),
              add(tie, [sx, -0.62 + sy, -0.58 - sz]),
              add(tie, [sx * 1.2, -1.08 + sy * 2.4, -0.62 - sz * 1.4]),
            ]),
            0.024,
            18,
            i,
          ),
        );
      }
      break;
    }
    case 'braids': {
      for (const s of [-1, 1]) {
        const path = route([
          [s * 0.27, 0.36, -0.1],
          [s * 0.36, 0.12, 0.0],
          [s * 0.37, -0.16, 0.14],
          [s * 0.36, -0.5, 0.3],
          [s * 0.38, -0.95, 0.42],
          [s * 0.36, -1.15, 0.44],
        ]);
        for (let k = 0; k < 3; k++) {
          meshes.push(
            rope(
              (t) => add(path(t), [Math.sin(t * 34 + k * 2.09) * 0.05, 0, Math.sin(t * 68 + k * 4.19) * 0.035]),
              0.062,
              1,
              k,
            ),
          );
        }
        strands.push(...wound(path, (t) => 0.1 - 0.02 * t, 160, 26, 5 + s));
      }
      break;
    }
    case 'bun':
    case 'lowbun': {
      const c: V3 = kind === 'bun' ? [0, 1.08, -0.2] : [0, 0.36, -0.53];
      const r = kind === 'bun' ? 0.17 : 0.14;
      meshes.push(pebble(c, [r, r * 0.86, r * 0.9], 'locks', { bump: (d) => 0.08 * Math.sin(d[0] * 6 + d[1] * 5) }));
      const spin = (t: number): V3 =>
        add(c, [Math.sin(t * 6.28) * r * 0.55, r * 0.1 * Math.sin(t * 12), Math.cos(t * 6.28) * r * 0.55]);
      strands.push(...wound(spin, () => r * 0.5, kind === 'bun' ? 900 : 500, 9, 8));
      break;
    }
    case 'handlebar': {
      for (const s of [-1, 1]) {
        const path = route([
          [0, 0.262, 0.425],
          [s * 0.07, 0.25, 0.425],
          [s * 0.14, 0.215, 0.37],
          [s * 0.21, 0.215, 0.32],
          [s * 0.235, 0.265, 0.31],
        ]);
        strands.push(...wound(path, (t) => 0.034 * (1 - 0.75 * t), 500, 3, 9 + s));
      }
      break;
    }
  }
  return { meshes, strands };
}
