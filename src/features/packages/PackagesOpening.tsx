import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Opening } from '#features/openings/Opening.tsx';
import type { Company } from '#lib/company/company.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import type { PackageTier } from './packages.query.ts';
import { tierId } from './tier.ts';

export interface PackagesOpeningProps {
  readonly company: Company;
  readonly page: Pick<ContentData<'packagesPage'>, 'heading' | 'label' | 'lead'>;
  readonly tiers: readonly PackageTier[];
}

/**
 * The tiers' names, each larger than the next, with the value that most tells them apart: the first row of the
 * comparison.
 */
function TierLadder({ tiers }: Pick<PackagesOpeningProps, 'tiers'>) {
  return (
    <ol className="tier-ladder on-paper" data-no-markdown="">
      {tiers.map(({ name, cells }, index) => (
        <li key={name}>
          <a className="display" href={`#${tierId(index)}`}>
            {name}
          </a>
          <span className="slate">{cells[0]}</span>
        </li>
      ))}
    </ol>
  );
}

export function PackagesOpening({ company, page: { heading, label, lead }, tiers }: PackagesOpeningProps) {
  return (
    <Opening drawing={<TierLadder tiers={tiers} />} heading={heading} label={label} lead={lead} opening="split">
      <ButtonLink href={company.phoneHref} variant="primary">
        {company.call}
      </ButtonLink>
    </Opening>
  );
}
