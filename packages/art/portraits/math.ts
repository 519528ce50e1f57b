/** Vectors, chance, noise and curves for the portrait studio. */

export type V3 = [number, number, number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: V3): V3 => mul(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/** Hermite step from 0 at `a` to 1 at `b`. */
export function smooth(a: number, b: number, v: number): number {
  const t = clamp((v - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Bell of height 1. */
export const bell = (v: number, center: number, width: number): number => Math.exp(-(((v - center) / width) ** 2));

/** Repeatable random numbers from 0 to 1. */
export function dice(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 5915587);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** Smooth noise from -1 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const edge = (b: number, c: number): number => mix(lattice(i, b, c), lattice(i + 1, b, c), u);
  return mix(mix(edge(j, k), edge(j + 1, k), v), mix(edge(j, k + 1), edge(j + 1, k + 1), v), w);
}

/** Four octaves of noise. */
export function fractal(x: number, y: number, z: number): number {
  let sum = 0;
  for (let o = 0, a = 0.5, f = 1; o < 4; o++, a /= 2, f *= 2.03) sum += a * noise(x * f, y * f, z * f);
  return sum;
}

function hermite(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const [m1, m2] = [(p2 - p0) / 2, (p3 - p1) / 2];
  return (
    (2 * t ** 3 - 3 * t * t + 1) * p1 +
    (t ** 3 - 2 * t * t + t) * m1 +
    (3 * t * t - 2 * t ** 3) * p2 +
    (t ** 3 - t * t) * m2
  );
}

/** Smooth function through [x, value] pairs with rising x, kept as a table. */
export function curve(points: [number, number][]): (x: number) => number {
  const at = (i: number): [number, number] => points[clamp(i, 0, points.length - 1)] ?? [0, 0];
  const [low, high] = [at(0)[0], at(points.length)[0]];
  const table = new Float64Array(601);
  for (let n = 0, i = 0; n <= 600; n++) {
    const x = mix(low, high, n / 600);
    while (i < points.length - 2 && x > at(i + 1)[0]) i++;
    const [a, b] = [at(i), at(i + 1)];
    const slope = (l: [number, number], r: [number, number]): number =>
      ((r[1] - l[1]) / (r[0] - l[0] || 1)) * (b[0] - a[0]);
    const [before, after] = [
      i > 0 ? slope(at(i - 1), b) : b[1] - a[1],
      i + 2 < points.length ? slope(a, at(i + 2)) : b[1] - a[1],
    ];
    const t = (x - a[0]) / (b[0] - a[0]);
    table[n] = hermite(b[1] - 2 * before, a[1], b[1], a[1] + 2 * after, t);
  }
  return (x) => {
    const f = clamp((x - low) / (high - low), 0, 1) * 599.999;
    const i = Math.floor(f);
    return mix(table[i] ?? 0, table[i + 1] ?? 0, f - i);
  };
}

/** Smooth path through points, parameter 0 to 1. */
export function route(points: V3[]): (t: number) => V3 {
  const at = (i: number): V3 => points[clamp(i, 0, points.length - 1)] ?? [0, 0, 0];
  return (t) => {
    const f = clamp(t, 0, 1) * (points.length - 1);
    const i = Math.min(Math.floor(f), points.length - 2);
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = (k: 0 | 1 | 2): number => hermite(a[k], b[k], c[k], d[k], f - i);
    return [one(0), one(1), one(2)];
  };
}

/** Rotation by degrees around a pivot: yaw turns the face to the right of the frame, pitch lifts the chin, roll tips it to the right. */
export function turn(yaw: number, pitch: number, roll: number, pivot: V3, shift: V3 = [0, 0, 0]): (p: V3) => V3 {
  const r = Math.PI / 180;
  const [cy, sy] = [Math.cos(yaw * r), Math.sin(yaw * r)];
  const [cp, sp] = [Math.cos(pitch * r), Math.sin(pitch * r)];
  const [cr, sr] = [Math.cos(roll * r), Math.sin(roll * r)];
  return (p) => {
    const [x, y0, z0] = sub(p, pivot);
    const [y, z] = [y0 * cp + z0 * sp, z0 * cp - y0 * sp];
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    return add(add(pivot, shift), [x1 * cr + y * sr, y * cr - x1 * sr, z1]);
  };
}
