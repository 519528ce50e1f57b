/** The one rig of the session: a warm lamp behind the right shoulder, a dim cool edge behind the left, a dark room. */
import { fold, lampAt, shadowOf, unproject, type Plate, type View } from './camera.ts';
import { dice, dot, mix, mul, smooth, unit, type V3 } from './math.ts';
import type { Model } from './shapes.ts';

export interface Surface {
  color: V3;
  /** 0 is matt cloth, 1 is polished. */
  gloss: number;
  /** Light along the edges of a nap. */
  fuzz: number;
}

/** Colors of the two lamps, in linear light; the backdrop is lit by them too. */
export const warm: V3 = [1, 0.5, 0.18];
export const cool: V3 = [0.13, 0.48, 0.52];

/** Half way between the camera and the dim ceiling, whose light lies as a band on smooth hair. */
const overhead: V3 = unit([-0.3, 0.9, 0.9]);

/** Degrees around the sitter: 0 is the camera, 90 the right of the frame, 180 behind. */
const rig = [
  { color: mul(warm, 6.5), azimuth: 147, height: 27 },
  { color: mul(cool, 2.6), azimuth: -143, height: 12 },
];

/** Premultiplied light and cover of the sitter, with z for the focus. */
export interface Layer {
  width: number;
  height: number;
  rgba: Float32Array;
  z: Float32Array;
}

/** Lights every pixel of the plate and folds it to the size of the print. */
export function light(
  model: Model,
  plate: Plate,
  view: View,
  surfaces: Surface[],
  numbers: Map<string, number>,
): Layer {
  const lamps = rig.map(({ color, azimuth, height }) => {
    const to = lampAt(azimuth, height);
    const half = unit([to[0], to[1], to[2] + 1]);
    const fresnel = 0.04 + 0.96 * (1 - Math.max(0, half[2])) ** 5;
    return { to, half, fresnel, color, shadow: shadowOf(model, to, view.center, numbers) };
  });
  const place = unproject(view);
  const [width, height] = [plate.width / fold, plate.height / fold];
  const share = 1 / fold ** 2;
  const rgba = new Float32Array(width * height * 4);
  const depth = new Float32Array(width * height);
  const chance = dice(7);
  const shake = (v: number): number => v + (chance() - 0.5) * 0.03;
  const out: V3 = [0, 0, 0];
  for (let y = 0; y < plate.height; y++) {
    for (let x = 0; x < plate.width; x++) {
      const i = y * plate.width + x;
      const code = plate.surface[i] as number;
      if (code === 255) continue;
      const isStrand = code >= 128;
      const surface = surfaces[code & 127];
      if (!surface) continue;
      const z = plate.z[i] as number;
      let n = unit([plate.nx[i] as number, plate.ny[i] as number, plate.nz[i] as number]);
      if (!isStrand && n[2] < 0) n = mul(n, -1);
      const p = place(x, y, z);
      // the room: what glows behind the sitter creeps around the edges, the middle of a face stays dark
      const grazing = 1 - Math.abs(n[2]);
      const side = smooth(-0.9, 0.9, isStrand ? 0 : n[0]);
      const band = 1 - dot(n, overhead) ** 2;
      const room = isStrand ? 0.012 + 0.04 * band ** 12 : 0.013 + 0.05 * grazing ** 2.5 * (0.6 + 0.4 * n[1]);
      for (let c = 0; c < 3; c++)
        out[c] = room * mix(cool[c] as number, 0.5 * (warm[c] as number), side) * (0.05 + (surface.color[c] as number));
      for (const { to, half, fresnel, color, shadow } of lamps) {
        const behind = shadow([shake(p[0]), shake(p[1]), shake(p[2])]);
        const nl = dot(n, to);
        let diffuse: number;
        let shine: number;
        let open: number;
        if (isStrand) {
          open = Math.exp(-Math.max(0, behind - 0.015) * 26);
          const [sl, sv] = [Math.sqrt(Math.max(0, 1 - nl * nl)), Math.sqrt(Math.max(0, 1 - n[2] * n[2]))];
          const lobe = Math.max(0, sl * sv - nl * n[2]);
          const through = Math.max(0, -to[2]);
          diffuse = sl * (0.25 + 0.8 * through);
          shine = lobe ** 14 * 0.11 + 0.05 * through * sl;
        } else {
          if (nl <= -0.1) continue;
          open = Math.exp(-Math.max(0, behind - 0.03) * 45);
          const face = Math.max(0, nl);
          diffuse = Math.max(0, (nl + 0.08) / 1.08) + surface.fuzz * grazing ** 3 * Math.max(0, nl + 0.1);
          shine =
            fresnel *
            Math.max(0, dot(n, half)) ** (6 + surface.gloss * 60) *
            Math.min(1, surface.gloss * 5 + 0.06) *
            (0.5 + surface.gloss * 3) *
            Math.min(1, face * 4);
        }
        for (let c = 0; c < 3; c++)
          out[c] = (out[c] as number) + open * (color[c] as number) * (diffuse * (surface.color[c] as number) + shine);
      }
      const o = Math.floor(y / fold) * width + Math.floor(x / fold);
      for (let c = 0; c < 3; c++) rgba[o * 4 + c] = (rgba[o * 4 + c] as number) + Math.min(6, out[c] as number) * share;
      rgba[o * 4 + 3] = (rgba[o * 4 + 3] as number) + share;
      depth[o] = (depth[o] as number) + z * share;
    }
  }
  for (let i = 0; i < depth.length; i++) {
    const cover = rgba[i * 4 + 3] as number;
    if (cover > 0) depth[i] = (depth[i] as number) / cover;
  }
  return { width, height, rgba, z: depth };
}
