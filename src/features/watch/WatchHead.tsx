import type { Action, Company } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { videoFacts } from '#features/video/video-facts.ts';
import { CreditName } from '#features/people/CreditName.tsx';
import { Facade } from '#features/player/Facade.tsx';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ShareButton } from './ShareButton.tsx';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { fitTitle, Heading } from '#ui/Heading.tsx';
import type { ReactNode } from 'react';
import { words as siteWords } from '#lib/words.ts';
import { Phrase } from '#ui/Phrase.tsx';
import { foreignLanguage } from '#lib/intl.ts';

export interface WatchHeadProps {
  readonly company: Company;
  readonly video: VideoDetails;
  /** What it calls the one whom it was made for, such as Artist. */
  readonly owner: string;
  readonly poster: PictureData;
  /** Its first seconds, which play at once. */
  readonly clip: string | undefined;
  /** The pages of the cameras that it was shot on. */
  readonly cameras: readonly Action[];
  /** The case study of the film. */
  readonly casePath: string | undefined;
  /** A link to the planner with this film chosen. */
  readonly plan: Action | undefined;
}

function CreditRow({ role, children }: { readonly role: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-t border-ink-700 py-3">
      <dt className="text-mist">{role}</dt> <dd className="text-end">{children}</dd>
    </div>
  );
}

/** The player, then the film's facts and credits. */
export function WatchHead({ company, video, owner, poster, clip, cameras, casePath, plan }: WatchHeadProps) {
  const { words } = company;
  const { artist, credits, location } = video;
  return (
    <section aria-labelledby="page-heading">
      <div className="watch-stage">
        <div className="player watch-player">
          <Facade
            eager
            embed={video.embed}
            length={clip && video.duration}
            loop={clip}
            poster={poster}
            size="screen"
            lang={video.lang}
            title={video.title}
          />
        </div>
      </div>
      <div className="page-width twelve gap-y-8 pt-4 pb-6 lg:pt-8 lg:pb-10">
        <div className="col-span-12 grid gap-4">
          <DraftLabel of={video} />
          <p className="slate text-mist">
            {videoFacts(video)} · {video.duration}
          </p>
          <Heading id="page-heading" lang={video.lang} level={1} size={fitTitle(video.title)}>
            {video.title}
          </Heading>
          <p className="text-lead">{artist}</p>
        </div>
        <div className="col-span-12 grid max-w-measure content-start gap-5 lg:col-span-6">
          <p className="voice">{video.description}</p>
          <p className="text-mist">{video.synopsis}</p>
          {casePath !== undefined && (
            <p>
              <ArrowLink href={casePath}>
                <Phrase
                  text={siteWords().watch.made}
                  values={{ title: <span lang={video.lang}>{video.title}</span> }}
                />
              </ArrowLink>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ShareButton />
            {plan && (
              <ArrowLink href={plan.path} lang={foreignLanguage(plan.path)}>
                {plan.label}
              </ArrowLink>
            )}
          </div>
        </div>
        <h2 className="sr-only">{siteWords().watch.credits}</h2>
        <dl className="watch-credits col-span-12 grid content-start self-start border-b border-ink-700 text-small lg:col-span-5 lg:col-start-8">
          <CreditRow role={owner}>{artist}</CreditRow>
          {credits.map((credit) => (
            <CreditRow key={credit.role + credit.name} role={credit.role}>
              <CreditName credit={credit} />
            </CreditRow>
          ))}
          <CreditRow role={words.location}>{location}</CreditRow>
          {cameras.length > 0 && (
            <CreditRow role={words.camera}>
              {cameras.map(({ path, label }) => (
                <span className="block" key={path}>
                  <CreditName credit={{ role: words.camera, name: label, path }} />
                </span>
              ))}
            </CreditRow>
          )}
        </dl>
      </div>
    </section>
  );
}
