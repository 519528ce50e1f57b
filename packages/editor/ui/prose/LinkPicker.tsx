import { useId } from 'react';
import type { Choice } from '../../content/outline.ts';

interface Props {
  readonly paths: readonly Choice[];
  readonly onPick: (choice: Choice) => void;
}

/** As the buttons beside it. */
const look = {
  padding: '0.3rem 0.6rem',
  border: '1px solid #8888',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

/**
 * Finds a page, a film or a person by name. The browser's own list, since a list of Keystar's keeps the focus, which the
 * text needs to take in what is picked.
 */
export function LinkPicker({ paths, onPick }: Props) {
  const id = useId();
  return (
    <>
      <input
        aria-label="Link to a page, a film or a person"
        list={id}
        onChange={({ target }) => {
          const choice = paths.find(({ label }) => label === target.value);
          if (!choice) return;
          target.value = '';
          onPick(choice);
        }}
        placeholder="Link to …"
        style={look}
      />
      <datalist id={id}>
        {paths.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
    </>
  );
}
