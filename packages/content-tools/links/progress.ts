import { progress } from '@clack/prompts';

export interface Progress {
  /** One more is done. */
  advance(address: string): void;
  stop(): void;
}

/** Lines of a log; more of them would hide the report. */
const mostLines = 10;

/** A bar where there is a terminal, else a line now and then. @param write takes a line. */
export function showProgress(total: number, isTerminal: boolean, write: (line: string) => void): Progress {
  if (isTerminal) {
    const bar = progress({ max: Math.max(1, total) });
    bar.start('Asking');
    return {
      advance: (address) => {
        bar.advance(1, new URL(address).host);
      },
      stop: () => {
        bar.stop('Asked');
      },
    };
  }
  let done = 0;
  const every = Math.max(1, Math.ceil(total / mostLines));
  return {
    advance: () => {
      done += 1;
      if (done % every === 0 || done === total) write(`${String(done)} of ${String(total)} asked`);
    },
    stop: () => undefined,
  };
}
