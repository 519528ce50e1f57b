import { Heading } from './Heading.tsx';

export interface SectionHeadProps {
  readonly label: string;
  readonly heading: string;
  readonly text?: string;
  readonly id?: string | undefined;
  readonly onPicture?: boolean;
}

/** Label, heading and the sentence under it. The company's mark is left to the page's first label (Label.tsx). */
export function SectionHead({ label, heading, text, id, onPicture = false }: SectionHeadProps) {
  return (
    <div className="grid gap-4">
      <p className={`slate ${onPicture ? 'text-paper' : 'text-mist'}`} data-eyebrow="">
        {label}
      </p>
      <Heading id={id} level={2} size="section">
        {heading}
      </Heading>
      {text !== undefined && (
        <p className={`max-w-narrow text-lead ${onPicture ? 'text-paper' : 'text-mist'}`}>{text}</p>
      )}
    </div>
  );
}
