import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { languagesSchema } from './schemas/site.ts';

export interface Language {
  /** BCP 47, such as `es-US`. */
  readonly tag: string;
  /** Its content folder and address prefix, such as `es`; the first language has neither. */
  readonly code: string;
  /** In the language itself, such as `Español`. */
  readonly name: string;
  readonly isFirst: boolean;
}

const siteSchema = z.object({ languages: languagesSchema.optional().catch(undefined) }).catch({});

/** The languages of site.yaml; English by default. */
export function toLanguages(site: unknown): readonly [Language, ...Language[]] {
  const [first, ...others] = siteSchema.parse(site).languages ?? [{ tag: 'en', name: 'English' }];
  const named = ({ tag, name }: { tag: string; name: string }, isFirst: boolean) => ({
    ...{ tag, name, isFirst },
    code: tag.split('-')[0] ?? tag,
  });
  return [named(first ?? { tag: 'en', name: 'English' }, true), ...others.map((other) => named(other, false))];
}

/** English alone if site.yaml can't be parsed, which the check reports. */
export function readLanguages(folder: string): readonly [Language, ...Language[]] {
  try {
    return toLanguages(parseYaml(readFileSync(path.join(folder, 'site.yaml'), 'utf8'), 'site.yaml').data);
  } catch {
    return toLanguages(undefined);
  }
}
