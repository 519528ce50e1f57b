import { Heading } from '#ui/Heading.tsx';
import { Label } from '#ui/Label.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

const sizes = ['mega', 'xl', 'l', 'm', 's'] as const;

/** The type scale: display sizes, text sizes, labels. */
export function Typography() {
  return (
    <div className="grid gap-10">
      {sizes.map((size) => (
        <div className="grid gap-2" key={size}>
          <span className="slate text-mist">{size}</span>
          <Heading level={3} size={size}>
            Roll sound 0123
          </Heading>
        </div>
      ))}
      <p className="max-w-measure text-lead text-mist">Lead: the sentence under a heading, in mist.</p>
      <p className="max-w-measure">
        Text: seventeen pixels at 1.6, at most sixty-six characters a line, so that the eye finds the next one.
      </p>
      <p className="max-w-measure text-small text-mist">Small: captions and details, in mist.</p>
      <p className="slate text-mist">Slate: 24 fps / T1.3 / scene 12 take 3</p>
      <Label>Label above a heading</Label>
      <SectionHead heading="A section's head" label="Label" text="Label, heading and the sentence under it." />
      <div className="prose max-w-measure">
        <p>
          Prose with <a href="#prose">a link</a>, <strong>weight</strong> and a list:
        </p>
        <ul>
          <li>one thing</li>
          <li>another thing</li>
        </ul>
        <blockquote>A quotation.</blockquote>
      </div>
    </div>
  );
}
