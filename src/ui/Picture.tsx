import type { PictureData } from '#domain/picture/picture.ts';

export interface PictureProps {
  readonly picture: PictureData;
  /** Loads at once and first: for the picture that a visitor sees before scrolling. */
  readonly eager?: boolean;
  readonly className?: string;
  /** Where the words beside it already say what it shows. */
  readonly decorative?: boolean;
}

export function Picture({ picture, eager = false, className = '', decorative = false }: PictureProps) {
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcSet, media }) => (
        <source key={srcSet} media={media} sizes={picture.sizes} srcSet={srcSet} type={type} />
      ))}
      <img
        alt={decorative ? '' : picture.alt}
        className={`bg-ink-800 ${className}`}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        src={picture.src}
        width={picture.width}
      />
    </picture>
  );
}
