import type { PictureData } from '#lib/pictures/picture.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';

export interface PictureProps {
  readonly picture: PictureData;
  readonly size: PictureSize;
  /** Loads eagerly and with priority: for the picture in the first screen. */
  readonly eager?: boolean;
  readonly className?: string;
  /** For a picture that the text beside it describes already. */
  readonly decorative?: boolean;
}

export function Picture({ picture, size, eager = false, className, decorative = false }: PictureProps) {
  return (
    <picture className="contents">
      {picture.sources.map(({ srcSet, media, sizes = pictureSizes[size] }) => (
        <source key={srcSet} media={media} sizes={sizes} srcSet={srcSet} type="image/avif" />
      ))}
      <img
        alt={decorative ? '' : picture.alt}
        className={className}
        // Synchronously, or else a frame without the picture would be painted first.
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : undefined}
        height={picture.height}
        loading={eager ? undefined : 'lazy'}
        src={picture.src}
        width={picture.width}
      />
    </picture>
  );
}
