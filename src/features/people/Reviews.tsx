import type { SectionCopy } from '#lib/company/company.ts';
import type { Review } from './people.query.ts';
import { DraftLabel } from '#ui/DraftLabel.tsx';
import { Section } from '#ui/Section.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Stars } from '#ui/Stars.tsx';
import { words } from '#lib/words.ts';

export interface ReviewsProps {
  readonly copy: SectionCopy;
  readonly reviews: readonly Review[];
  /** Paper, unless the sections beside it stand on paper. */
  readonly tone?: 'page' | 'paper';
}

function ReviewWords({ review }: { readonly review: Review }) {
  return (
    <>
      <DraftLabel of={review} />
      {review.rating !== undefined && <Stars rating={review.rating} />}
      <blockquote className="text-lead" lang={review.lang}>
        {review.text}
      </blockquote>
      <p className="mt-auto">
        <span className="font-semibold">{review.name}</span>
        <span className="block min-h-[2lh] text-small text-mist" lang={review.lang}>
          {review.project}
        </span>
      </p>
    </>
  );
}

function ReviewList({
  reviews,
  isDuplicate = false,
}: {
  readonly reviews: readonly Review[];
  readonly isDuplicate?: boolean;
}) {
  return (
    <ul aria-hidden={isDuplicate || undefined} className={isDuplicate ? 'marquee-copy' : 'flex'}>
      {reviews.map((review) => (
        <li
          className="flex w-80 max-w-full shrink-0 flex-col gap-5 border-s border-ink-500 px-6 py-2 sm:w-96 sm:px-8"
          key={review.slug}
        >
          <ReviewWords review={review} />
        </li>
      ))}
    </ul>
  );
}

/** A few reviews side by side, too few for a marquee. */
export function ReviewColumns({ copy, reviews, tone = 'paper' }: ReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Section labelledBy="reviews" tone={tone}>
      <SectionHead heading={copy.heading} id="reviews" size="s" text={copy.text} />
      <ul className="mt-8 grid gap-6 lg:grid-cols-3 lg:gap-0">
        {reviews.map((review) => (
          <li className="flex flex-col gap-5 border-s border-ink-500 px-6 py-2 sm:px-8" key={review.slug}>
            <ReviewWords review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** For keys, which scroll it where nothing moves and stop it elsewhere. */
const focusable = { tabIndex: 0 };

/**
 * Reviews in a marquee. It stops on hover, on focus and by a switch. With reduced motion they are scrolled.
 */
export function Reviews({ copy, reviews, tone = 'paper' }: ReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className={`marquee-region py-section ${tone === 'paper' ? 'on-paper' : ''}`}>
      <div className="reveal page-width flex flex-wrap items-end justify-between gap-6">
        <SectionHead heading={copy.heading} id="reviews" size="m" text={copy.text} />
        <label
          className="flex min-h-11 cursor-pointer items-center gap-3 text-small text-mist motion-reduce:hidden"
          data-no-markdown=""
        >
          <input className="marquee-pause" type="checkbox" />
          {words().people.pause}
        </label>
      </div>
      <div className="marquee mt-8 motion-reduce:overflow-x-auto" {...focusable}>
        <div className="marquee-track flex">
          <ReviewList reviews={reviews} />
          <ReviewList isDuplicate reviews={reviews} />
        </div>
      </div>
    </section>
  );
}
