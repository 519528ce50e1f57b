/** Whether visitors can follow a link. */
export interface LinkStatus {
  readonly kind: 'fine' | 'moved' | 'removed' | 'private' | 'unchecked' | 'slow' | 'down' | 'garbage';
  /** The host's answer, such as `answers 404`; empty if the link is fine. */
  readonly detail: string;
  /** The address to which the host redirects permanently. */
  readonly movedTo?: string;
}

/** Links that visitors cannot follow. */
export const deadKinds: readonly LinkStatus['kind'][] = ['removed', 'private', 'down'];
/** Links to check by hand: a host may only refuse robots, or be slow today. */
export const doubtfulKinds: readonly LinkStatus['kind'][] = ['moved', 'unchecked', 'slow', 'garbage'];
