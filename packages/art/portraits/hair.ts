/** Hair: roots on the scalp or jaw, walked strand by strand with comb, weight, curl and frizz. */
import { add, curve, dice, dot, mul, noise, sub, unit, type V3 } from './math.ts';
import type { Head } from './head.ts';
import { tube, type Mesh, type Strand } from './shapes.ts';

export interface Lock {
  /** Where the roots are. */
  area:
    | 'scalp'
    | 'behind'
    | 'top'
    | 'sides'
    | 'left'
    | 'right'
    | 'fringe'
    | 'nape'
    | 'beard'
    | 'goatee'
    | 'strap'
    | 'moustache';
  count: number;
  /** Length in head heights, and how much it varies. */
  length: number;
  vary?: number;
  /** Direction the hair is laid in, in head space. */
  comb?: V3;
  /** Sideways comb away from a parting at this x. */
  part?: number;
  /** Point the hair is gathered to. */
  gather?: V3;
  /** How far roots stand off the skin. */
  lift?: number;
  weight?: number;
  curl?: number;
  /** Turns a head height. */
  turns?: number;
  frizz?: number;
  /** Thickness of the mass over the skin. */
  depth?: number;
  width?: number;
  /** Cut straight below or above this y. */
  below?: number;
  above?: number;
  seed?: number;
}

/** Lowest hair at an angle from the nose. */
export const hairline = curve([
  [0, 0.81],
  [0.4, 0.81],
  [0.62, 0.79],
  [0.82, 0.7],
  [1.02, 0.58],
  [1.18, 0.47],
  [1.38, 0.42],
  [1.55, 0.52],
  [1.75, 0.5],
  [2, 0.34],
  [2.4, 0.2],
  [3.15, 0.16],
]);
const beardTop = curve([
  [0, 0.145],
  [0.18, 0.15],
  [0.3, 0.24],
  [0.5, 0.25],
  [0.8, 0.28],
  [1.05, 0.34],
  [1.25, 0.45],
  [1.4, 0.46],
]);

function grows(area: Lock['area'], y: number, angle: number, [x, , z]: V3): boolean {
  const a = Math.abs(angle);
  const line = hairline(a);
  switch (area) {
    case 'scalp':
      return y > line;
    case 'behind':
      return y > line && a > 1.25;
    case 'top':
      return y > Math.max(line, 0.74);
    case 'sides':
      return y > line && y < 0.78;
    case 'left':
      return y > line && x < 0.06;
    case 'right':
      return y > line && x > -0.06;
    case 'fringe':
      return y > 0.8 && a < 1 && z > -0.06;
    case 'nape':
      return y > 0.16 && y < 0.45 && a > 1.9;
    case 'beard':
      return a < 1.4 && y < beardTop(a) && y > 0.24 * ((a - 0.5) / 0.9);
    case 'goatee':
      return a < 0.34 && y < 0.145;
    case 'strap':
      return a < 1.4 && Math.abs(y - 0.03 - 0.3 * (a / 1.4) ** 2) < 0.035;
    case 'moustache':
      return Math.abs(x) < 0.12 && y > 0.232 && y < 0.285 - Math.abs(x) * 0.25;
  }
}

