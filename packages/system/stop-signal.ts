/** What ends a command from outside, and the exit code shells expect for it. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type StopSignal = keyof typeof exitCodes;

export interface Stop {
  /** Aborts at the first Ctrl-C, SIGTERM or closed terminal. */
  readonly signal: AbortSignal;
  /** The code for work that was cut short; 0 as long as nothing asked to stop. */
  exitCode(): number;
}

/** Turns the signals that would end this process into one that the work can act on. */
export function listenForStop(): Stop {
  const controller = new AbortController();
  let received: StopSignal | undefined;
  const stop = (name: StopSignal) => {
    received ??= name;
    controller.abort();
  };
  for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      stop(name);
    });
  }
  return { signal: controller.signal, exitCode: () => (received ? exitCodes[received] : 0) };
}
