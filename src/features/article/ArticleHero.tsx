import { FullHero, type HeroProps } from '#features/sections/FullHero.tsx';
import { PageHero } from '#features/sections/PageHero.tsx';
import { SplitHero } from '#features/sections/SplitHero.tsx';

/** How a written page opens; its file names one of these. */
const openings = { full: FullHero, split: SplitHero, letterbox: PageHero } as const;

export interface ArticleHeroProps extends HeroProps {
  readonly opening: keyof typeof openings;
}

export function ArticleHero({ opening, ...words }: ArticleHeroProps) {
  const Hero = openings[opening];
  return <Hero {...words} />;
}
