import { Item, Picker } from '@keystar/ui/picker';
import type { FormFieldStoredValue } from '@keystatic/core';
import type { Outline } from '../content/outline.ts';
import { fillFields } from './form-values.tsx';

/** @returns an input that fills the form of a new page with one that is ready to fill in. */
export function startInput(starts: Outline['starts']) {
  return function StartInput() {
    if (!location.pathname.endsWith('/create')) return null;
    return (
      <Picker
        description="It fills the fields below. Write what [SAMPLE: …] asks for."
        items={starts}
        label="Start with"
        onChange={(key) => {
          const start = starts.find(({ label }) => label === key);
          if (start) fillFields(start.values as Record<string, FormFieldStoredValue>);
        }}
        placeholder="An empty page"
        width="alias.singleLineWidth"
      >
        {({ label }) => <Item key={label}>{label}</Item>}
      </Picker>
    );
  };
}
