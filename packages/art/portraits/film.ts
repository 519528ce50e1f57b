/** Puts the sitter before the backdrop and makes the print: focus, light wrap, bloom, tone, grain. */
import sharp from 'sharp';
import { canvasHeight, canvasWidth } from './backdrop.ts';
import type { Layer } from './light.ts';
import { clamp, dice, fractal, mix, smooth } from './math.ts';

/** Blurs interleaved channels by three box passes. */
function blur(source: Float32Array, width: number, height: number, channels: number, radius: number): Float32Array {
  let from = source.slice();
  const r = Math.max(1, Math.round(radius * 0.58));
  const pass = (stride: number, length: number, lines: number, lineStep: number): void => {
    const to = new Float32Array(from.length);
    for (let l = 0; l < lines; l++) {
      for (let c = 0; c < channels; c++) {
        const base = l * lineStep + c;
        let sum = 0;
        const get = (k: number): number => from[base + clamp(k, 0, length - 1) * stride] as number;
        for (let k = -r; k <= r; k++) sum += get(k);
        for (let k = 0; k < length; k++) {
          to[base + k * stride] = sum / (2 * r + 1);
          sum += get(k + r + 1) - get(k - r);
        }
      }
    }
    from = to;
  };
  for (let n = 0; n < 3; n++) {
    pass(channels, width, height, width * channels);
    pass(width * channels, height, width, channels);
  }
  return from;
}

function enlarge(small: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fx, fy] = [
        clamp(((x + 0.5) * canvasWidth) / width - 0.5, 0, canvasWidth - 1.001),
        clamp(((y + 0.5) * canvasHeight) / height - 0.5, 0, canvasHeight - 1.001),
      ];
      const [i, j] = [Math.floor(fx), Math.floor(fy)];
      for (let c = 0; c < 3; c++) {
        const at = (a: number, b: number): number => small[(b * canvasWidth + a) * 3 + c] as number;
        out[(y * width + x) * 3 + c] = mix(
          mix(at(i, j), at(i + 1, j), fx - i),
          mix(at(i, j + 1), at(i + 1, j + 1), fx - i),
          fy - j,
        );
      }
    }
  }
  return out;
}

const tone = (v: number): number => {
  const x = Math.max(0, v - 0.0025);
  const filmic = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return clamp(filmic, 0, 1) ** (1 / 2.2);
};

/** Develops one portrait to a JPEG below 76 kB; `focus` is the z that is sharp. */
export async function print(layer: Layer, backdrop: Float32Array, focus: number, seed: number): Promise<Buffer> {
  const { width, height, rgba, z } = layer;
  const unit = width / 800;
  const back = enlarge(backdrop, width, height);
  // circle of confusion, spread a little so that edges do not tear
  const cover = new Float32Array(width * height).map((_, i) => rgba[i * 4 + 3] as number);
  const away = cover.map((c, i) => c * clamp((Math.abs((z[i] as number) - focus) - 0.16) * 22, 0, 16));
  const coc = blur(away, width, height, 1, 5 * unit);
  const near = blur(cover, width, height, 1, 5 * unit);
  const levels = [rgba, ...[1.6, 5, 14].map((r) => blur(rgba, width, height, 4, r * unit))];
  const steps = [0.6, 2, 6, 15];
  const mixed = new Float32Array(width * height * 3);
  const seen = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const c = (near[i] as number) > 0.01 ? (coc[i] as number) / (near[i] as number) : 0;
    let l = 0;
    while (l < 2 && c > (steps[l + 1] as number)) l++;
    const t = clamp((c - (steps[l] as number)) / ((steps[l + 1] as number) - (steps[l] as number)), 0, 1);
    const [a, b] = [levels[l] as Float32Array, levels[l + 1] as Float32Array];
    const alpha = mix(a[i * 4 + 3] as number, b[i * 4 + 3] as number, t);
    for (let k = 0; k < 3; k++) {
      const ink = mix(a[i * 4 + k] as number, b[i * 4 + k] as number, t);
      seen[i * 3 + k] = (back[i * 3 + k] as number) * (1 - alpha);
      mixed[i * 3 + k] = ink + (seen[i * 3 + k] as number);
    }
  }
  // haze: what shines behind spills over the sitter, close around the edges and thinly over all
  const [wrap, veil] = [blur(seen, width, height, 3, 16 * unit), blur(seen, width, height, 3, 110 * unit)];
  mixed.forEach((v, i) => {
    mixed[i] = v + 0.1 * (wrap[i] as number) + 0.09 * (veil[i] as number);
  });
  const bright = mixed.map((v) => Math.min(4, Math.max(0, v - 0.35)));
  const [tight, loose] = [blur(bright, width, height, 3, 7 * unit), blur(bright, width, height, 3, 44 * unit)];
  const chance = dice(seed);
  const grain = blur(
    Float32Array.from({ length: width * height }, () => chance() + chance() - 1),
    width,
    height,
    1,
    1,
  );
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const edge = 1 - 0.55 * smooth(0.28, 0.85, Math.hypot(u, v * 1.05)) - 0.22 * smooth(0.15, 0.6, v);
      const haze = 0.0035 * (1 + 0.8 * fractal(x / 170, y / 170, seed));
      const rgb = [0, 1, 2].map(
        (k) =>
          ((mixed[i * 3 + k] as number) +
            0.16 * (tight[i * 3 + k] as number) +
            (0.16 + (k === 0 ? 0.05 : 0)) * (loose[i * 3 + k] as number) +
            haze * ([0.7, 1, 1.15][k] as number)) *
          edge,
      );
      const peak = Math.max(...rgb);
      rgb.forEach((value, k) => {
        // strong lights go towards white instead of clipping to a pure hue
        const soft = value + 0.16 * Math.max(0, peak - 0.8);
        const t = tone(soft);
        const noise = (grain[i] as number) * 0.1 * (0.35 + Math.sqrt(Math.max(0, t * (1 - t))));
        bytes[i * 3 + k] = clamp(Math.round((t + noise) * 255), 0, 255);
      });
    }
  }
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, progressive: true })
      .toBuffer();
    if (jpeg.length < 76_000 || quality <= 44) return jpeg;
  }
}
