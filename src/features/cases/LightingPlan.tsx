import { markItems, readPath, type Plan } from './lighting-plan.ts';
import { words } from '#lib/words.ts';

const scale = 40;

/** Margin around the floor, in meters. */
const margin = 0.6;

/** The drawn length of a lamp's light and a camera's view, in meters, and half their angles, in degrees. */
const reach = { lamp: 4.2, camera: 2.6 } as const;
const spread = { lamp: 16, camera: 19 } as const;

/** The plan's size on a desktop, in pixels (case.css), and the height of its labels there. */
const desktop = { width: 900, height: 720, mark: 18 } as const;

type Marked = ReturnType<typeof markItems>[number];

const units = (meters: number) => Math.round(meters * scale);

/** A sector that opens to the right, for lights and views. */
function sector(length: number, halfAngle: number): string {
  const radians = (halfAngle * Math.PI) / 180;
  const [x, y] = [units(length * Math.cos(radians)), units(length * Math.sin(radians))];
  return `M0 0L${x} ${-y}A${units(length)} ${units(length)} 0 0 1 ${x} ${y}Z`;
}

const place = ({ x, y, aim = 0 }: Marked) => `translate(${units(x)} ${units(y)}) rotate(${aim})`;

function Shape({ item }: { readonly item: Marked }) {
  const { kind, x, y, width = 1, depth = 1, length = 1 } = item;
  switch (kind) {
    case 'piece':
      return (
        <rect
          className="fill-ink-700 stroke-ink-500"
          height={units(depth)}
          width={units(width)}
          x={units(x)}
          y={units(y)}
        />
      );
    case 'subject':
      return <circle className="fill-paper" cx={units(x)} cy={units(y)} r={units(0.22)} />;
    case 'lamp':
      return (
        <g transform={place(item)}>
          <path className="fill-tungsten opacity-15" d={sector(reach.lamp, spread.lamp)} />
          <circle className="fill-ink-900 stroke-tungsten" r={12} strokeWidth={3} />
          <path className="fill-tungsten" d="M0 -12A12 12 0 0 1 0 12Z" />
          <path className="stroke-tungsten" d="M12 0H26" strokeWidth={3} />
        </g>
      );
    case 'flag':
      return (
        <g transform={place(item)}>
          <path className="stroke-paper" d={`M0 ${-units(length / 2)}V${units(length / 2)}`} strokeWidth={5} />
        </g>
      );
    case 'camera': {
      const [first = [x, y], ...others] = readPath(item);
      return (
        <>
          {others.length > 0 && (
            <polyline
              className="fill-none stroke-teal"
              points={[first, ...others].map((point) => point.map(units).join()).join(' ')}
              strokeDasharray="7 6"
              strokeWidth={2}
            />
          )}
          <g transform={place(item)}>
            <path className="fill-none stroke-teal" d={sector(reach.camera, spread.camera)} />
            <path className="fill-teal" d="M-14 -9H4V-5L12 -9V9L4 5V9H-14Z" />
          </g>
        </>
      );
    }
  }
}

/**
 * The position of an item's label: in the middle of a piece, and beside everything else, on the side away from its
 * light.
 */
function markPlace({ kind, x, y, aim = 90, width = 0, depth = 0 }: Marked): { x: number; y: number } {
  if (kind === 'piece') return { x: units(x + width / 2), y: units(y + depth / 2) };
  const away = ((aim + 180) * Math.PI) / 180;
  const distance = kind === 'flag' ? 0.4 : 0.62;
  return { x: units(x + distance * Math.cos(away)), y: units(y + distance * Math.sin(away)) };
}

export function LightingPlan({ title, width, depth, items }: Plan) {
  const marked = markItems(items);
  const across = units(width + 2 * margin);
  const down = units(depth + 2 * margin);
  const mark = desktop.mark * Math.max(across / desktop.width, down / desktop.height);
  const lines = (count: number) =>
    Array.from({ length: Math.max(0, Math.ceil(count) - 1) }, (_, index) => units(index + 1));
  return (
    <div className="breakout lighting-plan py-6">
      <figure>
        <svg
          aria-hidden="true"
          className="w-full border border-ink-700 bg-ink-900 forced-color-adjust-none"
          fontSize={mark.toFixed(1)}
          viewBox={[-units(margin), -units(margin), across, down].join(' ')}
        >
          <g className="stroke-ink-500">
            {lines(width).map((x) => (
              <path className="opacity-40" d={`M${x} 0V${units(depth)}`} key={x} />
            ))}
            {lines(depth).map((y) => (
              <path className="opacity-40" d={`M0 ${y}H${units(width)}`} key={y} />
            ))}
          </g>
          <rect className="fill-none stroke-ink-500" height={units(depth)} width={units(width)} />
          {marked.toReversed().map((item) => (
            <Shape item={item} key={item.mark} />
          ))}
          {marked.map((item) => (
            <text className="plan-mark fill-paper" key={item.mark} {...markPlace(item)}>
              {item.mark}
            </text>
          ))}
        </svg>
        <figcaption className="mt-3 text-small text-mist">{`${title}. ${words().writtenPages.scale}`}</figcaption>
      </figure>
      <ul aria-label={title} className="ruled text-small">
        {marked.map(({ mark, name }) => (
          <li className="flex items-baseline gap-3" key={mark}>
            <span className="slate text-tungsten">{mark}</span> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
