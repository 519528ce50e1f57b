import { setGlobalProxyFromEnv } from 'node:http';
import { hasCode } from '../files/has-code.ts';
import { HelpRequest, UsageError } from './command-line.ts';
import { printable } from './printable.ts';

/** The conventional exit code for a usage error. */
const usageCode = 2;

/** Honors HTTPS_PROXY, except for requests to this machine. */
function useProxy(): void {
  const direct = process.env.no_proxy ?? process.env.NO_PROXY ?? '';
  setGlobalProxyFromEnv({ ...process.env, no_proxy: `${direct},localhost,127.0.0.1,::1` });
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return error.message;
  return `${error.message}\nThis user can't write there: run the command as the owner of the folder, or in a copy of it.`;
}

/** Runs a program: `main` returns the exit code; an error's message is printed. */
export async function runMain(main: () => Promise<number>): Promise<void> {
  useProxy();
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(error.message);
      return;
    }
    console.error(printable(explain(error)));
    process.exitCode = error instanceof UsageError ? usageCode : 1;
  }
}
