import { expect, test } from 'vitest';
import { HelpRequest, readCommandLine, UsageError } from './command-line.ts';

const line = {
  command: 'npm run shoot',
  does: 'Takes pictures of pages.',
  options: {
    width: { type: 'string', value: 'pixels', help: 'of the window' },
    menu: { type: 'boolean', default: false, help: 'with the menu open' },
  },
} as const;

test('options have the types that they are declared with', () => {
  const { values } = readCommandLine(['--width', '390'], line);
  expect({ ...values }).toEqual({ width: '390', menu: false });
  expect(readCommandLine(['a.xml'], { ...line, takes: '<file>' }).positionals).toEqual(['a.xml']);
});

test.for([[['--help']], [['-h']], [['--widht', '--help']]])('%j answers what the command does', ([args = []]) => {
  const help = `npm run shoot -- [options]

Takes pictures of pages.

  --width <pixels>  Of the window.
  --menu            With the menu open.
  --help            Shows this help.`;
  expect(() => readCommandLine(args, line)).toThrow(new HelpRequest(help));
});

test.for([
  [['--widht', '390'], "Unknown option '--widht'"],
  [['--width'], "Option '--width <value>' argument missing"],
  [['--menu=yes'], "Option '--menu' does not take an argument"],
  [['390'], '"390" does not belong to an option'],
] as const)('%j says what is wrong, and where the options are listed', ([args, message]) => {
  expect(() => readCommandLine(args, line)).toThrow(
    new UsageError(`${message}\nnpm run shoot -- --help lists the options.`),
  );
});
