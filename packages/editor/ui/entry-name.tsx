import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import type { SlugFormField } from '@keystatic/core';
import { useState } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { slugForm, slugOf } from '@site/content-tools/entries/new-entry.ts';
import { FieldFrame, faultOf, fieldWords, type PlainInputProps } from './form-field.tsx';
import { Share, useFilling } from './form-values.tsx';

/** What an entry is called, and the name of its file. */
interface EntryName {
  readonly name: string;
  readonly slug: string;
}

/** The field of the file name. @param hasPage whether it is part of an address, or something that nobody sees. */
function slugField(hasPage: boolean): Field {
  const use = hasPage ? 'Where it changes, links follow, and the old address leads to the new one.' : 'Nobody sees it.';
  return {
    kind: 'text',
    long: false,
    label: hasPage ? 'Name in the address' : 'Short name',
    hint: `Lowercase letters, digits and hyphens. ${use}`,
    optional: false,
    check: (slug) =>
      slugForm.test(String(slug))
        ? undefined
        : 'is not right: write lowercase letters, digits and hyphens, such as neon-tide',
  };
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
  const fileName = slugField(hasPage);
  function EntryNameInput({ value, onChange, autoFocus, forceValidation }: PlainInputProps<EntryName>) {
    const [follows, setFollows] = useState(value.slug === '');
    const [isLeft, setLeft] = useState(false);
    const faultIn = (described: Field, text: string) =>
      isLeft || forceValidation ? faultOf(described, text) : undefined;
    const [nameFault, slugFault] = [faultIn(field, value.name), faultIn(fileName, value.slug)];
    const rename = (name: string) => onChange({ name, slug: follows ? slugOf(name) : value.slug });
    useFilling(fieldName, (stored) => {
      if (typeof stored === 'string') rename(stored);
    });
    return (
      <Flex direction="column" gap="xlarge">
        <Share place={fieldName} stored={value.name} />
        <FieldFrame fault={nameFault}>
          <TextField
            {...fieldWords({ field, fault: nameFault })}
            autoFocus={autoFocus}
            value={value.name}
            onChange={rename}
            onBlur={() => setLeft(true)}
          />
        </FieldFrame>
        <FieldFrame fault={slugFault}>
          <TextField
            {...fieldWords({ field: fileName, fault: slugFault })}
            value={value.slug}
            onChange={(slug) => {
              setFollows(false);
              onChange({ name: value.name, slug });
            }}
          />
        </FieldFrame>
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
      const fault = faultOf(field, value.name) ?? faultOf(fileName, value.slug);
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    reader: { parse: (stored) => parse(stored), parseWithSlug: (stored, { slug }) => parse(stored, slug).name },
  };
}
