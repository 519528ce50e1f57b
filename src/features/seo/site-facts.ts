import type { ContentData } from '@site/model/schemas/content-files.ts';

/** The company's facts for structured data. */
export interface SiteFacts extends Pick<
  ContentData<'site'>,
  'company' | 'tagline' | 'origin' | 'phone' | 'emails' | 'address' | 'position' | 'serviceArea' | 'hours'
> {
  /** The company's pages on other sites. */
  readonly profiles: readonly string[];
}

export function toAbsoluteUrl(path: string, { origin }: Pick<SiteFacts, 'origin'>): string {
  return new URL(path, origin).href;
}

/** The business's `@id` in structured data. */
export function businessId(facts: SiteFacts): string {
  return `${toAbsoluteUrl('/', facts)}#business`;
}

/** A reference to the business: whoever reads it finds the whole under its `@id`, on the home page. */
export function referToBusiness(facts: SiteFacts) {
  return { '@id': businessId(facts) };
}
