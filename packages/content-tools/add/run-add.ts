import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { hosts, type Hosts } from '../hosts/hosts.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { AnswerError, Interview } from './interview.ts';
import { saveFiles, type Files } from './save-entry.ts';
import { Cancelled, findTerminal, type Terminal } from './terminal.ts';

/** What an adding command works with. */
export interface AddContext {
  /** What follows the command's name, but for options. */
  readonly words: readonly string[];
  readonly interview: Interview;
  readonly content: string;
  readonly hosts: Hosts;
  readonly signal: AbortSignal;
}

/** What a command has made, before any of it is written. */
export interface Addition {
  readonly files: Files;
  /** The new entry's file, which is shown. */
  readonly entry: string;
  /** What else there is to say. */
  readonly notes: readonly string[];
}

/** A command that adds one entry. */
export interface AddCommand {
  /** Options that take a text. */
  readonly options: readonly string[];
  /** Options that stand alone. */
  readonly flags?: readonly string[];
  readonly make: (context: AddContext) => Promise<Addition>;
}

/** What tests give in place of this process's own. */
export interface AddSurroundings {
  readonly args: string[];
  readonly content: string;
  readonly hosts: Hosts;
  readonly terminal: Terminal | undefined;
}

interface Arguments {
  readonly given: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

/** @throws AnswerError that names the options there are. */
function readArguments({ options, flags = [] }: AddCommand, args: string[]): Arguments {
  const texts = options.map((name) => [name, { type: 'string' }] as const);
  const alone = flags.map((name) => [name, { type: 'boolean' }] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: Object.fromEntries<{ type: 'string' | 'boolean' }>([...texts, ...alone]),
      allowPositionals: true,
    });
    const given = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    return { given: Object.fromEntries(given), words: positionals };
  } catch (error) {
    const known = [...options.map((name) => `--${name} "…"`), ...flags.map((name) => `--${name}`)].join(', ');
    // Its second sentence is about words that begin with a hyphen.
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new AnswerError(`${fault ?? ''}\nOptions: ${known}`);
  }
}

/**
 * Makes an entry and writes it.
 * @returns what was written, in words.
 * @throws AnswerError where nothing was, with what to do; Cancelled where somebody stopped it.
 */
export async function addEntry(
  command: AddCommand,
  surroundings: AddSurroundings,
  signal: AbortSignal,
): Promise<string> {
  const { content, hosts, terminal } = surroundings;
  const { given, words } = readArguments(command, surroundings.args);
  // Else somebody answers ten questions only to hear of another file's fault.
  const problems = await checkContent(content);
  if (problems.length > 0) throw new AnswerError(problems.map(describeProblem).join('\n'));
  const interview = new Interview({ given, terminal, signal });
  const { files, entry, notes } = await command.make({ words, interview, content, hosts, signal });
  signal.throwIfAborted();
  await saveFiles(content, files);
  const others = Object.keys(files).filter((file) => file !== entry);
  const written = [entry, ...others].map((file) => `content/${file}`).join('\n');
  return [`Written:\n${written}`, String(files[entry]).trimEnd(), ...notes].join('\n\n');
}

/**
 * Runs an adding command: it writes what it says, or nothing.
 * @returns the exit code.
 */
export async function runAdd(command: AddCommand, surroundings: Partial<AddSurroundings> = {}): Promise<number> {
  const stop = listenForStop();
  try {
    console.log(
      await addEntry(
        command,
        {
          args: process.argv.slice(2),
          content: path.join(import.meta.dirname, '../../../content'),
          hosts,
          terminal: findTerminal(),
          ...surroundings,
        },
        stop.signal,
      ),
    );
    return 0;
  } catch (error) {
    if (error instanceof Cancelled || stop.signal.aborted) {
      console.error('Stopped. Nothing was written.');
      return stop.exitCode() || 130;
    }
    if (!(error instanceof AnswerError)) throw error;
    console.error(`${error.message}\n\nNothing was written.`);
    return 1;
  }
}
