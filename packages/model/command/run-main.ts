import { HelpRequest, UsageError } from './command-line.ts';
import { printable } from './printable.ts';

/** What shells expect of a command that was not written as it can be run. */
const usageCode = 2;

/** Runs a command line's program: what it returns is the exit code, and the message of an error that it throws is printed. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(error.message);
      return;
    }
    console.error(printable(error instanceof Error ? error.message : String(error)));
    process.exitCode = error instanceof UsageError ? usageCode : 1;
  }
}
