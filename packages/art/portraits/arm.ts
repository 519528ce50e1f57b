/** Arms and hands. */
import { add, bell, curve, mul, noise, route, sub, unit, type V3 } from './math.ts';
import { pebble, tube, type Mesh } from './shapes.ts';

/** An arm through shoulder, elbow and wrist, with a sleeve and a hand that grips towards `grip`. */
export function arm(points: [V3, V3, V3], sleeve: boolean, grip: V3, fingers = 0.6): Mesh[] {
  const [shoulder, elbow, wrist] = points;
  const path = route([
    shoulder,
    add(mul(shoulder, 0.5), mul(elbow, 0.5)),
    elbow,
    add(mul(elbow, 0.5), mul(wrist, 0.5)),
    wrist,
  ]);
  const radius = curve([
    [0, 0.21],
    [0.25, 0.18],
    [0.5, 0.15],
    [0.7, 0.135],
    [0.9, sleeve ? 0.12 : 0.082],
    [1, sleeve ? 0.12 : 0.075],
  ]);
  const limb = tube(
    path,
    (t, a) => radius(t) * (1 + (sleeve ? 0.16 : 0.03) * noise(t * 16, a * 1.5, shoulder[0] * 9)),
    sleeve ? 'cloth' : 'skin',
    { rings: 70, sides: 26 },
  );
  return [limb, ...hand(wrist, unit(sub(wrist, elbow)), grip, fingers)];
}

/** A hand: palm, four fingers bent by `bend`, thumb. */
function hand(wrist: V3, along: V3, grip: V3, bend: number): Mesh[] {
  const g = unit(grip);
  const out = unit(sub(along, mul(g, 0.15)));
  const across = unit([out[1] * g[2] - out[2] * g[1], out[2] * g[0] - out[0] * g[2], out[0] * g[1] - out[1] * g[0]]);
  const to = (x: number, y: number, z: number): V3 => add(wrist, add(mul(across, x), add(mul(out, y), mul(g, z))));
  const meshes = [pebble(to(0, 0.13, 0), [0.09, 0.15, 0.045], 'skin', { power: 2.6, axes: [across, out, g] })];
  for (let i = 0; i < 4; i++) {
    const x = -0.066 + i * 0.044;
    const l = [0.15, 0.175, 0.165, 0.125][i] ?? 0.15;
    const b = bend * (1 + i * 0.06);
    const joints: V3[] = [to(x, 0.2, 0)];
    for (let k = 1, px = x, py = 0.24, pz = 0; k <= 3; k++) {
      const angle = b * k * 0.9;
      py += Math.cos(angle) * l * 0.42;
      pz += Math.sin(angle) * l * 0.42;
      px += 0.004 * (i - 1.5);
      joints.push(to(px, py, pz));
    }
    meshes.push(
      tube(route(joints), (t) => 0.029 - 0.008 * t + 0.003 * bell(t, 0.35, 0.1), 'skin', { rings: 20, sides: 12 }),
    );
  }
  meshes.push(
    tube(
      route([to(-0.07, 0.05, 0.02), to(-0.115, 0.13, 0.05), to(-0.1, 0.21, 0.09), to(-0.07, 0.26, 0.1)]),
      (t) => 0.036 - 0.012 * t,
      'skin',
      { rings: 18, sides: 12 },
    ),
  );
  return meshes;
}
