import type { LogoData } from '#lib/pictures/picture.ts';

export interface LogoProps {
  readonly logo: LogoData;
  readonly alt: string;
  /** For a logo that screens hide. */
  readonly loading?: 'lazy';
}

/** As large as its box allows. It has no class, which the pages of companies without a logo would carry too. */
export function Logo({ logo: { src, width, height }, alt, loading }: LogoProps) {
  return <img alt={alt} height={height} loading={loading} src={src} width={width} />;
}
