import { cornerWithin, type FrameSize } from './frame-size.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';

export interface SizeDrawingProps {
  readonly picture: PictureData;
  readonly sizes: readonly FrameSize[];
  readonly chosen: FrameSize;
}

/** The path of a frame in the middle of another. */
function outline(outer: FrameSize, inner: FrameSize): string {
  const { x, y } = cornerWithin(outer, inner);
  return `M${x} ${y}h${inner.width}v${inner.height}h-${inner.width}z`;
}

/** The formats as nested frames over the picture; what the chosen one leaves out is dark. */
export function SizeDrawing({ picture, sizes, chosen }: SizeDrawingProps) {
  const [whole] = sizes;
  if (!whole) return null;
  const { width, height } = whole;
  return (
    <div className="size-drawing relative">
      <Picture className="size-full object-cover" picture={picture} size="columns12" />
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={`0 0 ${width} ${height}`}>
        {chosen.name !== whole.name && (
          <path
            className="fill-ink-950"
            d={outline(whole, whole) + outline(whole, chosen)}
            fillOpacity="0.72"
            fillRule="evenodd"
          />
        )}
        {sizes.map((size) => (
          <path
            className={`fill-none ${size.name === chosen.name ? 'stroke-tungsten stroke-3' : 'stroke-paper stroke-1'}`}
            d={outline(whole, size)}
            key={size.name}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {sizes.map((size, index) => {
          const { x, y } = cornerWithin(whole, size);
          // Alternately at the bottom and the top, so that the names of similar sizes do not overlap.
          const [edge, shift] = index % 2 === 0 ? [y + size.height, '-0.5em'] : [y, '1.2em'];
          return (
            <text
              className={`size-name ${size.name === chosen.name ? 'fill-tungsten' : 'fill-paper'}`}
              dx="0.4em"
              dy={shift}
              key={size.name}
              x={x}
              y={edge}
            >
              {size.name}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
