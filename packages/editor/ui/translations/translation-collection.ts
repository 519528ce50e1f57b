import type { BasicFormField, Collection, ComponentSchema, SlugFormField } from '@keystatic/core';
import type { Outline } from '../../content/outline.ts';
import { translationPattern } from '../../content/translations/places.ts';
import type { Translated } from '../../content/translations/translation.ts';
import { versionField } from '../../content/view-extras.ts';
import { faultOfTexts, translationInput, type TranslationForm } from './TranslationInput.tsx';

/** Keystatic names an entry by a field; here its file does, which nobody changes. */
function fileName(): SlugFormField<string, string, string, string> {
  return {
    kind: 'form',
    formKind: 'slug',
    label: 'File',
    Input: () => null,
    defaultValue: () => '',
    parse: (_, extra) => extra?.slug ?? '',
    serialize: () => ({ value: undefined }),
    serializeWithSlug: (slug) => ({ value: undefined, slug }),
    validate: (slug) => slug,
    reader: { parse: () => '', parseWithSlug: () => '' },
  };
}

function textsField(outline: Outline): BasicFormField<TranslationForm> {
  return {
    kind: 'form',
    label: 'Words',
    Input: translationInput(outline),
    defaultValue: () => ({ translated: undefined, texts: {} }),
    parse: (stored) => {
      const translated = stored as unknown as Translated | undefined;
      const texts = (translated?.texts ?? []).map(({ place, words }) => [place, words] as const);
      return { translated, texts: Object.fromEntries(texts) };
    },
    serialize: ({ translated, texts }) => ({ value: { mark: translated?.mark ?? '', texts } }),
    validate: (form) => {
      const fault = faultOfTexts(form);
      if (fault !== undefined) throw new Error(fault);
      return form;
    },
    reader: { parse: () => ({ translated: undefined, texts: {} }) },
  };
}

/**
 * The translations into one language: a form for each file of the first.
 * @param version the invisible field that tells which state of the file was read.
 */
export function translationCollection(
  { code, name }: Outline['languages'][number],
  outline: Outline,
  version: ComponentSchema,
): Collection<Record<string, ComponentSchema>, string> {
  return {
    label: name,
    path: translationPattern(code),
    format: 'json',
    slugField: 'file',
    schema: { file: fileName(), translated: textsField(outline), [versionField]: version },
  };
}
