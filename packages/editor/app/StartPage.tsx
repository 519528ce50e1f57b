import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '../api.ts';
import { refusalOf, send } from './ask.ts';
import { FieldFrame } from './form/FieldFrame.tsx';
import { fieldId } from './form/form-context.ts';
import { readHours, understand } from './form/understand.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { go } from './use-address.ts';

/** What an answer becomes when its field is left, where people write it in more ways than one. */
function readAnswer(name: string, text: string): string {
  const asIs = { check: () => undefined };
  if (name === 'phone')
    return understand({ check: (value) => (/^\+\d{8,15}$/.test(String(value)) ? undefined : 'no') }, text, 'US');
  if (name === 'site')
    return understand({ check: (value) => (/^https:\/\/[^/\s]+$/.test(String(value)) ? undefined : 'no') }, text, 'US');
  if (name === 'color')
    return understand({ check: (value) => (/^#[0-9a-f]{6}$/i.test(String(value)) ? undefined : 'no') }, text, 'US');
  const rows = name === 'hours' ? readHours(text) : undefined;
  if (rows)
    return rows
      .map(({ firstDay, lastDay, opens, closes }) => `${firstDay} to ${lastDay} ${opens} to ${closes}`)
      .join('; ');
  return understand(asIs, text, 'US');
}

/** Asks who a new company is, and puts a small site for it in the place of the example. */
export function StartPage({ questions }: { readonly questions: readonly Question[] }) {
  const queries = useQueryClient();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(questions.map(({ name, choices }) => [name, choices?.[0]?.value ?? ''])),
  );
  const start = useMutation({
    mutationFn: async () => send('start', answers),
    onSuccess: async () => {
      await queries.invalidateQueries();
      go('');
    },
  });
  const refusal = start.error ? refusalOf(start.error) : undefined;
  const set = (name: string, value: string) => setAnswers((old) => ({ ...old, [name]: value }));
  return (
    <form
      className="entry"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <header className="form-bar">
        <h1>A site of your own</h1>
        <p>It takes the place of the example, which stays in the history. Everything can be changed later.</p>
        <RefusalNote refusal={refusal?.fields ? { message: refusal.message } : refusal} />
      </header>
      {questions.map(({ name, label, advice, choices }) => {
        const message = refusal?.fields
          ?.find(({ field }) => field === name)
          ?.message.replace(label, '')
          .trim();
        return (
          <FieldFrame field={{ label, hint: advice, optional: false }} key={name} message={message} place={name}>
            {choices ? (
              <select
                id={fieldId(name)}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                value={answers[name]}
              >
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={fieldId(name)}
                onBlur={({ currentTarget }) => set(name, readAnswer(name, currentTarget.value))}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
                value={answers[name]}
              />
            )}
          </FieldFrame>
        );
      })}
      <div className="actions">
        <button className="primary" disabled={start.isPending} type="submit">
          {start.isPending ? 'One moment…' : 'Make the site'}
        </button>
      </div>
    </form>
  );
}
