/** The head: a loft through measured profile, back and width lines, with features pressed into it. Chin at y 0, crown at y 1. */
import { add, bell, curve, mix, smooth, unit, type V3 } from './math.ts';
import { pebble, sheet, tube, type Mesh } from './shapes.ts';

/** What makes a face its own; 0 is the average. */
export interface Face {
  nose?: number;
  hump?: number;
  chin?: number;
  jaw?: number;
  brow?: number;
  lips?: number;
  width?: number;
}

export interface Head {
  /** Point of the surface at a height and an angle (0 is the nose), moved outward by `off`. */
  skin(y: number, angle: number, off?: number): V3;
  /** Pushes a point out of the head, `off` above the skin. */
  outside(p: V3, off: number): V3;
  meshes: Mesh[];
}

/** Sculpts a head. */
export function sculpt(face: Face, ears: boolean): Head {
  const { nose = 0, hump = 0, chin = 0, jaw = 0, brow = 0, lips = 0, width = 0 } = face;
  const crown = (y: number, from: number): number => Math.sqrt(Math.max(0, 1 - ((y - from) / (1 - from)) ** 2));
  const brows = curve([
    [-0.012, 0.2],
    [0, 0.28],
    [0.03, 0.348 + chin],
    [0.07, 0.364 + chin],
    [0.115, 0.345 + chin * 0.5],
    [0.17, 0.352],
    [0.24, 0.36],
    [0.3, 0.36],
    [0.4, 0.36],
    [0.48, 0.352],
    [0.53, 0.362],
    [0.58, 0.386 + brow],
    [0.64, 0.388 + brow * 0.5],
    [0.71, 0.38],
    [0.78, 0.362],
  ]);
  const front = (y: number): number => mix(brows(y), -0.07 + 0.45 * crown(y, 0.7), smooth(0.7, 0.78, y));
  const nape = curve([
    [-0.012, 0.17],
    [0.03, 0.1],
    [0.08, -0.04],
    [0.14, -0.18],
    [0.22, -0.31],
    [0.34, -0.405],
    [0.48, -0.455],
    [0.62, -0.478],
    [0.78, -0.46],
  ]);
  const back = (y: number): number => mix(nape(y), -0.07 - 0.41 * crown(y, 0.66), smooth(0.66, 0.78, y));
  const cheeks = curve([
    [-0.012, 0.03],
    [0, 0.075],
    [0.03, 0.13 + jaw * 0.7],
    [0.09, 0.182 + jaw],
    [0.18, 0.226 + jaw],
    [0.27, 0.25 + jaw * 0.7],
    [0.36, 0.268],
    [0.42, 0.28],
    [0.5, 0.283],
    [0.58, 0.292],
    [0.68, 0.303],
    [0.78, 0.293],
  ]);
  const half = (y: number): number => mix(cheeks(y), 0.304 * crown(y, 0.7), smooth(0.7, 0.78, y));
  const bridge = curve([
    [0.27, 0],
    [0.288, 0.01],
    [0.303, 0.055 + nose * 0.5],
    [0.32, 0.092 + nose],
    [0.345, 0.104 + nose],
    [0.375, 0.09 + nose * 0.8 + hump * 0.3],
    [0.41, 0.077 + nose * 0.5 + hump],
    [0.45, 0.052 + hump * 0.9],
    [0.49, 0.03 + hump * 0.3],
    [0.53, 0.016],
    [0.57, 0],
  ]);
  // only what shapes the outline: nose, brow, lips and the hollow beside the nose; a face in shadow shows no more
  const press = (x: number, y: number): number => {
    const ax = Math.abs(x);
    const wing = 0.036 + 0.03 * smooth(0.5, 0.34, y) + 0.012 * bell(y, 0.325, 0.03);
    let d = bridge(y) * Math.exp(-((ax / wing) ** 2.3));
    d -= 0.032 * Math.exp(-(((ax - 0.135) / 0.08) ** 2) - ((y - 0.5) / 0.05) ** 2);
    d += (0.02 + brow * 0.6) * Math.exp(-(((ax - 0.14) / 0.09) ** 2) - ((y - 0.57) / 0.03) ** 2);
    const mouth = Math.exp(-((ax / 0.085) ** 2.4));
    d += mouth * ((0.022 + lips) * bell(y, 0.177, 0.02) + (0.026 + lips) * bell(y, 0.233, 0.02));
    d += mouth * (0.012 * bell(y, 0.2, 0.07) - 0.016 * bell(y, 0.206, 0.007));
    return d;
  };
  const surface = (y: number, angle: number, off: number, features: number): V3 => {
    const [f, b, w] = [front(y), back(y), Math.max(0.001, half(y) * (1 + width))];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const n = 2.25;
    const k = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
    let [x, z] = [w * s * k, (f + b) / 2 + ((f - b) / 2) * c * k];
    const jawLine = 0.02 + 0.24 * smooth(0.34, -0.12, z);
    x *= 1 - 0.26 * smooth(jawLine + 0.02, jawLine - 0.07, y) * smooth(0.35, 0.15, z);
    if (z > 0) z += features * press(x, y) * smooth(0.05, 0.2, z);
    const lift = smooth(0.75, 1, y);
    return add([x, y, z], [off * s * (1 - lift * 0.6), off * lift, off * c * (1 - lift * 0.6)]);
  };
  const skin = (y: number, angle: number, off = 0): V3 => surface(y, angle, off, 1);
  const outside = (p: V3, off: number): V3 => {
    if (p[1] > 0.52) {
      const d: V3 = [p[0] / (0.306 + off), (p[1] - 0.56) / (0.44 + off), (p[2] + 0.05) / (0.432 + off)];
      const r = Math.hypot(...d);
      return r >= 1 ? p : [p[0] / r, 0.56 + (p[1] - 0.56) / r, -0.05 + (p[2] + 0.05) / r];
    }
    if (p[1] < 0) return p;
    const [f, b, w] = [front(p[1]) + off, back(p[1]) - off, half(p[1]) * (1 + width) + off];
    const [dx, dz] = [p[0] / w, (p[2] - (f + b) / 2) / ((f - b) / 2)];
    const r = Math.hypot(dx, dz);
    return r >= 1 ? p : [p[0] / r, p[1], (f + b) / 2 + (p[2] - (f + b) / 2) / r];
  };
  const loft = (features: number): Mesh =>
    sheet(240, 240, 'skin', (u, v) => {
      const t = u * Math.PI * 2;
      return surface(-0.012 + 1.012 * (1 - (1 - v) ** 1.7), t - 0.55 * Math.sin(t), 0, features);
    });
  // true in outline, calm in shading: half of each normal is that of a face without features
  const [carved, plain] = [loft(1), loft(0)];
  const normals = carved.normals.map((n, i) => unit(add(n, plain.normals[i] ?? n)));
  const meshes: Mesh[] = [{ ...carved, normals }];
  if (ears) for (const side of [-1, 1]) meshes.push(...ear(side));
  return { skin, outside, meshes };
}

/** An ear: shell, rolled rim and lobe, leaning back and standing off the head. */
function ear(side: number): Mesh[] {
  const spot = (a: number, r: number, out: number): V3 => {
    const [u, v] = [Math.cos(a) * r * 0.062, Math.sin(a) * r * 0.105];
    return [side * (0.278 + out + (u < 0 ? -u * 0.55 : 0)), 0.43 + v + u * 0.18, -0.055 + u + v * -0.22];
  };
  const shell = pebble([side * 0.285, 0.43, -0.062], [0.026, 0.098, 0.056], 'skin');
  const rim = tube(
    (t) => spot(mixAngle(t), 1 - 0.12 * smooth(0.75, 1, t), 0.014),
    (t) => 0.014 + 0.008 * bell(t, 0.97, 0.08),
    'skin',
    { rings: 36, sides: 8 },
  );
  return [shell, rim];
}

const mixAngle = (t: number): number => 0.5 + t * 4.4;
