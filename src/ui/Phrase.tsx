import { Fragment, type ReactNode } from 'react';
import { splitPlaceholders } from '#lib/format-message.ts';

export interface PhraseProps {
  /** A text of content/words.yaml. */
  readonly text: string;
  /** By placeholder. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Fills elements into a text's placeholders, such as a title in another language. */
export function Phrase({ text, values }: PhraseProps) {
  return splitPlaceholders(text).map((part, index) =>
    index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>,
  );
}
