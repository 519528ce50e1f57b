import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** Room for the widest window of a journey, and 24 bits a pixel. */
const screen = '1600x1200x24';

/** How long it may take to be ready, in milliseconds. */
const startTimeoutMs = 20_000;

export interface Display {
  /** As in DISPLAY. */
  readonly name: string;
  close(): void;
}

/**
 * Opens a screen in memory, on which programs draw that cannot do without one.
 * @param xvfb the program.
 * @throws where it is not ready in time.
 */
export async function openDisplay(xvfb: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const numbers = child.stdio[3];
  if (!(numbers instanceof Readable)) throw new Error('Xvfb cannot say which display it is');
  const signal = AbortSignal.timeout(startTimeoutMs);
  const said: unknown[] = await once(numbers, 'data', { signal });
  return {
    name: `:${String(said[0]).trim()}`,
    close: () => {
      child.kill();
    },
  };
}
