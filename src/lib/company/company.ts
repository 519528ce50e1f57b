import type { z } from 'zod';
import type { card, section } from '@site/model/schemas/page-parts.ts';
import type { action } from '@site/model/schemas/site-fields.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { getCompany } from './company.query.ts';

/** The company's facts that every page shows. */
export type Company = Awaited<ReturnType<typeof getCompany>>;

/** A link with its label. */
export type Action = z.infer<typeof action>;

/** A titled paragraph. */
export type Card = z.infer<typeof card>;

/** A section's label, heading and text. */
export type SectionCopy = z.infer<typeof section>;

/** A claim as a page shows it, such as 1000+ videos. */
export type Stat = ContentData<'claims'>['figures'][number];
