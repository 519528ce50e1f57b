import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import type { SlugFormField } from '@keystatic/core';
import { useState } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { slugForm, slugOf } from '@site/content-tools/entries/new-entry.ts';
import { faultOf, fieldWords, useFill, type PlainInputProps } from './form-field.ts';

/** What an entry is called, and the name of its file. */
interface EntryName {
  readonly name: string;
  readonly slug: string;
}

/** @param hasPage whether the file name is part of an address, or something that nobody sees. */
function slugWords(hasPage: boolean) {
  const form = 'Lowercase letters, digits and hyphens.';
  return hasPage
    ? { label: 'Name in the address', description: `${form} Others link to it: keep it once the site is online.` }
    : { label: 'Short name', description: `${form} Nobody sees it.` };
}

/**
 * @param field the title or name of the entry, and its name in the file.
 * @param hasPage whether each entry has a page of its own.
 * @returns the field by which Keystatic names an entry; the file name follows the title until it is edited.
 */
export function entryNameField(
  { name: fieldName, field }: { readonly name: string; readonly field: Field },
  hasPage: boolean,
): SlugFormField<EntryName, EntryName, EntryName, string> {
  const words = slugWords(hasPage);
  const slugFaultOf = ({ slug }: EntryName) =>
    slugForm.test(slug)
      ? undefined
      : `${words.label} is not right: write lowercase letters, digits and hyphens, such as neon-tide`;
  function EntryNameInput({ value, onChange, autoFocus, forceValidation }: PlainInputProps<EntryName>) {
    const [follows, setFollows] = useState(value.slug === '');
    const [isLeft, setLeft] = useState(false);
    const showsFaults = isLeft || forceValidation;
    const rename = (name: string) => {
      onChange({ name, slug: follows ? slugOf(name) : value.slug });
    };
    useFill(fieldName, (stored) => {
      if (typeof stored === 'string') rename(stored);
    });
    return (
      <Flex direction="column" gap="xlarge">
        <TextField
          {...fieldWords({ field, fault: showsFaults ? faultOf(field, value.name) : undefined })}
          autoFocus={autoFocus}
          value={value.name}
          onChange={rename}
          onBlur={() => {
            setLeft(true);
          }}
        />
        <TextField
          {...words}
          isRequired
          value={value.slug}
          onChange={(slug) => {
            setFollows(false);
            onChange({ name: value.name, slug });
          }}
          errorMessage={showsFaults ? slugFaultOf(value) : undefined}
        />
      </Flex>
    );
  }
  const parse = (stored: unknown, slug = ''): EntryName => ({ name: typeof stored === 'string' ? stored : '', slug });
  return {
    kind: 'form',
    formKind: 'slug',
    label: field.label,
    Input: EntryNameInput,
    defaultValue: () => parse(undefined),
    parse: (stored, extra) => parse(stored, extra?.slug),
    serialize: ({ name }) => ({ value: name }),
    serializeWithSlug: ({ name, slug }) => ({ value: name, slug }),
    validate: (value) => {
      const fault = faultOf(field, value.name) ?? slugFaultOf(value);
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    reader: { parse: (stored) => parse(stored), parseWithSlug: (stored, { slug }) => parse(stored, slug).name },
  };
}
