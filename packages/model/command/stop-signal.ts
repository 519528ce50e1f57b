/** The signals that end a program, and the exit codes that shells expect. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export interface Stop {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
  readonly signal: AbortSignal;
  /** The exit code of an interrupted program; 0 if no signal has arrived. */
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
