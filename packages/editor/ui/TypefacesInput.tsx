import { FieldLabel } from '@keystar/ui/field';
import { VStack } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import {
  describePair,
  typeBudget,
  typefacePairs,
  typefacesNames,
  type TypefacesName,
} from '@site/model/typefaces/pairs.ts';
import { useEffect, useId } from 'react';
import type { InputProps } from './form-field.tsx';
import './typefaces.css';

const budget = `Headings and text, as pages set them. All faces of a page may weigh ${typeBudget / 1000} kB.`;

const faceName = (pair: TypefacesName, part: string) => `${pair} ${part}`;

/** Names the faces of all pairs; the browser gets those that are seen. */
function useFaces(): void {
  useEffect(() => {
    const faces = typefacesNames.flatMap((pair) =>
      ['heading', 'text'].map(
        (part) => new FontFace(faceName(pair, part), `url(/api/editor/typefaces/${pair}/${part})`),
      ),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, []);
}

/** @returns an input that shows each pair in its own faces, and what it weighs. @param company whose name is set. */
export function typefacesInput(company: string) {
  return function TypefacesInput(props: InputProps<string>) {
    const { field, value, onChange } = props;
    const group = useId();
    useFaces();
    const chosen = value === '' ? typefacesNames[0] : value;
    return (
      <VStack gap="medium">
        <FieldLabel elementType="span" id={group}>
          {field.label}
        </FieldLabel>
        <Text color="neutralSecondary">{budget}</Text>
        <div aria-labelledby={group} className="typefaces" role="radiogroup">
          {typefacesNames.map((pair) => (
            <label key={pair}>
              <input checked={pair === chosen} name={group} onChange={() => onChange(pair)} type="radio" value={pair} />
              <b aria-hidden style={{ fontFamily: `"${faceName(pair, 'heading')}"` }}>
                {company}
              </b>
              <span style={{ fontFamily: `"${faceName(pair, 'text')}"` }}>
                {describePair(pair)}. {typefacePairs[pair].kilobytes} kB.
              </span>
            </label>
          ))}
        </div>
      </VStack>
    );
  };
}
