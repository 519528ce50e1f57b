import type { LogoData } from '#lib/pictures/picture.ts';

export interface LogoProps {
  readonly logo: LogoData;
  /** The company's name. */
  readonly alt: string;
  /** For one that screens do not show. */
  readonly loading?: 'lazy';
}

/** The company's logo, as large as its room allows. It has no class, which the pages of others would carry too. */
export function Logo({ logo: { src, width, height }, alt, loading }: LogoProps) {
  return <img alt={alt} height={height} loading={loading} src={src} width={width} />;
}
