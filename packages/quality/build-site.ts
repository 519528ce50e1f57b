import { runCommand } from '@site/delivery/build/run-command.ts';

/**
 * Builds the site with all its pictures, if anything has changed since the last build.
 * @param root the project's folder.
 * @throws Error if the build fails, which has said why, or is stopped.
 */
export async function buildSite(root: string, signal: AbortSignal): Promise<void> {
  const code = await runCommand(process.execPath, ['packages/delivery/build/run.ts'], { root, signal });
  if (code !== 0) throw new Error(signal.aborted ? 'Stopped.' : 'The site could not be built.');
}
