import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../entries/collections.ts';
import { EntryError } from '../entries/save-content.ts';
import { Cancelled, Interview, type Terminal } from './ask.ts';
import { askField } from './questions.ts';

function ask(name: string, initial?: string | number, isSettled?: boolean) {
  const field = fieldsOf('videos')[name];
  if (!field) throw new Error(`videos have no ${name}`);
  return askField(name, field, initial, isSettled);
}

const { signal } = new AbortController();
const start = (given: Readonly<Record<string, string>>, terminal?: Terminal) =>
  new Interview({ given, terminal, signal });

/** A terminal at which each answer is typed as soon as its question is shown. */
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
    // After the prompt has started to listen.
    setImmediate(() => input.write(next[1]));
  });
  return { terminal: { input, output }, shown: () => shown };
}

describe('without a terminal', () => {
  it('options and defaults are the answers', async () => {
    const interview = start({ title: ' Neon Tide ' });
    expect(await interview.ask(ask('title'))).toBe('Neon Tide');
    expect(await interview.ask(ask('year', 2024))).toBe(2024);
  });

  it('everything that is missing, wrong or not applicable is named together', async () => {
    const interview = start({ category: 'wedding' });
    expect(await interview.ask(ask('title'))).toBeUndefined();
    expect(await interview.ask(ask('category'))).toBeUndefined();
    const problems =
      '--title is missing: write the title\n--category is "wedding", which is not known: write one of music, corporate';
    expect(() => {
      interview.finish('videos');
    }).toThrow(new EntryError(problems));
    expect(() => {
      start({ logline: 'Ana' }).finish('videos');
    }).toThrow('--logline does not apply to videos: leave it out');
  });

  it.each(['', '20x4', '2 024', '1889', '2024.5'])('"%s" is not a year', async (year) => {
    await expect(start({ year }).require(ask('year'))).rejects.toThrow(
      '--year is not right: write the year, a whole number from',
    );
  });

  it('credits are read from one line', async () => {
    expect(await start({ credits: 'Director: Ana Quiroga; Title: Re: Sea;' }).ask(ask('credits'))).toEqual([
      { role: 'Director', name: 'Ana Quiroga' },
      { role: 'Title', name: 'Re: Sea' },
    ]);
    expect(() => ask('credits').read('Ana Quiroga')).toThrow('[0].name is missing: write name, or person with');
    expect(() => ask('credits').read('')).toThrow('is missing: write a list of credits (role with name or person)');
  });
});

describe('at a terminal', () => {
  it('a prompt asks until the answer is valid, in the words of the schema', async () => {
    const long = 'x'.repeat(61);
    const { terminal, shown } = typeAt([
      ['title: Write the title', `${long}\r`],
      ['has 61 characters: write at most 60', '\x7f\r'],
    ]);
    expect(await start({}, terminal).ask(ask('title'))).toBe(long.slice(1));
    expect(shown()).toContain('--title has 61 characters: write at most 60');
  });

  it('a prompt replaces an invalid option, and offers the valid answers', async () => {
    const { terminal, shown } = typeAt([['category: ', '\x1b[B\r']]);
    expect(await start({ category: 'wedding' }, terminal).ask(ask('category'))).toBe('corporate');
    expect(shown()).toContain('--category is "wedding", which is not known');
  });

  it('there is no prompt for what a host answered, unless it is invalid', async () => {
    const { terminal } = typeAt([['published: ', '\x7f2026-03-04\r']]);
    const interview = start({}, terminal);
    expect(await interview.ask(ask('published', '2026-01-02', true))).toBe('2026-01-02');
    expect(await interview.ask(ask('published', '?', true))).toBe('2026-03-04');
  });

  it('Ctrl-C cancels', async () => {
    const { terminal } = typeAt([['title: ', '\x03']]);
    await expect(start({}, terminal).ask(ask('title'))).rejects.toBeInstanceOf(Cancelled);
  });
});
