import { Heading, type HeadingProps } from './Heading.tsx';

const layouts = {
  above: { head: 'grid content-start gap-4', text: 'max-w-narrow text-lead text-mist' },
  /** A single line, with the sentence opposite the heading. */
  line: {
    head: 'grid items-baseline gap-x-8 gap-y-3 pb-4 lg:grid-cols-2',
    text: 'max-w-measure text-mist',
  },
} as const;

export interface SectionHeadProps {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly id?: string | undefined;
  readonly size?: HeadingProps['size'];
  readonly layout?: keyof typeof layouts;
}

export function SectionHead({ heading, text, id, size = 'section', layout = 'above' }: SectionHeadProps) {
  const classes = layouts[layout];
  return (
    <div className={classes.head}>
      <Heading id={id} level={2} size={size}>
        {heading}
      </Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
    </div>
  );
}
