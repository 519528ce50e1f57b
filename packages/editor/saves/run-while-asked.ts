/**
 * Does one thing at a time that is asked for often: what is asked for while it runs makes it run once more.
 * @param work handles its own failures.
 * @returns asks for a run. Its promise settles when nothing is left to do.
 */
export function runWhileAsked(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    // At once, not a turn later: what is asked for in between would wait for a run that is over.
    running = undefined;
  }
  return async () => {
    isAsked = true;
    running ??= run();
    await running;
  };
}
