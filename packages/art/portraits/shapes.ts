/** Meshes and strands: the clay and the hair of a sitter. */
import { add, cross, dice, mul, sub, unit, type V3 } from './math.ts';

/** Triangles with smooth normals; `surface` names what it is made of. */
export interface Mesh {
  at: V3[];
  normals: V3[];
  faces: [number, number, number][];
  surface: string;
}

/** One hair, thread or wire: points and a width in head heights. */
export interface Strand {
  at: V3[];
  width: number;
  surface: string;
  /** Taper towards the tip: 1 runs to a point, 0 stays thick. */
  taper: number;
}

export interface Model {
  meshes: Mesh[];
  strands: Strand[];
}

/** Surface over a grid of u and v from 0 to 1. */
export function sheet(nu: number, nv: number, surface: string, fn: (u: number, v: number) => V3): Mesh {
  const at: V3[] = [];
  for (let j = 0; j <= nv; j++) for (let i = 0; i <= nu; i++) at.push(fn(i / nu, j / nv));
  const faces: [number, number, number][] = [];
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      const a = j * (nu + 1) + i;
      const c = a + nu + 1;
      faces.push([a, a + 1, c], [a + 1, c + 1, c]);
    }
  }
  const mesh: Mesh = { at, faces, normals: [], surface };
  mesh.normals = normalsOf(mesh);
  // the seam of a closed surface shares its normals
  for (let j = 0; j <= nv; j++) {
    const [l, r] = [j * (nu + 1), j * (nu + 1) + nu];
    const [p, q] = [at[l], at[r]];
    if (!p || !q || Math.hypot(...sub(p, q)) > 1e-6) continue;
    const n = unit(add(mesh.normals[l] ?? [0, 0, 1], mesh.normals[r] ?? [0, 0, 1]));
    mesh.normals[l] = mesh.normals[r] = n;
  }
  return mesh;
}

function normalsOf(mesh: Mesh): V3[] {
  const sums: V3[] = mesh.at.map(() => [0, 0, 0]);
  for (const face of mesh.faces) {
    const [a, b, c] = face.map((i) => mesh.at[i] ?? [0, 0, 0]) as [V3, V3, V3];
    const n = cross(sub(b, a), sub(c, a));
    for (const i of face) sums[i] = add(sums[i] ?? [0, 0, 0], n);
  }
  return sums.map(unit);
}

/** Tube along a path; `radius` may change and `flat` squeezes it along the second axis. */
export function tube(
  path: (t: number) => V3,
  radius: (t: number, angle: number) => number,
  surface: string,
  { rings = 40, sides = 16, flat = 1, up = [0, 0, 1] as V3 } = {},
): Mesh {
  const ring = Math.hypot(...sub(path(0), path(1))) < 1e-3;
  const at = (t: number): V3 => path(ring ? (t + 1) % 1 : Math.min(1, Math.max(0, t)));
  return sheet(sides, rings, surface, (u, v) => {
    const p = path(v);
    const along = unit(sub(at(v + 0.01), at(v - 0.01)));
    const side = unit(
      cross(along, Math.abs(along[2] * up[2] + along[1] * up[1] + along[0] * up[0]) > 0.95 ? [0, 1, 0.1] : up),
    );
    const over = cross(side, along);
    const a = u * Math.PI * 2;
    const cap = ring ? 1 : Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 24));
    const r = radius(v, a) * cap;
    return add(p, add(mul(side, Math.cos(a) * r), mul(over, Math.sin(a) * r * flat)));
  });
}

/** Rounded body, from egg (power 2) to box (power 6), turned by three axes. */
export function pebble(
  center: V3,
  size: V3,
  surface: string,
  {
    power = 2,
    axes = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    bump = () => 0,
  }: { power?: number; axes?: [V3, V3, V3]; bump?: (direction: V3) => number } = {},
): Mesh {
  const bend = (v: number): number => Math.sign(v) * Math.abs(v) ** (2 / power);
  return sheet(40, 26, surface, (u, v) => {
    const [a, b] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
    const d: V3 = [bend(Math.cos(b)) * bend(Math.sin(a)), bend(Math.sin(b)), bend(Math.cos(b)) * bend(Math.cos(a))];
    const k = 1 + bump(d);
    const p = mul(axes[0], d[0] * size[0] * k);
    return add(center, add(p, add(mul(axes[1], d[1] * size[1] * k), mul(axes[2], d[2] * size[2] * k))));
  });
}

/** The model moved by `move`. */
export function moved(model: Model, move: (p: V3) => V3): Model {
  const zero = move([0, 0, 0]);
  const way = (n: V3): V3 => sub(move(n), zero);
  return {
    meshes: model.meshes.map((m) => ({ ...m, at: m.at.map(move), normals: m.normals.map(way) })),
    strands: model.strands.map((s) => ({ ...s, at: s.at.map(move) })),
  };
}

/** Fibers that stand off a surface, as length and number for a square head height: the nap of cloth. */
const naps: Record<string, [number, number]> = {
  cloth: [0.006, 16_000],
  cloth2: [0.006, 16_000],
  hat: [0.004, 9000],
  knit: [0.022, 16_000],
  fur: [0.1, 60_000],
};

/** The nap of a mesh: what catches light along its outline. */
export function nap(mesh: Mesh): Strand[] {
  const [length, count] = naps[mesh.surface] ?? [0, 0];
  const chance = dice(mesh.at.length);
  const strands: Strand[] = [];
  for (const face of count ? mesh.faces : []) {
    const [a, b, c] = face.map((i) => mesh.at[i]) as [V3, V3, V3];
    const number = (count * Math.hypot(...cross(sub(b, a), sub(c, a)))) / 2 + chance();
    for (let n = 1; n < number; n++) {
      const [u, v] = [chance(), chance()];
      const root = add(a, add(mul(sub(b, a), u * (1 - v)), mul(sub(c, a), v)));
      const lean = (): V3 => [chance() - 0.5, chance() - 0.7, chance() - 0.5];
      const out = add(mesh.normals[face[0]] ?? [0, 0, 1], lean());
      const tip = add(root, mul(out, length * (0.3 + chance())));
      const end = add(tip, mul(add(out, mul(lean(), 1.5)), length * 0.5));
      strands.push({ at: [root, tip, end], width: 0.0006, surface: mesh.surface, taper: 0.8 });
    }
  }
  return strands;
}
