import { runCommand } from '@site/system/run-command.ts';
import { watchMemory } from './process-memory.ts';
import { readChildSeconds } from './processor-time.ts';

export interface BuildCost {
  readonly seconds: number;
  /** The time of all processors together, which other programs on the machine change little; 0 where it is not known. */
  readonly processorSeconds: number;
  /** The most that the build's processes held at one time; 0 where the system does not say. */
  readonly peakBytes: number;
}

/**
 * Builds a project as `npm run build` does, without compressing.
 * @throws where the build fails.
 */
export async function measureBuild(root: string, signal: AbortSignal): Promise<BuildCost> {
  const memory = watchMemory();
  const processorBefore = await readChildSeconds();
  const startedAt = performance.now();
  const code = await runCommand('node', ['packages/delivery/build/build.ts'], { root, signal, showOutput: false });
  const seconds = (performance.now() - startedAt) / 1000;
  const processorSeconds = (await readChildSeconds()) - processorBefore;
  const peakBytes = await memory.stop();
  if (code !== 0)
    throw new Error(
      `The build in ${root} failed (exit code ${String(code)}): run "node packages/delivery/build/build.ts" there.`,
    );
  return { seconds, processorSeconds, peakBytes };
}
