import type { SectionCopy } from '#domain/contact/company.ts';
import { quoteEmailHref, type PackageTier } from '#domain/packages/tier.ts';
import { Facade } from '#sections/shared/Facade.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

export interface TierListProps {
  readonly copy: SectionCopy;
  readonly tiers: readonly PackageTier[];
  readonly email: string;
}

/** The tiers, each with the video that was made with it and a ready-written quote e-mail. */
export function TierList({ copy, tiers, email }: TierListProps) {
  return (
    <section aria-labelledby="tiers" className="page-width pb-section">
      <SectionHead heading={copy.heading} id="tiers" label={copy.label} text={copy.text} />
      <ul className="mt-14 grid gap-x-8 gap-y-16 md:grid-cols-2">
        {tiers.map(({ name, note, pitch, example }) => (
          <li className="reveal grid content-start gap-5" key={name}>
            <Facade embed={example.embed} poster={example.poster} title={example.title} />
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <Heading level={3} size="l">
                {name}
              </Heading>
              {note !== undefined && <p className="border border-tungsten px-3 py-1.5 slate text-tungsten">{note}</p>}
            </div>
            <p className="max-w-measure">{pitch}</p>
            <p className="text-small text-mist">
              Example:{' '}
              <a
                className="text-paper underline decoration-ink-500 underline-offset-4 hover:text-tungsten"
                href={example.path}
              >
                {example.title}
              </a>
              , {example.artist}
            </p>
            <p>
              <ButtonLink href={quoteEmailHref(email, name)}>Ask for a {name} quote</ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
