import type { SetDay } from '#features/video/video.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface SetDaysProps {
  readonly heading: string;
  readonly days: readonly SetDay[];
}

/** Days on set, each linking to its place on the page of all days; a single one has its words beside it. */
export function SetDays({ heading, days }: SetDaysProps) {
  if (days.length === 0) return null;
  return (
    <Section labelledBy="days" tone="paper">
      <Heading id="days" level={2} size="section">
        {heading}
      </Heading>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
        {days.map(({ slug, path, title, lang, department, wordsLang, poster }) => (
          <li
            className="group relative grid content-start gap-2 only:col-span-full only:gap-6 only:lg:grid-cols-[7fr_5fr]"
            key={slug}
          >
            <Picture
              className="aspect-frame w-full object-cover"
              decorative
              picture={poster}
              size={days.length === 1 ? 'columns7' : 'quarter'}
            />
            {days.length === 1 ? (
              <div className="grid max-w-narrow content-end gap-3">
                {department !== undefined && (
                  <p className="slate" lang={wordsLang}>
                    {department}
                  </p>
                )}
                <Heading lang={lang} level={3} size="m">
                  <a className="stretched-link group-hover:underline" {...linkTo(path)}>
                    {title}
                  </a>
                </Heading>
              </div>
            ) : (
              <a className="stretched-link text-small group-hover:underline" lang={lang} {...linkTo(path)}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
