import { readNumberOption } from '@site/delivery/server/number-option.ts';
import { localAccess, studioAccess, type Access } from '../people/access.ts';
import { readStudio } from '../people/studio-file.ts';

/** The least letters of a secret that cannot be guessed. */
const shortestSecret = 32;

/** Where the server listens, and who may come in. */
interface Place {
  readonly listen: string;
  /** What a browser opens. */
  readonly address: string;
  readonly access: Access;
  /** Where the site is shown as it will be. */
  readonly preview?: { readonly origin: string; readonly listen?: string };
  /** The folder with the sites that this machine serves itself. */
  readonly releases?: string | undefined;
}

/**
 * The place of the editor on a server. STUDIO_LISTEN overrides studio.yaml.
 * @param root the project's folder.
 * @throws Error where somebody other than the proxy could say who is there.
 */
export async function findStudioPlace(root: string, env: Readonly<Record<string, string | undefined>>): Promise<Place> {
  const { listen, address, signIn, preview, releases } = await readStudio(root);
  const { STUDIO_LISTEN: place = listen, STUDIO_SECRET: secret } = env;
  const isSocket = place.startsWith('/');
  if (!isSocket && !/^(?:127\.0\.0\.1|\[::1\]|localhost):\d+$/.test(place)) {
    throw new Error(`STUDIO_LISTEN is "${place}": write a socket, such as /run/studio/studio.sock, or 127.0.0.1:4322.`);
  }
  if (!isSocket && signIn.way !== 'token' && (secret ?? '').length < shortestSecret) {
    throw new Error(
      `Every program of this machine can open ${place} and say who it is: listen on a socket, or set STUDIO_SECRET to at least ${shortestSecret} letters that the proxy sends as Studio-Secret, such as those of "openssl rand -hex 32".`,
    );
  }
  const access = studioAccess(root, { secret: isSocket ? undefined : secret });
  return { listen: place, address, access, releases, ...(preview !== undefined && { preview: { origin: preview } }) };
}

/** The place of the editor for one person on this computer. @param port 4322 if left out. */
export function findLocalPlace(root: string, port: string | undefined): Place {
  const number = readNumberOption({ name: '--port', value: port, usual: 4322, least: 1, most: 65_534 });
  const [listen, next] = [number, number + 1].map((one) => `127.0.0.1:${one}`) as [string, string];
  const preview = { origin: `http://${next}`, listen: next };
  return { listen, address: `http://${listen}`, access: localAccess(root), preview };
}
