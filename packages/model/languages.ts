import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { languagesSchema } from './schemas/site.ts';

export interface Language {
  /** As pages and `Intl` have it, such as `es-US`. */
  readonly tag: string;
  /** Its folder of content and the start of its addresses, such as `es`; the first language's are the site's own. */
  readonly code: string;
  /** In the language itself, such as `Español`. */
  readonly name: string;
  readonly isFirst: boolean;
}

const siteSchema = z.object({ languages: languagesSchema.optional().catch(undefined) }).catch({});

/** The languages of content as site.yaml names them; English where it names none. */
export function toLanguages(site: unknown): readonly [Language, ...Language[]] {
  const [first, ...others] = siteSchema.parse(site).languages ?? [{ tag: 'en', name: 'English' }];
  const named = ({ tag, name }: { tag: string; name: string }, isFirst: boolean) => ({
    ...{ tag, name, isFirst },
    code: tag.split('-')[0] ?? tag,
  });
  return [named(first ?? { tag: 'en', name: 'English' }, true), ...others.map((other) => named(other, false))];
}

/** The languages of a content folder; English alone if site.yaml can't be read, which the check reports. */
export function readLanguages(folder: string): readonly [Language, ...Language[]] {
  try {
    return toLanguages(parseYaml(readFileSync(path.join(folder, 'site.yaml'), 'utf8'), 'site.yaml').data);
  } catch {
    return toLanguages(undefined);
  }
}
