import type { ReactNode } from 'react';
import type { Action } from '#lib/company/company.ts';
import { CreditName } from './CreditName.tsx';
import { countRoles } from './filmography.ts';
import type { Person } from './filmography.query.ts';

export interface PersonFactsProps {
  readonly person: Person;
  readonly posts: readonly Action[];
  /** The label of each row. */
  readonly copy: Readonly<Record<'position' | 'call' | 'kit' | 'languages' | 'credits' | 'articles', string>>;
}

/** A line of facts about a person; empty ones are left out. */
export function PersonFacts({ person, posts, copy }: PersonFactsProps) {
  const { slug, title, call, kit = [], languages, films, movies } = person;
  const links = posts.map(({ label, path }) => (
    <CreditName credit={{ role: copy.articles, name: label, path }} key={path} />
  ));
  const rows: readonly (readonly [string, readonly ReactNode[]])[] = [
    [copy.position, [title]],
    [copy.call, call === undefined ? [] : [call]],
    [copy.credits, countRoles([...films, ...movies], slug)],
    [copy.languages, languages === undefined ? [] : [languages]],
    [copy.kit, kit],
    [copy.articles, links],
  ];
  return (
    <dl className="person-facts">
      {rows
        .filter(([, facts]) => facts.length > 0)
        .map(([name, facts]) => (
          <div key={name}>
            <dt className="slate text-mist">{name}</dt>
            <dd className="text-small">
              <ul>
                {facts.map((fact, index) => (
                  <li key={index}>{fact}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  );
}
