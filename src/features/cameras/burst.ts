/**
 * A water balloon that bursts, as drops in a drawing 960 wide and 400 high. It is 25 cm across, which makes a metre
 * 736 units; the whole moment lasts a tenth of a second.
 */
export const momentSeconds = 0.1;
export const burstView = { width: 960, height: 400, centerX: 480, centerY: 190, radius: 92 } as const;

const unitsAMeter = 736;
const gravity = 9.81 * unitsAMeter;
/** The needle touches the skin at this second. */
const touchSeconds = 0.006;
/** The skin has run back from the water within this time. */
const skinSeconds = 0.009;
const dropCount = 900;

interface Drop {
  readonly angle: number;
  /** Distance from the center before the burst, in units. */
  readonly distance: number;
  /** Units a second, away from the center. */
  readonly speed: number;
}

/** Chance that falls the same way each time: the server's drawing and the browser's must agree. */
function chance(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

const drops: readonly Drop[] = Array.from({ length: dropCount }, (_, index) => {
  const share = Math.sqrt(chance(index));
  const angle = 2 * Math.PI * chance(index + dropCount);
  // Water leaves in fingers, and what lies outside flies first and fastest; the core only falls.
  const finger = 0.75 + 0.35 * Math.sin(5 * angle + 1) + 0.25 * Math.sin(9 * angle);
  const speed = share ** 4 * finger * (350 + 3_600 * chance(index + 2 * dropCount) ** 2);
  return { angle, distance: burstView.radius * share * 0.97, speed };
});

/** Drops this slow keep together as the core. */
const coreSpeed = 230;

/** The spray is lit from two sides, as on a tabletop: each half takes the color of its lamp. */
const groups = {
  core: drops.filter(({ speed }) => speed < coreSpeed),
  left: drops.filter(({ speed, angle }) => speed >= coreSpeed && Math.cos(angle) < 0),
  right: drops.filter(({ speed, angle }) => speed >= coreSpeed && Math.cos(angle) >= 0),
} as const;

/** Where a drop is at a second of the moment. */
function placeOf({ angle, distance, speed }: Drop, seconds: number): readonly [x: number, y: number] {
  const flown = Math.max(0, seconds - touchSeconds);
  const away = distance + speed * flown;
  return [
    burstView.centerX + Math.cos(angle) * away,
    burstView.centerY + Math.sin(angle) * away + (gravity * flown ** 2) / 2,
  ];
}

/** Time that a frame is exposed: half of its share of the second, the 180 degree shutter. */
function exposureSeconds(fps: number): number {
  return 1 / (2 * fps);
}

/**
 * The drops that one frame records, as the path of an SVG: each a line as long as the drop flew while the shutter
 * was open, a point where that is no distance.
 * @param seconds when the shutter opens, from 0 to `momentSeconds`.
 * @param every leaves out all but every so many drops.
 */
export function drawDrops(group: keyof typeof groups, seconds: number, fps: number, every = 1): string {
  const end = seconds + exposureSeconds(fps);
  return groups[group]
    .filter((_, index) => index % every === 0)
    .map((drop) => {
      const [x, y] = placeOf(drop, seconds);
      const [endX, endY] = placeOf(drop, end);
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(endX - x).toFixed(1)} ${(endY - y).toFixed(1)}`;
    })
    .join('');
}

/** The rubber that is left, as an arc that opens where the needle touched; empty once it has run back. */
export function drawSkin(seconds: number): string {
  const open = Math.min(1, Math.max(0, (seconds - touchSeconds) / skinSeconds)) * Math.PI;
  if (open >= Math.PI) return '';
  const { centerX, centerY, radius } = burstView;
  const at = (angle: number) =>
    `${(centerX + Math.cos(angle) * radius).toFixed(1)} ${(centerY + Math.sin(angle) * radius).toFixed(1)}`;
  // Two arcs, since one alone cannot go all the way round.
  const arc = `A${String(radius)} ${String(radius)} 0 0 1`;
  return `M${at(open + 0.01)}${arc} ${at(Math.PI)}${arc} ${at(2 * Math.PI - open - 0.01)}`;
}
