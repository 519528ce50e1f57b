import sharp from 'sharp';
import { pictureKinds, type PictureFolder, type PictureKind } from '@site/model/media/picture-kinds.ts';
import { mix } from './palette.ts';

const quality = 84;

/** Drawn this many times smaller and scaled up, since nothing in them is sharp. */
const drawn = 4;

/** A pseudorandom number from 0 to 1 for a purpose, seeded by the name. */
function chance(name: string, purpose: number): number {
  let hash = 2_166_136_261 + purpose * 97;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (Math.imul(hash ^ (hash >>> 13), 1_540_483_477) >>> 0) / 2 ** 32;
}

/** Openings that the light falls through, in a square of 100 units: panes, slats, a round lamp, a door ajar. */
const shapes = [
  '<path d="M10 8h36v40H10zM52 8h36v40H52zM10 54h36v40H10zM52 54h36v40H52z"/>',
  '<path d="M5 6h90v7H5zM5 22h90v7H5zM5 38h90v7H5zM5 54h90v7H5zM5 70h90v7H5zM5 86h90v7H5z"/>',
  '<circle cx="50" cy="50" r="44"/>',
  '<path d="M38 0h20v100H26z"/>',
] as const;

/**
 * A placeholder for a picture that a company does not have yet: light on a wall in its main color, with a shape that
 * depends on the name.
 */
export async function drawPicture(folder: PictureFolder, name: string, color: string): Promise<Buffer> {
  const { width: full, height: tall = (full * 2) / 3 }: PictureKind = pictureKinds[folder];
  const [width, height] = [Math.round(full / drawn), Math.round(tall / drawn)];
  const [wall, shade] = [mix(color, '#101010', 0.62), mix(color, '#050505', 0.88)];
  const light = mix(color, '#ffffff', 0.6);
  const size = height * (1.3 + chance(name, 1) * 0.5);
  const left = width * (0.52 + chance(name, 2) * 0.2) - size / 2;
  const top = height * 0.48 - size / 2;
  const tilt = -24 + chance(name, 3) * 12;
  const shape = shapes[Math.floor(chance(name, 4) * shapes.length)] ?? shapes[0];
  const place = `translate(${left} ${top}) scale(${size / 100}) skewX(${tilt})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${shade}"/><stop offset="1" stop-color="${wall}"/></linearGradient>
      <linearGradient id="fall" x1="0" y1="0" x2="0.4" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${color}" stop-opacity="0.3"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <g transform="${place}" fill="url(#fall)">${shape}</g>
  </svg>`;
  const soft = await sharp(Buffer.from(svg))
    .flatten()
    .blur(size / 60)
    .png()
    .toBuffer();
  return sharp(soft).resize(full, tall, { fit: 'fill' }).jpeg({ quality }).toBuffer();
}
