import { DialogContainer } from '@keystar/ui/dialog';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../publish/ui/ConflictDialog.tsx';
import { answerSaves, type SaveAnswer, type SaveQuestion } from './answer-saves.ts';
import { NamesDialog } from './NamesDialog.tsx';

interface Asked {
  readonly question: SaveQuestion;
  /** @param answer undefined where nothing is to change. */
  readonly reply: (answer: SaveAnswer | undefined) => void;
}

function SaveDialog({ question, reply }: Asked) {
  return 'conflicts' in question ? (
    <ConflictDialog conflicts={question.conflicts} reply={(choices) => reply(choices && { choices })} />
  ) : (
    <NamesDialog plan={question} reply={(names) => reply(names && { names })} />
  );
}

/** Opens where a save would change more than its own entry, or what someone else has changed. */
export function SaveDialogs() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      answerSaves(
        async (question) =>
          new Promise((resolve) => {
            const asked: Asked = {
              question,
              reply: (answer) => {
                // A window that is closing can still be clicked; another may be open by then.
                setAsked((current) => (current === asked ? undefined : current));
                resolve(answer);
              },
            };
            setAsked(asked);
          }),
      ),
    [],
  );
  return (
    <DialogContainer
      onDismiss={() => {
        asked?.reply(undefined);
      }}
    >
      {asked && <SaveDialog {...asked} />}
    </DialogContainer>
  );
}
