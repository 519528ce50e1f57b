import { Heading } from './Heading.tsx';
import { Label } from './Label.tsx';

export interface SectionHeadProps {
  readonly label: string;
  readonly heading: string;
  readonly text?: string;
  readonly id?: string | undefined;
  readonly size?: 'l' | 'm';
  readonly onPicture?: boolean;
}

/** Label, heading and the sentence under it. */
export function SectionHead({ label, heading, text, id, size = 'l', onPicture = false }: SectionHeadProps) {
  return (
    <div className="grid gap-5">
      <Label onPicture={onPicture}>{label}</Label>
      <Heading id={id} level={2} size={size}>
        {heading}
      </Heading>
      {text !== undefined && (
        <p className={`max-w-narrow text-lead ${onPicture ? 'text-paper' : 'text-mist'}`}>{text}</p>
      )}
    </div>
  );
}
