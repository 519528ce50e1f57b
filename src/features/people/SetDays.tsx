import type { SetDay } from '#features/video/video.ts';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { linkTo } from '#lib/link-to.ts';

export interface SetDaysProps {
  readonly heading: string;
  readonly days: readonly SetDay[];
}

/** The only one: its picture with all words beside it. */
function OnlyDay({ heading, day }: { readonly heading: string; readonly day: SetDay }) {
  const { path, title, lang, description, wordsLang, poster } = day;
  return (
    <div className="group relative twelve gap-y-6">
      <div className="col-span-12 sm:col-span-6 lg:col-span-4">
        <Picture className="aspect-frame w-full object-cover" decorative picture={poster} size="third" />
      </div>
      <div className="col-span-12 grid content-between gap-6 sm:col-span-6 lg:col-span-7">
        <Heading id="days" level={2} size="section">
          {heading}
        </Heading>
        <div className="grid gap-3">
          <Heading lang={lang} level={3} size="m">
            <a className="stretched-link group-hover:underline" {...linkTo(path)}>
              {title}
            </a>
          </Heading>
          <p lang={wordsLang}>{description}</p>
        </div>
      </div>
    </div>
  );
}

/** Days on set, each linking to its place on the page of all days. */
export function SetDays({ heading, days }: SetDaysProps) {
  const [first] = days;
  if (!first) return null;
  return (
    <Section labelledBy="days" tone="paper">
      {days.length === 1 ? (
        <OnlyDay day={first} heading={heading} />
      ) : (
        <>
          <Heading id="days" level={2} size="section">
            {heading}
          </Heading>
          <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
            {days.map(({ slug, path, title, lang, poster }) => (
              <li className="group relative grid content-start gap-2" key={slug}>
                <Picture className="aspect-frame w-full object-cover" decorative picture={poster} size="quarter" />
                <a className="stretched-link text-small group-hover:underline" lang={lang} {...linkTo(path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
