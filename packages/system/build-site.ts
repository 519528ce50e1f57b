import { runCommand } from './run-command.ts';

/**
 * Builds the site, if anything has changed since the last time.
 * @param root the project's folder.
 * @param script `build:pages` leaves pictures to be encoded while the site is served.
 * @throws Error where the build fails, which has said why, or is stopped.
 */
export async function buildSite(root: string, script: 'build' | 'build:pages', signal: AbortSignal): Promise<void> {
  // Wireit would keep copies of every build.
  const env = { WIREIT_CACHE: 'none' };
  const code = await runCommand('npm', ['run', '--silent', script], { root, env, signal });
  if (code !== 0) throw new Error(signal.aborted ? 'Stopped.' : 'The site could not be built.');
}
