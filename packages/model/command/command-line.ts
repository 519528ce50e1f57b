import { parseArgs } from 'node:util';
import { hasCode } from '../files/has-code.ts';

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  readonly help: string;
  /** The placeholder of its value, such as `folder`; by default `value`. */
  readonly value?: string;
}

export interface CommandLine<Options extends Readonly<Record<string, CommandOption>>> {
  /** As people run it, such as `npm run bench`. */
  readonly command: string;
  readonly does: string;
  /** Positional arguments, such as `<export.xml>`. */
  readonly takes?: string;
  readonly options: Options;
}

/** Thrown for `--help`; the message is the help text. */
export class HelpRequest extends Error {}

/** Thrown for invalid arguments; the message says what is wrong with them. */
export class UsageError extends Error {}

/** npm passes options on only after `--`. */
function runLine({ command, takes }: Pick<CommandLine<Record<string, CommandOption>>, 'command' | 'takes'>): string {
  const start = command.startsWith('npm ') ? `${command} --` : command;
  return [start, takes, '[options]'].filter((part) => part !== undefined).join(' ');
}

function describe(line: CommandLine<Readonly<Record<string, CommandOption>>>): string {
  const known: readonly [string, CommandOption][] = [
    ...Object.entries(line.options),
    ['help', { type: 'boolean', help: 'shows this help' }],
  ];
  const rows = known.map(([name, { type, value = 'value', help }]) => [
    `--${name}${type === 'string' ? ` <${value}>` : ''}`,
    `${help.charAt(0).toUpperCase()}${help.slice(1)}${help.endsWith('.') ? '' : '.'}`,
  ]);
  const width = Math.max(...rows.map(([option = '']) => option.length));
  const list = rows.map(([option = '', help = '']) => `  ${option.padEnd(width)}  ${help}`);
  return [runLine(line), '', line.does, '', ...list].join('\n');
}

/**
 * Parses command-line arguments.
 * @throws HelpRequest for `--help`; UsageError for an unknown or malformed option.
 */
export function readCommandLine<const Options extends Readonly<Record<string, CommandOption>>>(
  args: readonly string[],
  line: CommandLine<Options>,
) {
  // `--help` works beside invalid options.
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(describe(line));
  const advice = `${line.command}${line.command.startsWith('npm ') ? ' --' : ''} --help lists the options.`;
  try {
    const read = parseArgs({ args: [...args], options: line.options, allowPositionals: true });
    if (line.takes !== undefined || read.positionals.length === 0) return read;
    throw new UsageError(`"${read.positionals.join(' ')}" does not belong to an option\n${advice}`);
  } catch (error) {
    const codes = ['UNKNOWN_OPTION', 'INVALID_OPTION_VALUE'].map((code) => `ERR_PARSE_ARGS_${code}`);
    if (!(error instanceof TypeError) || !hasCode(error, ...codes)) throw error;
    // The second sentence of Node's message is about arguments that begin with a hyphen.
    throw new UsageError(`${error.message.split('. ')[0] ?? ''}\n${advice}`);
  }
}
