/** Rasters meshes and strands into a picture's depth, direction and surface buffers, and into a lamp's shadow map. */
import { add, cross, dice, dot, mul, sub, unit, type V3 } from './math.ts';
import type { Model } from './shapes.ts';

/** Distance of the camera in head heights. */
const distance = 11;

/** Samples of the plate along each side of a pixel of the print. */
export const fold = 3;

export interface View {
  width: number;
  height: number;
  /** Point seen in the middle of the frame. */
  center: V3;
  /** Head heights from the top to the bottom of the frame. */
  span: number;
}

export interface Plate {
  width: number;
  height: number;
  /** Nearness to the camera along z; -Infinity where nothing is. */
  z: Float32Array;
  /** Normal of a mesh or direction of a strand. */
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** Surface number, 255 for none; strands have 128 added. */
  surface: Uint8Array;
}

type Project = (p: V3) => V3;

/** Projection to pixels; the third value is z in head heights. */
function project(view: View): Project {
  const k = view.height / view.span;
  return (p) => {
    const [x, y, z] = sub(p, view.center);
    const s = (k * distance) / (distance - z);
    return [view.width / 2 + x * s, view.height / 2 - y * s, z];
  };
}

/** Point in space of a pixel and its z. */
export function unproject(view: View): (x: number, y: number, z: number) => V3 {
  const k = view.height / view.span;
  return (x, y, z) => {
    const s = (distance - z) / (distance * k);
    return [view.center[0] + (x - view.width / 2) * s, view.center[1] - (y - view.height / 2) * s, view.center[2] + z];
  };
}

function empty(width: number, height: number): Plate {
  const make = (): Float32Array => new Float32Array(width * height);
  const plate = {
    width,
    height,
    z: make().fill(-Infinity),
    nx: make(),
    ny: make(),
    nz: make(),
    surface: new Uint8Array(width * height).fill(255),
  };
  return plate;
}

/** Draws the model; `scale` is pixels per head height, for strand widths. */
function draw(model: Model, plate: Plate, to: Project, scale: number, numbers: Map<string, number>): void {
  const { width, height, z, nx, ny, nz, surface } = plate;
  for (const mesh of model.meshes) {
    const number = numbers.get(mesh.surface) ?? 0;
    const flat = mesh.at.map(to);
    for (const [ia, ib, ic] of mesh.faces) {
      const [a, b, c] = [flat[ia], flat[ib], flat[ic]];
      const [na, nb, nc] = [mesh.normals[ia], mesh.normals[ib], mesh.normals[ic]];
      if (!a || !b || !c || !na || !nb || !nc) continue;
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(area) < 1e-9) continue;
      const y0 = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])));
      const y1 = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1])));
      const x0 = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0])));
      const x1 = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0])));
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) {
          const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
          const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
          const u = 1 - v - w;
          if (u < -1e-5 || v < -1e-5 || w < -1e-5) continue;
          const d = u * a[2] + v * b[2] + w * c[2];
          const i = y * width + x;
          if (d <= (z[i] as number)) continue;
          z[i] = d;
          nx[i] = u * na[0] + v * nb[0] + w * nc[0];
          ny[i] = u * na[1] + v * nb[1] + w * nc[1];
          nz[i] = u * na[2] + v * nb[2] + w * nc[2];
          surface[i] = number;
        }
      }
    }
  }
  const chance = dice(5);
  for (const strand of model.strands) {
    const number = (numbers.get(strand.surface) ?? 0) + 128;
    const last = strand.at.length - 1;
    let from = to(strand.at[0] ?? [0, 0, 0]);
    for (let n = 1; n <= last; n++) {
      const [p, q] = [strand.at[n - 1] as V3, strand.at[n] as V3];
      const along = unit(sub(q, p));
      const next = to(q);
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(next[0] - from[0]), Math.abs(next[1] - from[1]))));
      const size = strand.width * scale * (1 - strand.taper * ((n - 0.5) / last) ** 2);
      const reach = Math.max(0, size - 1) / 2;
      for (let s = 0; s <= steps; s++) {
        // a hair thinner than a sample covers only some of them
        if (chance() > size) continue;
        const t = s / steps;
        const [cx, cy, d] = [
          from[0] + (next[0] - from[0]) * t,
          from[1] + (next[1] - from[1]) * t,
          from[2] + (next[2] - from[2]) * t,
        ];
        for (let y = Math.round(cy - reach); y <= Math.round(cy + reach); y++) {
          if (y < 0 || y >= height) continue;
          for (let x = Math.round(cx - reach); x <= Math.round(cx + reach); x++) {
            if (x < 0 || x >= width) continue;
            const i = y * width + x;
            if (d <= (z[i] as number)) continue;
            z[i] = d;
            nx[i] = along[0];
            ny[i] = along[1];
            nz[i] = along[2];
            surface[i] = number;
          }
        }
      }
      from = next;
    }
  }
}

/** The model as the camera sees it. */
export function expose(model: Model, view: View, numbers: Map<string, number>): Plate {
  const plate = empty(view.width, view.height);
  draw(model, plate, project(view), view.height / view.span, numbers);
  return plate;
}

/** How far behind the first thing a lamp hits a point lies, in head heights. */
export function shadowOf(model: Model, toLamp: V3, center: V3, numbers: Map<string, number>): (p: V3) => number {
  const size = 900;
  const scale = size / 4.4;
  const side = unit(cross([0, 1, 0.01], toLamp));
  const up = cross(toLamp, side);
  const to: Project = (p) => {
    const d = sub(p, center);
    return [size / 2 + dot(d, side) * scale, size / 2 - dot(d, up) * scale, dot(d, toLamp)];
  };
  const map = empty(size, size);
  draw(model, map, to, scale, numbers);
  return (p) => {
    const [x, y, d] = to(p);
    const i = Math.round(y) * size + Math.round(x);
    const first = map.z[i];
    return first === undefined || first === -Infinity || x < 0 || x >= size ? 0 : Math.max(0, first - d);
  };
}

/** Direction on a sphere around the sitter: `side` -90 left to 90 right, `back` 0 front to 90 sideways to 180 behind, in degrees. */
export function lampAt(azimuth: number, height: number): V3 {
  const [a, h] = [(azimuth * Math.PI) / 180, (height * Math.PI) / 180];
  return unit(add([Math.sin(a) * Math.cos(h), Math.sin(h), 0], mul([0, 0, 1], Math.cos(a) * Math.cos(h))));
}
