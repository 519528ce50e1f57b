import type { SectionCopy } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Facade } from '#features/player/Facade.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { words } from '#lib/words.ts';

export interface LiveChannelProps {
  readonly copy: SectionCopy;
  readonly address: string;
  readonly still: PictureData;
}

/** The channel's player, behind a still. */
export function LiveChannel({ copy, address, still }: LiveChannelProps) {
  return (
    <section aria-labelledby="channel" className="reveal page-width twelve items-end gap-y-8 py-section print:hidden">
      <div className="crop-marks col-span-12 lg:col-span-8">
        <Facade
          embed={{ kind: 'live', frame: address }}
          poster={still}
          size="columns8"
          title={words().others.channel}
        />
      </div>
      <div className="col-span-12 lg:col-span-4">
        <SectionHead heading={copy.heading} id="channel" size="m" text={copy.text} />
      </div>
    </section>
  );
}
