import { expect, it } from 'vitest';
import { isDraft, addDraftStates } from './is-draft.ts';

it.each([
  [{ title: 'One' }, false],
  [{ draft: false }, false],
  [{ draft: true }, true],
  [{ draft: 'true' }, false],
  [{ published: '2024-05-30' }, false],
  [{ published: '2024-05-31' }, false],
  [{ published: '2024-06-01' }, true],
  [{ published: '2024-05-30', draft: true }, true],
  [{ date: '31 May 2024' }, false],
  [{ date: '1 June 2024' }, true],
  [{ date: 'soon' }, false],
  [null, false],
])('on 31 May 2024, %j is a draft: %s', (data, expected) => {
  expect(isDraft(data, '2024-05-31')).toBe(expected);
});

const entries = [
  { data: { title: 'One' } },
  { data: { title: 'Two', draft: true } },
  { data: { date: '1 June 2024' } },
];

it('drafts of a list get their state, and the others stay as they were', () => {
  expect(addDraftStates(entries, '2024-05-31')).toEqual([
    { data: { title: 'One' } },
    { data: { title: 'Two', draft: true }, state: 'draft' },
    { data: { date: '1 June 2024' }, state: 'draft' },
  ]);
});
