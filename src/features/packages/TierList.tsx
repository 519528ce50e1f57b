import type { PackageTier } from './packages.query.ts';
import { Facade } from '#features/player/Facade.tsx';
import { HostLine } from '#features/player/HostLine.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { tierId } from './tier.ts';
import { linkTo } from '#lib/link-to.ts';

export interface TierListProps {
  readonly exampleLabel: string;
  readonly tiers: readonly PackageTier[];
  readonly button: string;
}

export function TierList({ exampleLabel, tiers, button }: TierListProps) {
  return (
    <div className="page-width py-section">
      <ul className="-mb-16 twelve sm:max-lg:gap-x-8 lg:-mb-24">
        {tiers.map(({ name, note, price, pitch, example, quoteHref }, index) => (
          <li
            className="reveal col-span-12 row-span-5 grid scroll-mt-24 grid-rows-subgrid gap-y-5 pb-16 sm:col-span-6 lg:pb-24"
            id={tierId(index)}
            key={name}
          >
            <div className="self-end">
              <Facade
                small
                embed={example.embed}
                poster={example.poster}
                size="half"
                lang={example.lang}
                title={example.title}
              />
            </div>
            <div className="flex flex-wrap content-start items-baseline gap-x-5 gap-y-2">
              <Heading level={2} size="m">
                {name}
              </Heading>
              {note !== undefined && <p className="border border-tungsten px-3 py-1.5 slate text-tungsten">{note}</p>}
            </div>
            <div className="max-w-measure">
              <p>{pitch}</p>
              {price !== undefined && <p className="mt-3 font-semibold">{price}</p>}
            </div>
            <p className="text-small text-mist">
              {exampleLabel}:{' '}
              <a
                className="text-paper underline decoration-ink-500 underline-offset-4 hover:text-tungsten"
                {...linkTo(example.path)}
                lang={example.lang}
              >
                {example.title}
              </a>
              , {example.artist}
            </p>
            <p>
              <ButtonLink href={quoteHref}>
                {button} {name}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <HostLine embeds={tiers.map(({ example }) => example.embed)} />
      </div>
    </div>
  );
}
