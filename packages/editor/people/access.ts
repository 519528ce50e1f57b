import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readLocalPerson } from './local-person.ts';
import type { Person } from './person.ts';
import { findPerson, SignInRefusal, type Proxy, type RawRequest } from './sign-in.ts';
import { readStudio, studioFile, type Studio } from './studio-file.ts';

/** Who may reach the editor, and under which name. */
export interface Access {
  /** The origin of a request's page if it is the editor itself, by the request's `Host`; undefined for another name. */
  originOf(host: string): Promise<string | undefined>;
  /** @throws SignInRefusal */
  personOf(request: RawRequest): Promise<Person>;
}

/** Names of this machine; another site's name that points to this address is not among them. */
const ownName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** How long the answer of Git holds, in milliseconds: a form asks for many files at once. */
const memory = 2_000;

/** One person on one computer: whoever opens the editor there. @param root the project's folder. */
export function localAccess(root: string): Access {
  let last: { readonly until: number; readonly person: Promise<Person> } | undefined;
  return {
    originOf: async (host) => Promise.resolve(ownName.test(host) ? `http://${host}` : undefined),
    personOf: async () => {
      if (!last || last.until < Date.now()) last = { until: Date.now() + memory, person: readLocalPerson(root) };
      return last.person;
    },
  };
}

/** The people of studio.yaml, behind a proxy. The file is read again when it changes; while it is wrong nobody is let in. */
export function studioAccess(root: string, proxy: Proxy): Access {
  let last: { readonly mark: string; readonly studio: Promise<Studio> } | undefined;
  const read = async () => {
    const { mtimeMs, size } = await stat(path.join(root, studioFile));
    const mark = `${mtimeMs} ${size}`;
    if (last?.mark !== mark) last = { mark, studio: readStudio(root) };
    return last.studio;
  };
  const readOrRefuse = async () =>
    read().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      throw new SignInRefusal(503, `${studioFile} is wrong, so nobody is let in: the server's log says where.`);
    });
  return {
    originOf: async (host) => {
      const { address } = await readOrRefuse();
      return new URL(address).host === host ? address : undefined;
    },
    personOf: async (request) => findPerson(request, await readOrRefuse(), proxy),
  };
}
