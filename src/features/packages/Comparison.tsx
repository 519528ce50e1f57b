import type { SectionCopy } from '#lib/company/company.ts';
import type { PackageTier } from './packages.query.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { PairChoice } from './PairChoice.tsx';

export interface ComparisonProps {
  readonly copy: SectionCopy & { readonly rows: string; readonly choose: string };
  readonly rows: readonly string[];
  readonly tiers: readonly PackageTier[];
  /** What the tiers' prices leave out. */
  readonly note: string | undefined;
}

/**
 * Side by side; on a phone two at a time. It stays a table there, since Safari drops table semantics from rows that are
 * grids or blocks.
 */
export function Comparison({ copy, rows, tiers, note }: ComparisonProps) {
  return (
    <Section labelledBy="comparison" tone="paper">
      <SectionHead heading={copy.heading} id="comparison" layout="line" size="l" text={copy.text} />
      <div className="tier-comparison">
        <PairChoice legend={copy.choose} tiers={tiers} />
        <table className="tier-table mt-8 w-full text-small lg:mt-12">
          <caption className="sr-only" data-no-markdown="">
            {copy.heading}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{copy.rows}</span>
              </th>
              {tiers.map(({ name, note, price }) => (
                <th key={name} scope="col">
                  <span className="display text-title-s">{name}</span>
                  {note !== undefined && <span className="mt-1.5 block slate text-tungsten">{note}</span>}
                  {price !== undefined && <span className="mt-1.5 block font-semibold">{price}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row}>
                <th className="slate text-mist" scope="row">
                  <span>{row}</span>
                </th>
                {tiers.map(({ name, cells }) => (
                  <td key={name}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note !== undefined && <p className="mt-5 max-w-measure text-small text-mist">{note}</p>}
      </div>
    </Section>
  );
}
