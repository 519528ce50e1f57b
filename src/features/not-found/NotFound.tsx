import type { PictureData } from '#lib/pictures/picture.ts';
import type { Action, Company } from '#lib/company/company.ts';
import { Opening } from '#features/openings/Opening.tsx';
import { SearchFieldLink } from '#features/search/SearchLinks.tsx';
import type { SearchEntry } from '#features/search/search.query.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface NotFoundProps {
  readonly label: string;
  readonly heading: string;
  readonly question: string | undefined;
  readonly advice: string;
  readonly links: readonly Action[];
  readonly company: Company;
  readonly still: PictureData;
  readonly search: SearchEntry;
}

export function NotFound({ label, heading, question, advice, links, company, still, search }: NotFoundProps) {
  return (
    <Opening heading={heading} label={label} lead={question ?? advice} opening="split" still={still}>
      <div className="grid gap-6">
        {question !== undefined && <p>{advice}</p>}
        <SearchFieldLink search={search} />
        <p>
          <ButtonLink href={company.phoneHref} variant="primary">
            {company.call}
          </ButtonLink>
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {links.map((link) => (
            <li key={link.path}>
              <ArrowLink href={link.path}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </Opening>
  );
}
