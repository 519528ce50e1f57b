/** The components behind the tags of written pages (tags/*.astro). */
import type { ReactNode } from 'react';
import type { VideoSummary } from '#features/video/video.ts';
import { MatchCut, type MatchCutProps } from '#features/match-cut/MatchCut.tsx';
import { VideoCard } from '#features/video/VideoCard.tsx';
import type { Action, Company } from '#lib/company/company.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { PictureSize } from '#ui/picture-sizes.ts';
import { linkTo } from '#lib/link-to.ts';

interface Children {
  readonly children?: ReactNode;
}

export interface FigureProps {
  readonly picture: PictureData;
  readonly caption?: string | null | undefined;
  readonly size: PictureSize;
}

/** A letterboxed still with its caption. */
export function Figure({ picture, caption, size }: FigureProps) {
  return (
    <figure className="still breakout py-4">
      <Picture className="aspect-scope w-full object-cover" picture={picture} size={size} />
      {caption && <figcaption className="mt-3 text-small text-mist">{caption}</figcaption>}
    </figure>
  );
}

export interface ComparisonProps extends Pick<MatchCutProps, 'before' | 'after'> {
  readonly words: Readonly<Record<'title' | 'divider' | 'before' | 'after', string>>;
  readonly caption: string;
}

/** A shot as it was recorded, and graded. */
export function Comparison({ words: { title, divider, ...captions }, caption, before, after }: ComparisonProps) {
  return (
    <figure aria-labelledby="comparison" className="breakout grid gap-5 border-y border-ink-500 py-6">
      <p className="slate text-tungsten" id="comparison">
        {title}
      </p>
      <MatchCut
        after={after}
        before={before}
        captions={[captions.before, captions.after]}
        label={divider}
        size="columns12"
      />
      <figcaption className="text-small text-mist">{caption}</figcaption>
    </figure>
  );
}

/** A sentence of the page, set large. */
export function PullQuote({ by, children }: Children & { readonly by?: string | null }) {
  return (
    <figure className="breakout py-6">
      <blockquote className="grid gap-4 voice">{children}</blockquote>
      {by && <figcaption className="mt-4 px-5 slate text-mist">{by}</figcaption>}
    </figure>
  );
}

/** Facts beside the text, in a ruled box. */
export function SideFacts({ title, children }: Children & { readonly title: string }) {
  return (
    <aside aria-label={title} className="border-y border-ink-500 py-6">
      <p className="slate text-tungsten">{title}</p>
      <div className="ruled mt-4 columns-xs gap-8 text-small">{children}</div>
    </aside>
  );
}

export function InlineVideo({ video }: { readonly video: VideoSummary }) {
  return (
    <div className="border-s-2 border-tungsten py-2 ps-4 lg:ps-6">
      <VideoCard layout="row" size="chapter" titleAs="p" video={video} />
    </div>
  );
}

export interface CallBoxProps extends Children {
  readonly company: Company;
  readonly heading: string;
  /** The button beside the one that calls. */
  readonly action: Action;
}

export function FoldedList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="folds folded-list">
      <summary data-no-markdown="">{title}</summary>
      {children}
    </details>
  );
}

export function CallBox({ company, action, heading, children }: CallBoxProps) {
  return (
    <aside aria-label={heading} className="grid gap-4 border border-ink-500 p-6 sm:p-8">
      <p className="display text-title-s">{heading}</p>
      <div className="text-mist">{children}</div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={company.phoneHref}>{company.call}</ButtonLink>
        <ButtonLink {...linkTo(action.path)}>{action.label}</ButtonLink>
      </p>
    </aside>
  );
}