/** Grows one lock; `down` is where weight pulls, in head space. */
export function grow(head: Head, lock: Lock, down: V3): Strand[] {
  const {
    length,
    vary = 0.25,
    comb = [0, 0, 0],
    lift = 0.3,
    weight = 0.5,
    curl = 0,
    turns = 4,
    frizz = 0.1,
    depth = 0.04,
    width = 0.0024,
  } = lock;
  const chance = dice(lock.seed ?? 3);
  const count = lock.count * 2.5;
  const strands: Strand[] = [];
  for (let tries = 0; strands.length < count && tries < count * 60; tries++) {
    const y = chance();
    const angle = (chance() * 2 - 1) * Math.PI;
    if (y > 0.7 && chance() > Math.sqrt(1 - ((y - 0.7) / 0.3) ** 2) + 0.12) continue;
    const root = head.skin(y, angle);
    const edge = noise(root[0] * 26, root[1] * 26, root[2] * 26) * 0.02;
    if (!grows(lock.area, y + edge, angle, root)) continue;
    const normal = unit(
      sub(root, [0, Math.min(0.6, y), lock.area === 'beard' || lock.area === 'goatee' ? 0.1 : -0.06]),
    );
    const long = length * (1 + vary * (chance() * 2 - 1)) * (chance() < 0.04 ? 1.12 : 1);
    const steps = Math.max(4, Math.min(34, Math.ceil(long * (curl ? Math.max(25, turns * 9) : 25))));
    const layer = depth * (0.15 + 0.85 * chance());
    const group: V3 = [root[0] * 9, root[1] * 9, root[2] * 9];
    const phase = noise(group[0] * 0.6, group[1] * 0.6, group[2] * 0.6) * 9 + chance() * (0.5 + frizz);
    const stray = chance() < 0.05 ? 2.6 : 1;
    const wander: V3 = [
      noise(...group),
      noise(group[0] + 40, group[1], group[2]),
      noise(group[0], group[1] + 40, group[2]),
    ];
    const own: V3 = [chance() - 0.5, chance() - 0.5, chance() - 0.5];
    let laid = comb;
    if (lock.part !== undefined) laid = add(comb, [root[0] > lock.part ? 1 : -1, 0, 0]);
    let p = root;
    let dir = unit(add(mul(normal, lift + 0.05), add(laid, mul(add(wander, own), frizz * stray))));
    const at: V3[] = [root];
    for (let k = 1; k <= steps; k++) {
      const step = long / steps;
      const t = k / steps;
      let pull = add(mul(down, weight * (0.4 + t) * step * 9), mul(laid, step * 4 * (1 - t)));
      if (lock.gather) pull = add(pull, mul(unit(sub(lock.gather, p)), step * 14));
      const n: V3 = [
        noise(p[0] * 5 + phase, p[1] * 5, p[2] * 5),
        noise(p[0] * 5, p[1] * 5 + phase, p[2] * 5),
        noise(p[0] * 5, p[1] * 5, p[2] * 5 + phase),
      ];
      dir = unit(add(dir, add(pull, mul(n, frizz * stray * step * 12))));
      p = head.outside(add(p, mul(dir, step)), layer * Math.min(1, t * 5));
      if (lock.below !== undefined && p[1] < lock.below + own[0] * 0.02) break;
      if (lock.above !== undefined && p[1] > lock.above + own[0] * 0.03) break;
      if (lock.gather && Math.hypot(...sub(p, lock.gather)) < 0.05) break;
      const swing = curl * Math.min(1, t * 4);
      const turn = phase + t * long * turns * Math.PI * 2;
      const e1 = unit(sub([0.3, 1, 0.2], mul(dir, dot([0.3, 1, 0.2], dir))));
      const e2: V3 = [
        e1[1] * dir[2] - e1[2] * dir[1],
        e1[2] * dir[0] - e1[0] * dir[2],
        e1[0] * dir[1] - e1[1] * dir[0],
      ];
      at.push(swing ? add(p, add(mul(e1, Math.cos(turn) * swing), mul(e2, Math.sin(turn) * swing))) : p);
    }
    if (at.length > 1) strands.push({ at, width: width * (0.6 + chance() * 0.8), surface: 'hair', taper: 0.7 });
  }
  return strands;
}

/** Loose threads over a tube-like body (bun, tail, braid), wound along a path. */
export function wound(
  path: (t: number) => V3,
  radius: (t: number) => number,
  count: number,
  twist: number,
  seed: number,
): Strand[] {
  const chance = dice(seed);
  return Array.from({ length: count }, () => {
    const [phase, r] = [chance() * Math.PI * 2, 0.82 + chance() * 0.24];
    const from = chance() * 0.5;
    const span = 0.3 + chance() * 0.5;
    const at: V3[] = [];
    for (let k = 0; k <= 24; k++) {
      const t = Math.min(1, from + (span * k) / 24);
      const along = unit(sub(path(Math.min(1, t + 0.02)), path(Math.max(0, t - 0.02))));
      const e1 = unit(sub([0.9, 0.2, 0.4], mul(along, dot([0.9, 0.2, 0.4], along))));
      const e2: V3 = [
        e1[1] * along[2] - e1[2] * along[1],
        e1[2] * along[0] - e1[0] * along[2],
        e1[0] * along[1] - e1[1] * along[0],
      ];
      const a = phase + t * twist;
      at.push(add(path(t), add(mul(e1, Math.cos(a) * r * radius(t)), mul(e2, Math.sin(a) * r * radius(t)))));
    }
    return { at, width: 0.0026, surface: 'hair', taper: 0.6 };
  });
}

/** A rope of hair: braid or dreadlock, with lumps at `beat` a length. */
export function rope(points: (t: number) => V3, radius: number, beat: number, seed: number): Mesh {
  return tube(
    points,
    (t, a) => {
      const lump = 0.78 + 0.3 * Math.abs(Math.sin(t * beat * Math.PI + (Math.sin(a) > 0 ? 1.2 : 0)));
      return radius * lump * (1 - 0.35 * t) * (1 + 0.2 * noise(t * 30, a, seed));
    },
    'locks',
    { rings: Math.max(24, Math.round(beat * 6)), sides: 10 },
  );
}
