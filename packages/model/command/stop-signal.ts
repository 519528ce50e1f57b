/** The signals that end a program, with their conventional exit codes. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

export interface Stop {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
  readonly signal: AbortSignal;
  /** The exit code of an interrupted program; 0 if no signal has arrived. */
  exitCode(): number;
}

/** How often it checks that npm's shell is still running, in milliseconds. */
const shellInterval = 500;

/** Turns the signals that would end this process into an AbortSignal. */
export function listenForStop(): Stop {
  const controller = new AbortController();
  let exitCode = 0;
  const stop = (code: number) => {
    exitCode ||= code;
    controller.abort();
  };
  for (const [name, code] of Object.entries(exitCodes)) process.on(name, () => stop(code));
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm passes SIGTERM to its shell, which exits without passing it on: this process then gets another parent.
    const { ppid } = process;
    setInterval(() => {
      if (process.ppid !== ppid) stop(exitCodes.SIGTERM);
    }, shellInterval).unref();
  }
  return { signal: controller.signal, exitCode: () => exitCode };
}
