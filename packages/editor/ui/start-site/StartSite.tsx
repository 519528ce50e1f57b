import { DialogContainer } from '@keystar/ui/dialog';
import { useState } from 'react';
import type { StartQuestion } from '../../content/start-company.ts';
import { startHash, startWords, takeOverPath } from '../../content/start-words.ts';
import { isFirstPage, useAddress } from '../use-address.ts';
import { StartDialog } from './StartDialog.tsx';

interface Props {
  readonly company: string;
  readonly questions: readonly StartQuestion[];
}

/** On the first page of an example's editor: the two ways to a site of one's own. */
export function StartSite({ company, questions }: Props) {
  const address = useAddress();
  const [isOpen, setOpen] = useState(location.hash === startHash);
  // Whoever closes the window finds what they wrote.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isDone, setDone] = useState(false);
  if (!isFirstPage(address)) return null;
  const close = () => {
    history.replaceState(null, '', location.pathname);
    // Everything else on the screen is of the content before.
    if (isDone) location.reload();
    else setOpen(false);
  };
  return (
    <section aria-labelledby="start-heading" className="start-site">
      <h2 id="start-heading">{startWords.heading}</h2>
      <p>{startWords.describe(company)}</p>
      <p>
        <button onClick={() => setOpen(true)} type="button">
          {startWords.own}
        </button>
        <a href={takeOverPath}>{startWords.takeOver}</a>
      </p>
      <DialogContainer onDismiss={close}>
        {(isOpen || isDone) && (
          <StartDialog
            answers={answers}
            company={company}
            isDone={isDone}
            onAnswer={setAnswers}
            onClose={close}
            onDone={() => setDone(true)}
            questions={questions}
          />
        )}
      </DialogContainer>
    </section>
  );
}
