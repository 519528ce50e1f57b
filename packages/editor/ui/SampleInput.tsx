import { Checkbox } from '@keystar/ui/checkbox';
import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useState } from 'react';
import { wordFor } from '@site/content-tools/entries/describe-fields.ts';
import type { InputProps } from './form-field.tsx';

/** What of a file is a sample: all of it, the fields of a list, or nothing. */
export type Sample = true | readonly string[] | null;

/** A field's place, such as `panels[0].title`, in words. */
function inWords(place: string): string {
  const parts = place.match(/\w+/g) ?? [];
  return parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : wordFor(part))).join(', ');
}

/** What is still a sample, each with a box to untick. Nothing is shown where nothing is. */
export function SampleInput({ value, onChange }: InputProps<Sample>) {
  // What is unticked stays in sight until the page is left.
  const [first] = useState(value);
  if (first === null) return null;
  if (first === true) {
    return (
      <Checkbox isSelected={value === true} onChange={(isSample) => onChange(isSample ? true : null)}>
        All of this is a sample: switch this off once you have replaced it
      </Checkbox>
    );
  }
  const left = Array.isArray(value) ? value : [];
  return (
    <VStack gap="regular">
      <Text>Still samples. Each goes off by itself when you change the field.</Text>
      {first.map((place) => (
        <Checkbox
          isSelected={left.includes(place)}
          key={place}
          onChange={(isSample) => onChange(first.filter((one) => (one === place ? isSample : left.includes(one))))}
        >
          {inWords(place)}
        </Checkbox>
      ))}
    </VStack>
  );
}
