import type { VideoDetails } from '../video/video.ts';

export interface PackageTier {
  readonly name: string;
  /** A short mark such as Most popular. */
  readonly note: string | undefined;
  readonly pitch: string;
  /** What it gives, one for each row of the comparison. */
  readonly cells: readonly string[];
  readonly example: VideoDetails;
}

/** An e-mail about a tier, ready to send but for the sender's own words. */
export function quoteEmailHref(email: string, tier: string): string {
  const subject = `Quote for the ${tier} package`;
  const body = [
    `Please send me a quote for the ${tier} package.`,
    '',
    'Artist and song: ',
    'Preferred date: ',
    'Location: ',
    'Release date: ',
    'My phone number: ',
  ].join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
