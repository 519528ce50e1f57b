import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { isoDate, oneOf, text } from '@site/model/schemas/fields.ts';
import { AnswerError, Interview } from './interview.ts';
import { askField } from './question.ts';
import { Cancelled } from './terminal.ts';

const title = askField('title', text('the title', { max: 12 }));
const category = askField('category', oneOf(['music', 'corporate']), { choices: ['music', 'corporate'] });

/** A terminal at which somebody types each answer once the question before it stands there. */
function typeAt(answers: readonly (readonly [question: string, keys: string])[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 200, rows: 40 });
  const left = [...answers];
  let shown = '';
  let news = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    news += chunk.toString();
    const [next] = left;
    if (!next || !news.includes(next[0])) return;
    left.shift();
    news = '';
    // After the prompt has begun to listen.
    setImmediate(() => input.write(next[1]));
  });
  return { terminal: { input, output }, shown: () => shown };
}

const { signal } = new AbortController();

it('takes options and what stands ready where nobody can be asked', async () => {
  const interview = new Interview({ given: { title: 'Neon Tide' }, terminal: undefined, signal });
  expect(await interview.ask(title)).toBe('Neon Tide');
  expect(await interview.ask({ ...category, initial: 'music' })).toBe('music');
  expect(interview.finish('a video', { title: 'Neon Tide' })).toEqual({ title: 'Neon Tide' });
});

it('names all that is missing or wrong at once', async () => {
  const interview = new Interview({ given: { category: 'wedding' }, terminal: undefined, signal });
  expect(await interview.ask(title)).toBeUndefined();
  expect(await interview.ask(category)).toBeUndefined();
  expect(() => interview.finish('a video', {})).toThrow(
    new AnswerError(
      '--title is missing: write the title\n--category is "wedding", which is not known: write one of music, corporate',
    ),
  );
});

it('refuses options that do not belong', async () => {
  const interview = new Interview({ given: { title: 'A', genre: 'Rock' }, terminal: undefined, signal });
  await interview.ask(title);
  expect(() => interview.finish('a film', {})).toThrow('--genre is of no use for a film: leave it out');
});

it('asks at the terminal until the answer is right, in the schema’s words', async () => {
  const { terminal, shown } = typeAt([
    ['title: write the title', 'Much too long a title\r'],
    ['has 21 characters: write at most 12', `${'\x7f'.repeat(12)}\r`],
  ]);
  const interview = new Interview({ given: {}, terminal, signal });
  expect(await interview.ask(title)).toBe('Much too');
  expect(shown()).toContain('title has 21 characters: write at most 12');
});

it('asks again for a wrong option, and offers the only answers there are', async () => {
  const { terminal, shown } = typeAt([['category: write one of music, corporate', '\x1b[B\r']]);
  const interview = new Interview({ given: { category: 'wedding' }, terminal, signal });
  expect(await interview.ask(category)).toBe('corporate');
  expect(shown()).toContain('--category is "wedding", which is not known');
});

it('asks for nothing that a host has told, unless it is wrong', async () => {
  const { terminal } = typeAt([['published: write the day', '\x7f2026-03-04\r']]);
  const interview = new Interview({ given: {}, terminal, signal });
  const published = askField('published', isoDate, { settled: true });
  expect(await interview.ask({ ...published, initial: '2026-01-02' })).toBe('2026-01-02');
  expect(await interview.ask({ ...published, initial: '?' })).toBe('2026-03-04');
});

it('stops on Ctrl-C', async () => {
  const { terminal } = typeAt([['title: write the title', '\x03']]);
  const interview = new Interview({ given: {}, terminal, signal });
  await expect(interview.ask(title)).rejects.toBeInstanceOf(Cancelled);
});
