import type { HostedVideo } from '../hosts/video-link.ts';

/** Where content names an address. */
export interface Place {
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  readonly line: number;
  /** The site's address that shows it, or `every page`. */
  readonly page: string;
}

/** An address outside the site, once, however many entries name it. */
export interface Link {
  readonly address: string;
  /** Where it is a video, whose host is asked for it by name. */
  readonly video?: HostedVideo | undefined;
  readonly places: readonly Place[];
}

/** What came of asking. */
export interface Verdict {
  readonly kind: 'fine' | 'moved' | 'removed' | 'private' | 'refused' | 'slow' | 'down' | 'garbage';
  /** What was answered, such as `answers 404`; empty where it is fine. */
  readonly detail: string;
  /** The address that a host names for good in place of this one. */
  readonly movedTo?: string;
}

export interface AskedLink extends Link {
  readonly verdict: Verdict;
}

/** Visitors do not get there. */
export const deadKinds: readonly Verdict['kind'][] = ['removed', 'private', 'down'];
/** Somebody has to look: a host may only refuse robots, or be slow today. */
export const doubtfulKinds: readonly Verdict['kind'][] = ['moved', 'refused', 'slow', 'garbage'];

/** Whether an address stands on a host that is reserved for examples (RFC 2606): sample content, which nobody answers. */
export function isReserved(address: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(new URL(address).hostname);
}
