/** Lights the plate: rim lamps with soft shadows, thin hair that glows, cloth with a nap, and a little fill. */
import { lampAt, shadowOf, unproject, type Plate, type View } from './camera.ts';
import { dice, dot, mul, unit, type V3 } from './math.ts';
import type { Model } from './shapes.ts';

export interface Surface {
  color: V3;
  /** 0 is matt cloth, 1 is polished. */
  gloss: number;
  /** Light along the edges of a nap. */
  fuzz: number;
  /** Light of its own. */
  glow?: V3;
}

export interface Lamp {
  color: V3;
  power: number;
  /** Degrees: 0 is the camera, 90 the right of the frame, 180 behind the sitter. */
  azimuth: number;
  height: number;
}

/** Premultiplied light and cover of the sitter at full resolution, with z for the focus. */
export interface Layer {
  width: number;
  height: number;
  rgba: Float32Array;
  z: Float32Array;
}

/** Lights every pixel of the plate and halves it. */
export function light(
  model: Model,
  plate: Plate,
  view: View,
  surfaces: Surface[],
  lamps: Lamp[],
  fill: V3,
  numbers: Map<string, number>,
): Layer {
  const placed = lamps.map((lamp) => {
    const to = lampAt(lamp.azimuth, lamp.height);
    const half = unit([to[0], to[1], to[2] + 1]);
    return {
      to,
      half,
      fresnel: 0.04 + 0.96 * (1 - Math.max(0, half[2])) ** 5,
      color: mul(lamp.color, lamp.power),
      shadow: shadowOf(model, to, view.center, numbers),
    };
  });
  const place = unproject(view);
  const [width, height] = [plate.width >> 1, plate.height >> 1];
  const rgba = new Float32Array(width * height * 4);
  const depth = new Float32Array(width * height);
  const chance = dice(7);
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
      const grazing = 1 - Math.abs(n[2]);
      const base = isStrand ? 0.5 : 0.25 + 0.75 * n[2] * (0.6 + 0.4 * n[1]);
      for (let c = 0; c < 3; c++)
        out[c] = (fill[c] as number) * (surface.color[c] as number) * base + (surface.glow?.[c] ?? 0);
      for (const lamp of placed) {
        const jitter: V3 = [
          p[0] + (chance() - 0.5) * 0.03,
          p[1] + (chance() - 0.5) * 0.03,
          p[2] + (chance() - 0.5) * 0.03,
        ];
        const behind = lamp.shadow(jitter);
        const nl = dot(n, lamp.to);
        const h = lamp.half;
        let diffuse: number;
        let shine: number;
        let open: number;
        if (isStrand) {
          open = Math.exp(-Math.max(0, behind - 0.015) * 26);
          const [sl, sv] = [Math.sqrt(Math.max(0, 1 - nl * nl)), Math.sqrt(Math.max(0, 1 - n[2] * n[2]))];
          const lobe = Math.max(0, sl * sv - nl * n[2]);
          const through = Math.max(0, -lamp.to[2]);
          diffuse = sl * (0.55 + 1.1 * through);
          shine = lobe ** 14 * 0.11 + 0.05 * through * sl;
        } else {
          open = Math.exp(-Math.max(0, behind - 0.03) * 45);
          if (nl <= -0.15) continue;
          const face = Math.max(0, nl);
          diffuse = Math.max(0, (nl + 0.12) / 1.12) + surface.fuzz * grazing ** 3 * Math.max(0, nl + 0.1);
          shine =
            lamp.fresnel *
            Math.max(0, dot(n, h)) ** (6 + surface.gloss * 60) *
            Math.min(1, surface.gloss * 5 + 0.06) *
            (0.5 + surface.gloss * 3) *
            Math.min(1, face * 4);
        }
        for (let c = 0; c < 3; c++)
          out[c] =
            (out[c] as number) + open * (lamp.color[c] as number) * (diffuse * (surface.color[c] as number) + shine);
      }
      const o = ((y >> 1) * width + (x >> 1)) * 4;
      for (let c = 0; c < 3; c++) rgba[o + c] = (rgba[o + c] as number) + Math.min(6, out[c] as number) / 4;
      rgba[o + 3] = (rgba[o + 3] as number) + 0.25;
      depth[o / 4] = (depth[o / 4] as number) + z * 0.25;
    }
  }
  for (let i = 0; i < depth.length; i++) {
    const cover = rgba[i * 4 + 3] as number;
    if (cover > 0) depth[i] = (depth[i] as number) / cover;
  }
  return { width, height, rgba, z: depth };
}
