import { formatPosition, type Position } from './position.ts';

const size = { width: 800, height: 450 } as const;
const step = 50;
const steps = (length: number) => Array.from({ length: length / step - 1 }, (_, index) => (index + 1) * step);

/** The studio's place without a map: a graticule, cross hairs and the position in words. */
export function Locator({ position, title }: { readonly position: Position; readonly title: string }) {
  const [x, y] = [size.width / 2, size.height / 2];
  const lines = [
    ...steps(size.width).map((at) => `M${String(at)} 0v${String(size.height)}`),
    ...steps(size.height).map((at) => `M0 ${String(at)}h${String(size.width)}`),
  ];
  return (
    <svg
      aria-label={title}
      className="size-full bg-ink-950 object-cover"
      role="img"
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
    >
      <path className="fill-none stroke-ink-800" d={lines.join('')} />
      <path
        className="fill-none stroke-ink-500"
        d={`M${String(x)} 0v${String(size.height)}M0 ${String(y)}h${String(size.width)}`}
      />
      <circle className="fill-none stroke-tungsten stroke-2" cx={x} cy={y} r={28} />
      <circle className="fill-tungsten" cx={x} cy={y} r={7} />
      {/* Clear of the lines. */}
      <text className="fill-paper" fontSize={20} x={x + 42} y={y - 17}>
        {formatPosition(position)}
      </text>
    </svg>
  );
}
