/** Shapes of SVG as text. Angles are in degrees, lengths in the units of the picture. */

/** The inks of the Northline prints: one paper, one black and six flat colors. */
export const ink = {
  paper: '#f6f0e2',
  cream: '#e9dfc8',
  black: '#16202b',
  red: '#d4492b',
  rust: '#9c3320',
  blue: '#2a4b8d',
  sky: '#8fb3c9',
  gold: '#e6a531',
  sage: '#7f9c86',
  blush: '#ecc2a6',
} as const;

const n = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A corner to corner shape. */
export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

export function stroke(path: string, color: string, width: number, cap: 'round' | 'butt' = 'round'): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, color: string, width: number): string {
  return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width);
}

/** Half a disc; turned by 0 its flat side is below. */
export function half(x: number, y: number, radius: number, fill: string, turn = 0): string {
  const path = `M${n(-radius)} 0A${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} 0Z`;
  return `<path d="${path}" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
}

export function moved(x: number, y: number, scale: number, content: string, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${String(scale)})">${content}</g>`;
}

/** Numbers from 0 to 1 that are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
