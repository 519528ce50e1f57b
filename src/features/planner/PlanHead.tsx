import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';

export interface PlanHeadProps {
  readonly label: string;
  readonly heading: string;
  readonly lead: string;
}

/** One line of text above the first question, so that the question is in the first screen. */
export function PlanHead({ label, heading, lead }: PlanHeadProps) {
  return (
    <section aria-labelledby="page-heading" className="page-width twelve items-end gap-y-4 pt-8 pb-8 lg:pt-12 lg:pb-10">
      <div className="col-span-12 grid gap-3 lg:col-span-7">
        <Label>{label}</Label>
        <Heading id="page-heading" level={1} size="l">
          {heading}
        </Heading>
      </div>
      <p className="col-span-12 max-w-measure text-mist lg:col-span-5">{lead}</p>
    </section>
  );
}
