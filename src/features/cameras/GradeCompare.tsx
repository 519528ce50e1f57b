import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';

export interface GradeCompareProps {
  readonly words: Readonly<Record<'title' | 'divider' | 'before' | 'after' | 'spokenAfter', string>>;
  readonly original: PictureData;
  readonly graded: PictureData;
  readonly caption: string;
}

/** Two pictures of one shot on top of each other; the divider wipes from one to the other. */
export function GradeCompare({ words, original, graded, caption }: GradeCompareProps) {
  /** The divider's position, in percent from the left. */
  const [position, setPosition] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The server may write no style attribute: the page's security policy forbids them.
    frame.current?.style.setProperty('--wipe', `${position}%`);
  }, [position]);

  function follow({ clientX, currentTarget }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPosition(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * 100));
  }

  function grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    divider.current?.focus({ preventScroll: true });
    follow(event);
  }

  return (
    <section aria-labelledby="grade-compare-tool" className="grid gap-5 border-y border-ink-500 py-6 sm:py-8">
      <h3 className="slate text-tungsten" id="grade-compare-tool">
        {words.title}
      </h3>
      <div
        className="wipe"
        onPointerDown={grab}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        ref={frame}
      >
        <figure className="wipe-before">
          <Picture className="aspect-frame w-full object-cover" picture={original} size="columns12" />
          <figcaption className="slate">{words.before}</figcaption>
        </figure>
        <figure className="wipe-after">
          <Picture className="aspect-frame w-full object-cover" picture={graded} size="columns12" />
          <figcaption className="slate">{words.after}</figcaption>
        </figure>
        <input
          aria-label={words.divider}
          aria-valuetext={`${words.spokenAfter} ${100 - position}%`}
          className="needs-script wipe-range"
          max={100}
          min={0}
          onChange={(event) => setPosition(event.target.valueAsNumber)}
          ref={divider}
          type="range"
          value={position}
        />
        <span aria-hidden="true" className="needs-script wipe-line" />
      </div>
      <p className="text-small text-mist">{caption}</p>
    </section>
  );
}
