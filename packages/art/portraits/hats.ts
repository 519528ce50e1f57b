/** Hats, in head space. */
import { add, bell, mix, noise, smooth, turn, type V3 } from './math.ts';
import type { Head } from './head.ts';
import { pebble, sheet, type Mesh } from './shapes.ts';

export type Hat = 'cap' | 'cowboy' | 'trilby';

/** Ring of the hat band: slightly larger than the skull. */
const ring = (a: number, k: number): V3 => [Math.sin(a) * 0.335 * k, 0, -0.045 + Math.cos(a) * 0.455 * k];

const tilted = (mesh: Mesh, tilt: number): Mesh => {
  const move = turn(0, tilt, 0, [0, 0.7, 0]);
  const spin = turn(0, tilt, 0, [0, 0, 0]);
  return { ...mesh, at: mesh.at.map(move), normals: mesh.normals.map(spin) };
};

/** Crown from the band at y0, `tall` high, narrowed by `taper`; `crease` pinches the top. */
function crown(y0: number, tall: number, taper: number, crease: number, round: number, surface = 'hat'): Mesh {
  return sheet(90, 60, surface, (u, v) => {
    const a = u * Math.PI * 2;
    const wall = Math.min(1, v / 0.75);
    const top = smooth(0.7, 1, v);
    const k =
      (1 - taper * wall ** 1.6) * Math.sqrt(Math.max(0, 1 - (v > 0.62 ? ((v - 0.62) / 0.38) ** (2 + round) : 0)));
    const p = ring(a, k);
    const lift = round > 1 ? wall : Math.sin((Math.min(1, v / 0.95) * Math.PI) / 2);
    const pinch =
      crease * bell(p[0], 0, 0.09) * top +
      crease * 0.8 * smooth(0.4, 0.9, v) * bell(Math.abs(p[0]), 0.2, 0.09) * smooth(0.05, 0.3, p[2]);
    return [p[0], y0 + tall * lift - pinch + 0.008 * noise(a * 4, v * 7, tall * 9), p[2] - 0.01];
  });
}

/** Brim from the band outward; `curl` raises the sides, `dip` lowers front and back. */
function brim(y0: number, reach: number, curl: number, dip: number): Mesh {
  return sheet(140, 16, 'hat', (u, v) => {
    const a = u * Math.PI * 2;
    const w = v < 0.5 ? v * 2 : 2 - v * 2;
    const p = ring(a, 0.97);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const out = reach * w;
    const up = curl * s * s * w ** 1.7 - dip * c * c * w ** 1.4 + 0.012 * noise(a * 2, 1, 5) * w;
    return [p[0] + s * out * (1 - curl * 0.5 * w), y0 + up + (v < 0.5 ? 0.012 : -0.012), p[2] + c * out * 1.06];
  });
}

/** A cord or band around the head at a height. */
function strap(y: number, thick: number, surface: string, off: number, tilt = 0): Mesh {
  return tilted(
    sheet(100, 12, surface, (u, v) => {
      const a = u * Math.PI * 2;
      const t = v * Math.PI * 2;
      const p = ring(a, 0.94 + off);
      return [p[0] * (1 + 0.05 * Math.cos(t)), y + thick * Math.sin(t), p[2] * (1 + 0.04 * Math.cos(t))];
    }),
    tilt,
  );
}

/** Makes a hat. */
export function hat(kind: Hat, head: Head): Mesh[] {
  switch (kind) {
    case 'cap':
      return [
        sheet(100, 50, 'hat', (u, v) => {
          const a = u * Math.PI * 2;
          const seam = 0.006 * Math.abs(Math.sin(a * 3)) ** 0.3;
          return add(head.skin(mix(0.67, 1, v), a, 0.04 + seam + 0.006 * noise(a * 2, v * 5, 3)), [0, 0.05 * v, 0.01]);
        }),
        pebble([0, 1.075, -0.06], [0.025, 0.015, 0.025], 'hat'),
        sheet(50, 20, 'hat', (u, v) => {
          const a = mix(-1.05, 1.05, u);
          const w = v < 0.5 ? v * 2 : 2 - v * 2;
          const p = ring(a, 0.96);
          const reach = 0.36 * w * Math.cos(a * 1.15) ** 0.6;
          return [
            p[0] * (1 - 0.1 * w),
            0.675 - 0.1 * w ** 1.5 - 1.1 * p[0] * p[0] * (0.4 + 0.6 * w) + (v < 0.5 ? 0.012 : -0.012),
            p[2] + reach,
          ];
        }),
      ].map((m) => tilted(m, -4));
    case 'cowboy':
      return [crown(0.7, 0.44, 0.16, 0.12, 2), brim(0.71, 0.4, 0.2, 0.1), strap(0.745, 0.035, 'hatband', 0.07)].map(
        (m) => tilted(m, -9),
      );
    case 'trilby':
      return [crown(0.74, 0.34, 0.22, 0.1, 2), brim(0.745, 0.16, 0.035, 0.02), strap(0.79, 0.045, 'hatband', 0.05)].map(
        (m) => tilted(m, 5),
      );
  }
}
