import { Heading } from './Heading.tsx';

export interface SectionHeadProps {
  readonly heading: string;
  readonly text: string;
  readonly id?: string | undefined;
}

/** The heading of a section and the sentence under it. */
export function SectionHead({ heading, text, id }: SectionHeadProps) {
  return (
    <div className="grid gap-4">
      <Heading id={id} level={2} size="section">
        {heading}
      </Heading>
      <p className="max-w-narrow text-lead text-mist">{text}</p>
    </div>
  );
}
