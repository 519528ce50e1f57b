import { hoursInDay } from './schedule.ts';

/** A number of SVG units, short enough for markup. */
function round(units: number): number {
  return Number(units.toFixed(2));
}

/**
 * A place on a dial of 24 hours around 0, 0: midnight on top, clockwise.
 * @param radius in SVG units.
 */
export function dialPoint(hour: number, radius: number): { x: number; y: number } {
  const radians = (hour / hoursInDay) * 2 * Math.PI;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}

/** A tick across the dial's ring at an hour, as an SVG path. */
export function dialTick(hour: number, innerRadius: number, outerRadius: number): string {
  const inner = dialPoint(hour, innerRadius);
  const outer = dialPoint(hour, outerRadius);
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

/**
 * An arc along the dial from one hour to another, as an SVG path; in two halves, since one SVG arc can't be a full
 * circle.
 */
export function dialArc(from: number, to: number, radius: number): string {
  const stops = [dialPoint(from, radius), dialPoint((from + to) / 2, radius), dialPoint(to, radius)];
  const [start, ...rest] = stops.map(({ x, y }) => `${x} ${y}`);
  return `M${start ?? ''}${rest.map((stop) => `A${radius} ${radius} 0 0 1 ${stop}`).join('')}`;
}
