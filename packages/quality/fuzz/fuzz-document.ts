import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markdownTable } from 'markdown-table';
import type { MachineFacts } from '../bench/describe-machine.ts';

const file = path.join(import.meta.dirname, '../../../docs/fuzz.md');

export type Figure = readonly [what: string, figure: string];

/** The commands that write a part of docs/fuzz.md. */
export type FuzzCommand = 'npm run fuzz' | 'npm run fuzz:content';

/**
 * Puts figures into the part of a text that belongs to a command.
 * @throws Error where the text has no place for them.
 */
export function fillFigures(document: string, command: FuzzCommand, figures: string): string {
  const [start, end] = [`<!-- written by ${command} -->`, `<!-- /${command} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/fuzz.md has no place for the figures: write '${start}' and '${end}'.`);
  return `${document.slice(0, from)}${start}\n\n${figures}\n\n${document.slice(to)}`;
}

/** Writes a command's figures into docs/fuzz.md. */
export async function writeFigures(command: FuzzCommand, figures: string): Promise<void> {
  await writeFile(file, fillFigures(await readFile(file, 'utf8'), command, figures));
  console.log('Written to docs/fuzz.md.');
}

/** Figures as a table of Markdown, the numbers at the right. */
export function formatFigures(figures: readonly Figure[]): string {
  return markdownTable([['what', 'figure'], ...figures.map((figure) => [...figure])], { align: ['', 'right'] });
}

/** Where figures were measured, in one sentence. */
export function describeMachineLine({ date, cpu, cores, memory, node, browser }: MachineFacts): string {
  return `Measured on ${date}: ${cpu}, ${String(cores)} cores, ${String(memory)} GB, Node ${node}${browser === '' ? '' : `, Chromium ${browser}`}.`;
}
