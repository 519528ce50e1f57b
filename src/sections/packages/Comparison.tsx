import type { SectionCopy } from '#domain/contact/company.ts';
import type { PackageTier } from '#domain/packages/tier.ts';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface ComparisonProps {
  readonly copy: SectionCopy;
  readonly rows: readonly string[];
  readonly tiers: readonly PackageTier[];
}

/** The tiers side by side; on a phone the table turns into one list a row. */
export function Comparison({ copy, rows, tiers }: ComparisonProps) {
  return (
    <Section labelledBy="comparison" tone="panel">
      <SectionHead heading={copy.heading} id="comparison" label={copy.label} text={copy.text} />
      <table className="stacking-table mt-12 w-full text-small">
        <caption className="sr-only">{copy.heading}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            {tiers.map(({ name }) => (
              <th className="display text-title-s" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th className="slate text-mist" scope="row">
                {row}
              </th>
              {tiers.map(({ name, cells }) => (
                <td data-tier={name} key={name}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
