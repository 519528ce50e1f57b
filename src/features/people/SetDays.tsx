import type { SetDay } from '#features/video/video.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface SetDaysProps {
  readonly heading: string;
  readonly days: readonly SetDay[];
}

/** The days on set that a person attended, each linking to its place on the page of all days. */
export function SetDays({ heading, days }: SetDaysProps) {
  if (days.length === 0) return null;
  return (
    <Section labelledBy="days" tone="paper">
      <Heading id="days" level={2} size="m">
        {heading}
      </Heading>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
        {days.map(({ slug, path, title, lang, poster }) => (
          <li className="group relative grid content-start gap-2 only:col-span-2" key={slug}>
            <Picture
              className="aspect-frame w-full object-cover"
              decorative
              picture={poster}
              size={days.length === 1 ? 'pair5' : 'quarter'}
            />
            <a className="stretched-link text-small group-hover:text-tungsten" {...linkTo(path)} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
