import type { PictureData } from '#lib/pictures/picture.ts';
import type { Action, Company } from '#lib/company/company.ts';
import { SearchFieldLink } from '#features/search/SearchLinks.tsx';
import type { SearchEntry } from '#features/search/search.query.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Label } from '#ui/Label.tsx';

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

/** What a visitor sees at an address that is no page. */
export function NotFound({ label, heading, question, advice, links, company, still, search }: NotFoundProps) {
  return (
    <section aria-labelledby="page-heading" className="relative grid min-h-hero items-end overflow-hidden">
      <Picture className="hero-still [--still-height:44%]" eager picture={still} size="screen" />
      <div className="relative mt-16 shade-words">
        <div className="page-width grid gap-6 pt-28 pb-16">
          <Label onPicture>{label}</Label>
          <Heading id="page-heading" level={1} size="mega">
            {heading}
          </Heading>
          {question !== undefined && <p className="text-lead">{question}</p>}
          <p className="max-w-measure text-paper">{advice}</p>
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
      </div>
    </section>
  );
}
