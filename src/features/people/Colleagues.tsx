import { Heading } from '#ui/Heading.tsx';
import type { Person } from './filmography.query.ts';
import { linkTo } from '#lib/link-to.ts';

export interface ColleaguesProps {
  readonly heading: string;
  readonly people: readonly Person[];
  /** On paper, unless the section before it is. */
  readonly isOnPaper: boolean;
}

/** Others of the team, each with a line of their own. */
export function Colleagues({ heading, people, isOnPaper }: ColleaguesProps) {
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="colleagues" className={isOnPaper ? 'on-paper' : ''}>
      <div className="page-width grid gap-8 py-section">
        <Heading id="colleagues" level={2} size="section">
          {heading}
        </Heading>
        <ul className="border-b border-ink-700">
          {people.map(({ slug, name, path, title, quote }) => (
            <li className="twelve items-baseline gap-y-1 border-t border-ink-700 py-3" key={slug}>
              <p className="col-span-12 sm:col-span-5">
                <a className="font-semibold hover:text-tungsten" {...linkTo(path)}>
                  {name}
                </a>
                , <span className="text-mist">{title}</span>
              </p>
              <p className="col-span-12 text-small text-mist sm:col-span-7">“{quote}”</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
