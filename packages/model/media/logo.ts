import { imageSize } from 'image-size';
import { hasViewBox, listUnsafe } from './safe-svg.ts';

/** The maximum weight in bytes: every page loads it. */
export const logoBytes = 60_000;

/** The box for a logo in the page header, in CSS pixels. */
const room = { width: 224, height: 40 };

/** A logo's size when it fills its box, in CSS pixels. @param file SVG or PNG. */
export function fitLogo(
  file: Uint8Array,
  { width, height } = room,
): { readonly width: number; readonly height: number } {
  const own = imageSize(file);
  const scale = Math.min(width / own.width, height / own.height);
  return { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
}

const again = 'choose the file again in the editor (Company, Brand), which';

/** @returns what is wrong with a logo in content/media/logos, completing "file …"; undefined if nothing is. */
export function adviseOnLogo(file: Buffer, ending: string): string | undefined {
  if (ending === '.svg') {
    const svg = file.toString();
    const [unsafe, ...others] = listUnsafe(svg);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    if (unsafe !== undefined) {
      return `has ${unsafe}${more}, which a logo may not have, since it may run or load something: ${again} takes it out`;
    }
    if (!hasViewBox(svg)) return 'has no viewBox, so it cannot be scaled: export it again with one';
  }
  if (file.length <= logoBytes) return undefined;
  const kilobytes = String(Math.ceil(file.length / 1000));
  return `is ${kilobytes} kB, and every page loads it: ${again} makes it smaller, to at most ${logoBytes / 1000} kB`;
}
