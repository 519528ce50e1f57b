import { Flex } from '@keystar/ui/layout';
import { TextField } from '@keystar/ui/text-field';
import type { SlugFormField } from '@keystatic/core';
import { useState } from 'react';
import type { EditorField } from '../fields/editor-field.ts';
import { fieldWords, type PlainInputProps } from './form-field.ts';

/** What an entry is called, and the name of its file. */
interface EntryName {
  readonly name: string;
  readonly slug: string;
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugAdvice = 'is not right: write small letters, digits and hyphens, such as neon-tide';

/** Such as `azucar-quemada` for "Azúcar Quemada". */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the name of an entry's file is to the owner: part of its page's address, or nothing that anybody sees. */
function slugWords(hasPage: boolean) {
  const form = 'Small letters, digits and hyphens.';
  return hasPage
    ? {
        label: 'Name in the address',
        description: `${form} Others link to it: leave it as it is once the site is online.`,
      }
    : { label: 'Short name', description: `${form} Nobody sees it.` };
}

/**
 * @param hasPage whether each entry has a page of its own.
 * @returns the field of Keystatic's that names an entry; the file's name follows the title until it is written by hand.
 */
export function entryNameField(
  field: EditorField,
  hasPage: boolean,
): SlugFormField<EntryName, EntryName, EntryName, string> {
  const words = slugWords(hasPage);
  const slugFault = `${words.label} ${slugAdvice}`;
  const faultOf = ({ name }: EntryName) => {
    const fault = field.check(name);
    return fault === undefined ? undefined : `${field.label} ${fault}`;
  };
  function EntryNameInput({ value, onChange, autoFocus, forceValidation }: PlainInputProps<EntryName>) {
    const [follows, setFollows] = useState(value.slug === '');
    const [isLeft, setLeft] = useState(false);
    const shows = isLeft || forceValidation;
    return (
      <Flex direction="column" gap="xlarge">
        <TextField
          {...fieldWords({ field, fault: shows ? faultOf(value) : undefined })}
          autoFocus={autoFocus}
          value={value.name}
          onChange={(name) => {
            onChange({ name, slug: follows ? slugOf(name) : value.slug });
          }}
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
          errorMessage={shows && !slugForm.test(value.slug) ? slugFault : undefined}
        />
      </Flex>
    );
  }
  const validate = (value: EntryName) => {
    const fault = faultOf(value) ?? (slugForm.test(value.slug) ? undefined : slugFault);
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
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
    validate,
    reader: { parse: (stored) => parse(stored), parseWithSlug: (stored, { slug }) => parse(stored, slug).name },
  };
}
