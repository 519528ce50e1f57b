import { Text } from '@keystar/ui/typography';
import { useState } from 'react';
import type { Choices, Conflict } from '../publication.ts';
import { Conflicts, isChosen } from './Conflicts.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface Props {
  readonly conflicts: readonly Conflict[];
  /** Undefined where somebody else has changed the same. */
  readonly words?: ConflictWords;
  /** @param choices undefined where nothing is saved yet. */
  readonly reply: (choices: Choices | undefined) => void;
}

interface ConflictWords {
  readonly heading: string;
  readonly text: string;
  readonly mine: string;
  readonly theirs: string;
}

const byAnother: ConflictWords = {
  heading: 'Someone else changed this as well',
  text: 'Both texts are kept: yours in this form, theirs in the content. Choose which one remains. The other stays in the history.',
  mine: 'Mine',
  theirs: 'Theirs',
};

/** Asks which text remains of what someone else has changed since the form was opened. */
export function ConflictDialog({ conflicts, words = byAnother, reply }: Props) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <QuestionDialog
      answer={isChosen(conflicts, choices) ? choices : undefined}
      heading={words.heading}
      no="Not yet"
      reply={reply}
      yes="Save"
    >
      <Text>{words.text}</Text>
      <Conflicts choices={choices} conflicts={conflicts} onChoose={setChoices} sides={words} />
    </QuestionDialog>
  );
}
