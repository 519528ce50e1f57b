import { useEffect, useRef, useState } from 'react';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import { listExposed } from './burst.ts';
import { drawMean } from './draw-mean.ts';

const columns = 3;
const rows = 6;

const size = { width: 640, height: 360 } as const;

export interface BurstPicturesProps {
  readonly still: PictureData;
  readonly sheets: readonly PictureData[];
  readonly frame: number;
  readonly fps: number;
  /** Whether the visitor asked for a frame other than the still, which loads the sheets whatever the settings. */
  readonly isRequested: boolean;
}

/** Settings that rule out loading the sheets before the visitor asks. */
function sparesData(): boolean {
  const stillness = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  return stillness.matches || navigator.connection?.saveData === true;
}

/**
 * The frame as the camera records it, over a still that is shown until the frames are loaded. The frames are contact
 * sheets rather than a film, so that the build encodes them like other pictures, the browser chooses AVIF or JPEG, and
 * any frames are available at once, also several to blend.
 */
export function BurstPictures({ still, sheets, frame, fps, isRequested }: BurstPicturesProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scratch = useRef<CanvasRenderingContext2D[]>([]);
  const [isNear, setIsNear] = useState(false);
  const [loaded, setLoaded] = useState<Readonly<Partial<Record<number, ImageBitmap>>>>({});
  const isReady = Object.keys(loaded).length === sheets.length;

  useEffect(() => {
    if (!stage.current || sparesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !isReady) return;
    const perSheet = columns * rows;
    drawMean(
      context,
      listExposed(frame, fps, perSheet * sheets.length),
      (target, picture) => {
        const sheet = loaded[Math.floor(picture / perSheet)];
        if (!sheet) return;
        const [width, height] = [sheet.width / columns, sheet.height / rows];
        const tile = picture % perSheet;
        const [left, top] = [(tile % columns) * width, Math.floor(tile / columns) * height];
        target.drawImage(sheet, left, top, width, height, 0, 0, size.width, size.height);
      },
      scratch.current,
    );
  }, [isReady, loaded, sheets.length, frame, fps]);

  return (
    <div className="relative" ref={stage}>
      <Picture className="aspect-frame w-full object-cover" picture={still} size="columns12" />
      <canvas
        aria-hidden={isReady || undefined}
        className="absolute inset-0 size-full"
        data-frame={isReady ? frame : undefined}
        height={size.height}
        hidden={!isReady}
        ref={canvas}
        width={size.width}
      />
      {(isNear || isRequested) &&
        sheets.map(({ src, sources }, index) => (
          <picture hidden key={src}>
            {sources.map(({ srcSet }) => (
              <source key={srcSet} srcSet={srcSet} type="image/avif" />
            ))}
            <img
              alt=""
              onLoad={({ currentTarget }) => {
                // Decoded once, since a browser may discard the pixels of an image that it doesn't show.
                void createImageBitmap(currentTarget).then((sheet) =>
                  setLoaded((before) => ({ ...before, [index]: sheet })),
                );
              }}
              src={src}
            />
          </picture>
        ))}
    </div>
  );
}
