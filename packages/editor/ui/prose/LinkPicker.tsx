import { Combobox, Item } from '@keystar/ui/combobox';
import { useState } from 'react';
import type { Choice } from '../../content/outline.ts';

interface Props {
  readonly paths: readonly Choice[];
  readonly onPick: (choice: Choice) => void;
}

/** Finds a page, a film or a person by name; the next search begins empty. */
export function LinkPicker({ paths, onPick }: Props) {
  const [count, setCount] = useState(0);
  return (
    <Combobox
      aria-label="Link to a page, a film or a person"
      defaultItems={paths}
      key={count}
      onChange={(key) => {
        const choice = paths.find(({ value }) => value === key);
        if (!choice) return;
        onPick(choice);
        setCount(count + 1);
      }}
      placeholder="Link to …"
      width="alias.singleLineWidth"
    >
      {({ value, label }) => <Item key={value}>{label}</Item>}
    </Combobox>
  );
}
