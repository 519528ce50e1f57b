import type { z } from 'zod';
import type { card, section } from '@site/model/schemas/page-parts.ts';
import type { action } from '@site/model/schemas/site-fields.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { getCompany } from './company.query.ts';

export type Company = Awaited<ReturnType<typeof getCompany>>;

export type Action = z.infer<typeof action>;

export type Card = z.infer<typeof card>;

export type SectionCopy = z.infer<typeof section>;

/** A claim, such as 1000+ videos. */
export type Stat = ContentData<'claims'>['figures'][number];
