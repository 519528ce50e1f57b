import type { ProfessionalService } from 'schema-dts';
import type { ContentData } from '@site/model/schemas/content-files.ts';

/** What structured data says of the company: the owner's own words and numbers. */
export interface SiteFacts extends Pick<
  ContentData<'site'>,
  'company' | 'tagline' | 'origin' | 'phone' | 'emails' | 'address' | 'position' | 'serviceArea' | 'hours'
> {
  /** The company's pages on other sites. */
  readonly profiles: readonly string[];
}

/** An address of the site in full. */
export function inFull(path: string, { origin }: Pick<SiteFacts, 'origin'>): string {
  return new URL(path, origin).href;
}

/** What the business is called in structured data. */
export function businessId(facts: SiteFacts): string {
  return `${inFull('/', facts)}#business`;
}

/** The business where another page only refers to it. */
export function referToBusiness(facts: SiteFacts): ProfessionalService {
  return { '@type': 'ProfessionalService', '@id': businessId(facts), name: facts.company, url: inFull('/', facts) };
}
