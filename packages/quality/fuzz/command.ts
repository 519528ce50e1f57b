import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import { readCommandLine } from '@site/system/command-line.ts';
import { fillSection } from '@site/system/fill-section.ts';
import { readNumberOption } from '@site/system/number-option.ts';
import { describeMachine, formatMachine } from '../machine.ts';

/** The commands that write to docs/fuzz.md. */
type FuzzCommand = 'npm run fuzz' | 'npm run fuzz:content';

/**
 * Reads the command line: how many cases there are, the seed of the first, and whether to write docs/fuzz.md.
 * @param command `npm run fuzz`, or the other one.
 * @param usual how many cases there are if the command line does not say.
 * @throws Error that says what to write instead of an invalid value.
 */
export function readOptions(command: FuzzCommand, does: string, usual: number) {
  const number = { type: 'string', value: 'number' } as const;
  const { values } = readCommandLine(process.argv.slice(2), {
    command,
    does,
    options: {
      count: { ...number, help: `how many; ${usual.toLocaleString('en-US')} if left out` },
      seed: { ...number, help: 'of the first; the same seed gives the same cases' },
      write: { type: 'boolean', default: false, help: `writes the figures to docs/fuzz.md, as ${command} does` },
    },
  });
  return {
    count: readNumberOption({ name: '--count', value: values.count, usual, least: 1, most: 99_999_999 }),
    seed: readNumberOption({ name: '--seed', value: values.seed, usual: 1 }),
    write: values.write,
  };
}

/** A number for people, such as `10,000`. */
export const formatCount = (value: number) => value.toLocaleString('en-US');

const startedAt = performance.now();

/** The time since the start of the program, such as `3.2 s`. */
export const formatElapsed = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Writes a command's figures, and the machine, into docs/fuzz.md.
 * @param browser the version of the browser; empty if none was used.
 */
export async function writeFigures(
  command: FuzzCommand,
  figures: readonly (readonly [what: string, figure: string])[],
  browser = '',
): Promise<void> {
  const file = path.join(import.meta.dirname, '../../../docs/fuzz.md');
  const table = markdownTable([['what', 'figure'], ...figures.map((row) => [...row])], { align: ['', 'right'] });
  const machine = describeMachine(browser);
  const text = `${table}\n\nMeasured on ${machine.date}: ${formatMachine(machine)}.`;
  const document = await readFile(file, 'utf8');
  await writeFile(file, fillSection('docs/fuzz.md', document, [`written by ${command}`, `/${command}`], text));
  console.log('Written to docs/fuzz.md.');
}
