import type { ContentData } from '@site/model/schemas/content-files.ts';
import { Opening } from '#features/openings/Opening.tsx';
import type { PackageTier } from './packages.query.ts';
import { tierId } from './tier.ts';

export interface PackagesOpeningProps {
  readonly page: Pick<ContentData<'packagesPage'>, 'heading' | 'label' | 'lead'>;
  readonly tiers: readonly PackageTier[];
}

/** The tiers' names, each larger than the next, with what most tells them apart: the first of the compared rows. */
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

/** The first screen: what is offered beside its sizes. */
export function PackagesOpening({ page: { heading, label, lead }, tiers }: PackagesOpeningProps) {
  return <Opening drawing={<TierLadder tiers={tiers} />} heading={heading} label={label} lead={lead} opening="split" />;
}
