import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { fieldsOf } from '../entries/collections.ts';
import { EntryError } from '../entries/save-content.ts';
import { Cancelled, Interview } from './ask.ts';
import { askField } from './questions.ts';

const { signal } = new AbortController();

function ask(name: string, extras?: Parameters<typeof askField>[1]) {
  const field = fieldsOf('videos')[name];
  if (!field) throw new Error(`videos have no ${name}`);
  return askField({ name, field }, extras);
}

/** A terminal at which somebody types each answer as soon as the question before it is shown. */
function typeAt(answers: readonly (readonly [question: string, keys: string])[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 40 });
  const left = [...answers];
  let shown = '';
  let unanswered = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    unanswered += chunk.toString();
    const [next] = left;
    if (!next || !unanswered.includes(next[0])) return;
    left.shift();
    unanswered = '';
    // After the prompt has begun to listen.
    setImmediate(() => input.write(next[1]));
  });
  return { terminal: { input, output }, shown: () => shown };
}

it('takes options and initial answers where nobody can be asked', async () => {
  const interview = new Interview({ given: { title: ' Neon Tide ' }, terminal: undefined, signal });
  expect(await interview.ask(ask('title'))).toBe('Neon Tide');
  expect(await interview.ask(ask('year', { initial: 2024 }))).toBe(2024);
  expect(interview.require({ title: 'Neon Tide' })).toEqual({ title: 'Neon Tide' });
});

it('names everything that is missing, wrong or unknown at once', async () => {
  const interview = new Interview({ given: { category: 'wedding' }, terminal: undefined, signal });
  expect(await interview.ask(ask('title'))).toBeUndefined();
  expect(await interview.ask(ask('category'))).toBeUndefined();
  const faults =
    '--title is missing: write the title\n--category is "wedding", which is not known: write one of music, corporate';
  expect(() => {
    interview.finish('videos');
  }).toThrow(new EntryError(faults));
  const unused = new Interview({ given: { director: 'Ana' }, terminal: undefined, signal });
  expect(() => {
    unused.finish('videos');
  }).toThrow('--director does not apply to videos: leave it out');
});

it.each(['', '20x4', '2 024', '1889', '2024.5'])('"%s" is not a year', async (year) => {
  const interview = new Interview({ given: { year }, terminal: undefined, signal });
  await interview.ask(ask('year'));
  expect(() => {
    interview.finish('videos');
  }).toThrow('--year is not right: write the year, a whole number from');
});

it('reads credits from one line', async () => {
  const read = async (credits: string) =>
    new Interview({ given: { credits }, terminal: undefined, signal }).ask(ask('credits'));
  expect(await read('Director: Ana Quiroga; Title: Re: Sea;')).toEqual([
    { role: 'Director', name: 'Ana Quiroga' },
    { role: 'Title', name: 'Re: Sea' },
  ]);
  expect(() => ask('credits').read('Ana Quiroga')).toThrow('[0].name is missing: write the name');
  expect(() => ask('credits').read('')).toThrow('is missing: write a list of credits (role and name)');
});

it('asks at the terminal until the answer is right, in the words of the schema', async () => {
  const long = 'x'.repeat(61);
  const { terminal, shown } = typeAt([
    ['title: Write the title', `${long}\r`],
    ['has 61 characters: write at most 60', '\x7f\r'],
  ]);
  const interview = new Interview({ given: {}, terminal, signal });
  expect(await interview.ask(ask('title'))).toBe(long.slice(1));
  expect(shown()).toContain('--title has 61 characters: write at most 60');
});

it('asks again for a wrong option, and offers the possible answers', async () => {
  const { terminal, shown } = typeAt([['category: ', '\x1b[B\r']]);
  const interview = new Interview({ given: { category: 'wedding' }, terminal, signal });
  expect(await interview.ask(ask('category'))).toBe('corporate');
  expect(shown()).toContain('--category is "wedding", which is not known');
});

it('does not ask for what a host has told, unless it is wrong', async () => {
  const { terminal } = typeAt([['published: ', '\x7f2026-03-04\r']]);
  const interview = new Interview({ given: {}, terminal, signal });
  const told = (initial: string) => ask('published', { initial, isSettled: true });
  expect(await interview.ask(told('2026-01-02'))).toBe('2026-01-02');
  expect(await interview.ask(told('?'))).toBe('2026-03-04');
});

it('stops on Ctrl-C', async () => {
  const { terminal } = typeAt([['title: ', '\x03']]);
  const interview = new Interview({ given: {}, terminal, signal });
  await expect(interview.ask(ask('title'))).rejects.toBeInstanceOf(Cancelled);
});
