import type { SetDay } from '#features/video/video.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface SetDaysProps {
  readonly heading: string;
  readonly days: readonly SetDay[];
}

const several = {
  list: 'grid-cols-2 sm:grid-cols-4',
  picture: { className: 'aspect-frame w-full object-cover', size: 'quarter' },
  link: 'text-small',
} as const;

const single = {
  list: '',
  picture: { className: 'aspect-frame w-full object-cover sm:aspect-scope', size: 'columns8' },
  link: 'display text-title-s',
} as const;

export function SetDays({ heading, days }: SetDaysProps) {
  if (days.length === 0) return null;
  const { list, picture, link } = days.length === 1 ? single : several;
  return (
    <Section labelledBy="days" tone="paper">
      <div className="twelve gap-y-8">
        <Heading className="col-span-12 lg:col-span-4" id="days" level={2} size="section">
          {heading}
        </Heading>
        <ul className={`col-span-12 grid gap-x-4 gap-y-8 lg:col-span-8 lg:gap-x-6 ${list}`}>
          {days.map(({ slug, path, title, lang, poster }) => (
            <li className="group relative grid content-start gap-2" key={slug}>
              <Picture decorative picture={poster} {...picture} />
              <a className={`stretched-link group-hover:underline ${link}`} lang={lang} {...linkTo(path)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
