/** What the Northline prints show again and again: microphones, waves, towns and roads. Each is drawn around its own origin. */
import { disc, half, ink, line, polygon, randomFrom, rect, ring, shape, stroke, times } from './draw.ts';

/** A studio microphone in its yoke, 260 units high; the origin is the middle of its head. */
export function microphone(body: string, head: string, slits: string): string {
  return [
    stroke('M-72 -10V22A72 72 0 0 0 72 22V-10', body, 14),
    line(0, 94, 0, 168, body, 16),
    rect(-62, 160, 124, 20, body, 10),
    rect(-52, -110, 104, 170, head, 52),
    times(5, (row) => rect(-32, -78 + row * 22, 64, 8, slits, 4)),
    rect(-52, 18, 104, 10, body),
  ].join('');
}

/** A broadcast microphone on a jointed arm that comes from the upper left; the origin is its front. */
export function boomMicrophone(arm: string, body: string, band: string): string {
  return [
    stroke('M-330 -300L-190 -96L-40 -150', arm, 16),
    disc(-190, -96, 19, arm),
    disc(-40, -150, 15, arm),
    line(-40, -150, -40, -66, arm, 12),
    `<g transform="rotate(-24)">${rect(-170, -46, 190, 92, body, 24)}${rect(-20, -54, 70, 108, body, 34)}${rect(-34, -54, 12, 108, band)}${times(4, (at) => rect(-2 + at * 11, -34, 5, 68, band, 2))}</g>`,
  ].join('');
}

/** Headphones 250 units wide, hanging on nothing. */
export function headphones(band: string, cup: string, pad: string): string {
  return [
    stroke('M-112 40V-10A112 112 0 0 1 112 -10V40', band, 22),
    rect(-136, 6, 50, 116, cup, 22),
    rect(86, 6, 50, 116, cup, 22),
    rect(-92, 16, 24, 96, pad, 12),
    rect(68, 16, 24, 96, pad, 12),
  ].join('');
}

/** A wave of sound as bars, `width` wide around the origin's height. */
export function wave(width: number, height: number, bars: number, seed: number, colors: readonly string[]): string {
  const random = randomFrom(seed);
  const step = width / bars;
  return times(bars, (index) => {
    const place = (index + 0.5) / bars;
    const swell = 0.25 + 0.75 * Math.abs(Math.sin(place * Math.PI * (2 + (seed % 3)))) ** 0.7;
    const tall = Math.max(step * 0.6, height * swell * (0.45 + 0.55 * random()));
    const color = colors[Math.floor(random() * colors.length)] ?? ink.black;
    return rect(index * step + step * 0.2, -tall / 2, step * 0.6, tall, color, step * 0.3);
  });
}

/** Rings that spread from a point; of a half they fill only what is above it. */
export function rings(
  x: number,
  y: number,
  from: number,
  step: number,
  colors: readonly string[],
  isHalf = false,
): string {
  return colors
    .map((color, index) => ({ color, radius: from + step * (colors.length - 1 - index) }))
    .map(({ color, radius }) => (isHalf ? half(x, y, radius, color) : disc(x, y, radius, color)))
    .join('');
}

/** A round hill across the whole picture. */
export function hill(width: number, height: number, left: number, peak: number, right: number, fill: string): string {
  return shape(`M0 ${left}C${width * 0.3} ${peak} ${width * 0.55} ${peak} ${width} ${right}V${height}H0Z`, fill);
}

/** A road from the foot of the picture to a point, with its dashes. */
export function road(x: number, y: number, foot: number, height: number, asphalt: string, paint: string): string {
  const dashes = times(7, (index) => {
    const near = (index / 7) ** 1.7;
    const far = ((index + 0.5) / 7) ** 1.7;
    const at = (share: number) => y + (height - y) * share;
    const wide = (share: number) => 1 + foot * 0.028 * share;
    return polygon(
      [
        [x - wide(near), at(near)],
        [x + wide(near), at(near)],
        [x + wide(far), at(far)],
        [x - wide(far), at(far)],
      ],
      paint,
    );
  });
  return (
    polygon(
      [
        [x - 3, y],
        [x + 3, y],
        [x + foot / 2, height],
        [x - foot / 2, height],
      ],
      asphalt,
    ) + dashes
  );
}

/** The roofs of Austin from the river, 760 units wide: the origin is the water line at its left end. */
export function skyline(main: string, second: string, light: string): string {
  const block = (x: number, width: number, height: number, fill = main) => rect(x, -height, width, height, fill);
  const windows = (x: number, y: number, columns: number, rows: number) =>
    times(columns * rows, (index) =>
      rect(x + (index % columns) * 16, y + Math.floor(index / columns) * 20, 7, 10, light),
    );
  return [
    block(0, 74, 96, second),
    block(62, 58, 150),
    windows(72, -138, 3, 5),
    // The stacked tower.
    block(132, 66, 236, second),
    block(140, 66, 180, main),
    block(128, 60, 84, second),
    windows(150, -168, 3, 4),
    // The crown of glass.
    block(214, 76, 220),
    polygon(
      [
        [214, -220],
        [252, -290],
        [252, -220],
      ],
      main,
    ),
    polygon(
      [
        [290, -220],
        [252, -310],
        [252, -220],
      ],
      second,
    ),
    windows(226, -200, 4, 8),
    block(300, 60, 128, second),
    // The dome.
    block(368, 176, 74),
    block(398, 116, 104),
    block(420, 72, 132),
    half(456, -132, 40, main),
    rect(450, -206, 12, 40, main),
    disc(456, -212, 8, light),
    times(9, (index) => rect(378 + index * 18, -62, 7, 46, light)),
    block(552, 64, 168, second),
    windows(562, -154, 3, 6),
    // The tower with a clock.
    block(628, 58, 196),
    polygon(
      [
        [628, -196],
        [657, -246],
        [686, -196],
      ],
      main,
    ),
    disc(657, -166, 16, light),
    block(694, 66, 112, second),
  ].join('');
}

