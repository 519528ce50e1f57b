import type { GeoPosition } from '@site/model/contact/address.ts';
import { formatPosition } from './position.ts';

const size = { width: 800, height: 450 } as const;
const step = 50;
const steps = (length: number) => Array.from({ length: length / step - 1 }, (_, index) => (index + 1) * step);

/** The studio's position without a map: a graticule, cross hairs and the coordinates. */
export function Locator({ position, title }: { readonly position: GeoPosition; readonly title: string }) {
  const [x, y] = [size.width / 2, size.height / 2];
  const lines = [
    ...steps(size.width).map((at) => `M${at} 0v${size.height}`),
    ...steps(size.height).map((at) => `M0 ${at}h${size.width}`),
  ];
  return (
    // The background is on a separate box, since forced colors don't replace that of a drawing.
    <span className="block size-full bg-ink-950">
      <svg
        aria-label={title}
        className="size-full object-cover"
        role="img"
        viewBox={`0 0 ${size.width} ${size.height}`}
      >
        {/* Attributes, and classes that every page has anyway: most sites have a drawn map and don't need this. */}
        <g fill="none" stroke="currentColor">
          <path d={lines.join('')} strokeOpacity={0.15} />
          <path d={`M${x} 0v${size.height}M0 ${y}h${size.width}`} strokeOpacity={0.6} />
        </g>
        <g className="fill-tungsten">
          <path d={`M${x - 29} ${y}a29 29 0 1 1 58 0a29 29 0 1 1-58 0Zm2 0a27 27 0 1 0 54 0a27 27 0 1 0-54 0Z`} />
          <circle cx={x} cy={y} r={7} />
        </g>
        <text fill="currentColor" fontSize={20} x={x + 42} y={y - 17}>
          {formatPosition(position)}
        </text>
      </svg>
    </span>
  );
}
