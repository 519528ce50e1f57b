import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { getCompany } from './company.query.ts';

/** The company's facts that every page shows. */
export type Company = Awaited<ReturnType<typeof getCompany>>;

/** A link with its label. */
export interface Action {
  readonly label: string;
  readonly path: string;
}

/** A titled paragraph. */
export interface Card {
  readonly title: string;
  readonly text: string;
}

/** A section's label, heading and text. */
export interface SectionCopy {
  readonly label: string;
  readonly heading: string;
  readonly text: string;
}

/** A claim as a page shows it, such as 1000+ videos. */
export type Stat = ContentData<'claims'>['figures'][number];
