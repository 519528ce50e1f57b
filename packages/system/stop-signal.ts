/** What ends a program from outside, and the exit code that shells expect for it. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export interface Stop {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
  readonly signal: AbortSignal;
  /** The code for work that was cut short; 0 as long as nothing asked to stop. */
  exitCode(): number;
}

/** Turns the signals that would end this process into one that the work can act on. */
export function listenForStop(): Stop {
  const controller = new AbortController();
  let exitCode = 0;
  for (const [name, code] of Object.entries(exitCodes)) {
    process.on(name, () => {
      exitCode ||= code;
      controller.abort();
    });
  }
  return { signal: controller.signal, exitCode: () => exitCode };
}