/** The bridge under the skyline: flat arches from `x` to its end. */
export function bridge(width: number, arches: number, fill: string, under: string): string {
  const span = width / arches;
  return (
    rect(0, -64, width, 74, fill) +
    times(arches, (index) => {
      const [left, right] = [(index + 0.1) * span, (index + 0.9) * span];
      return shape(`M${left} 12A${(right - left) / 2} 54 0 0 1 ${right} 12Z`, under);
    }) +
    rect(-20, -76, width + 40, 16, fill)
  );
}

/** A bat with its wings spread, 60 units wide. */
export function bat(fill: string): string {
  return shape(
    'M0 -6C6 -16 10 -6 8 -2C16 -12 26 -12 32 -4C24 -6 20 2 22 8C14 2 8 4 0 14C-8 4 -14 2 -22 8C-20 2 -24 -6 -32 -4C-26 -12 -16 -12 -8 -2C-10 -6 -6 -16 0 -6Z',
    fill,
  );
}

/** A mixing desk as seen from above: channels with a knob and a fader. */
export function mixer(channels: number, seed: number, panel: string, colors: readonly string[]): string {
  const random = randomFrom(seed);
  return times(channels, (index) => {
    const x = index * 84;
    const color = colors[index % colors.length] ?? ink.red;
    return [
      rect(x, 0, 68, 360, panel, 8),
      disc(x + 34, 44, 22, color),
      line(x + 34, 44, x + 34 + 15 * Math.cos(index), 44 + 15 * Math.sin(index), ink.paper, 5),
      disc(x + 34, 98, 14, ink.paper),
      rect(x + 30, 140, 8, 196, ink.black, 4),
      rect(x + 14, 150 + random() * 140, 40, 26, color, 6),
    ].join('');
  });
}

/** Two reels of tape with the tape between them, 520 units wide. */
export function tapeReels(body: string, hole: string, tape: string): string {
  const reel = (x: number, turn: number) =>
    `<g transform="translate(${String(x)} 0) rotate(${String(turn)})">${disc(0, 0, 124, body)}${ring(0, 0, 96, hole, 4)}${times(3, (at) => `<g transform="rotate(${String(at * 120)})">${disc(0, -60, 32, hole)}</g>`)}${disc(0, 0, 18, hole)}</g>`;
  return (
    stroke('M-250 0L-120 220H120L250 0', tape, 10) + reel(-136, 12) + reel(136, 44) + rect(-60, 190, 120, 60, tape, 8)
  );
}

/** Somebody at a table, from the chest up, 180 units wide; the origin is the middle of the head. */
export function person(skin: string, hair: string, shirt: string, isListening = false): string {
  return [
    shape('M-96 190C-96 96 -52 74 0 74C52 74 96 96 96 190Z', shirt),
    rect(-20, 30, 40, 60, skin, 16),
    disc(0, 0, 52, skin),
    half(0, -6, 56, hair),
    isListening
      ? stroke('M-58 0A58 58 0 0 1 58 0', ink.black, 10) +
        rect(-70, -8, 24, 46, ink.black, 10) +
        rect(46, -8, 24, 46, ink.black, 10)
      : '',
  ].join('');
}

/** An agave, 160 units wide; the origin is its foot. */
export function agave(fill: string, shade: string): string {
  const leaf = (turn: number, long: number, color: string) =>
    `<path d="M-11 0C-16 ${String(-long / 2)} -4 ${String(-long)} 0 ${String(-long)}C4 ${String(-long)} 16 ${String(-long / 2)} 11 0Z" fill="${color}" transform="rotate(${String(turn)})"/>`;
  return (
    [-72, 72, -40, 40].map((turn) => leaf(turn, 92, shade)).join('') +
    [-56, 56, -20, 20, 0].map((turn) => leaf(turn, 108, fill)).join('')
  );
}

/** A wind turbine; the origin is its hub. */
export function turbine(mast: string, blade: string, turn: number, high: number): string {
  const wing = (at: number) =>
    `<path d="M-5 0C-14 -40 -6 -130 0 -140C6 -130 8 -40 5 0Z" fill="${blade}" transform="rotate(${String(at)})"/>`;
  return (
    polygon(
      [
        [-5, 0],
        [5, 0],
        [11, high],
        [-11, high],
      ],
      mast,
    ) +
    [0, 120, 240].map((at) => wing(at + turn)).join('') +
    disc(0, 0, 11, mast)
  );
}
