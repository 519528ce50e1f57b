import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { understand } from '@site/content-tools/entries/understand.ts';
import { findProblem, questions, type Given, type Question } from '@site/content-tools/new-company/questions.ts';
import { refusalOf, postJson } from './api-client.ts';
import { FieldFrame } from './form/FieldFrame.tsx';
import { fieldId } from './form/form-context.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { go } from './use-address.ts';

/** Normalizes an answer on blur. */
const readAnswer = (question: Question, text: string, answers: Given) =>
  understand({ check: (value) => findProblem(question, String(value), answers) }, text, 'US');

const all = Object.entries<Question>(questions);

export function StartPage() {
  const queries = useQueryClient();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(all.map(([name, { choices = {} }]) => [name, Object.keys(choices)[0] ?? ''])),
  );
  const start = useMutation({
    mutationFn: async () => postJson('start', answers),
    onSuccess: async () => {
      await queries.invalidateQueries();
      go('');
    },
  });
  const refusal = start.error ? refusalOf(start.error) : undefined;
  const set = (name: string, value: string) => setAnswers((old) => ({ ...old, [name]: value }));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <header className="form-bar bar">
        <h1 className="grow">A site of your own</h1>
        <p>It takes the place of the example, which stays in the history. Everything can be changed later.</p>
        <RefusalNote refusal={refusal?.fields ? { message: refusal.message } : refusal} />
      </header>
      {all.map(([name, question]) => {
        const { label, advice, choices } = question;
        const hint = `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`;
        const message = refusal?.fields?.find(({ field }) => field === name)?.message;
        return (
          <FieldFrame field={{ label, hint, optional: false }} key={name} message={message} place={name}>
            {choices ? (
              <select
                id={fieldId(name)}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                value={answers[name]}
              >
                {Object.entries(choices).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={fieldId(name)}
                onBlur={({ currentTarget }) => set(name, readAnswer(question, currentTarget.value, answers))}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                value={answers[name]}
              />
            )}
          </FieldFrame>
        );
      })}
      <button className="primary" disabled={start.isPending} type="submit">
        {start.isPending ? 'One moment…' : 'Make the site'}
      </button>
    </form>
  );
}
