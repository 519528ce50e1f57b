import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { describeProblem, listIssues } from '@site/zod-content/problem.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { Git } from '@site/model/git/git.ts';
import type { Person } from '../api.ts';
import { RefusalError } from './refusal.ts';

const studioFile = 'studio.yaml';

const say = (advice: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${input === undefined ? 'is missing' : 'is wrong'}: ${advice}`,
});

const addressAdvice = say('write how a browser opens the editor, such as https://studio.example.com');

const personSchema = z.strictObject({
  email: z.email(say('write an email address, such as ana@example.com')).toLowerCase(),
  name: z
    .string(say('write the name that the history will show, such as Ana Quiroga'))
    .trim()
    // A valid name in Git.
    .regex(/^[^-<>\p{Cc}][^<>\p{Cc}]{0,79}$/u, say('write the name that the history will show, such as Ana Quiroga')),
  role: z.enum(['owner', 'editor', 'guest'], say('write owner, editor or guest')),
});

const studioSchema = z
  .strictObject({
    /** An origin. */
    address: z
      .string(addressAdvice)
      .refine((text) => URL.canParse(text) && new URL(text).origin === text, addressAdvice)
      .refine((text) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(text), addressAdvice),
    listen: z
      .string()
      .regex(/^\/.+/, say('write a socket, such as /run/studio/studio.sock'))
      .default('/run/studio/studio.sock'),
    people: z.array(personSchema, say('write a list of email, name and role')).min(1, say('write at least an owner')),
  })
  .refine(({ people }) => people.some(({ role }) => role === 'owner'), {
    path: ['people'],
    error: 'have no owner: give one of them the role owner',
  });

export type Studio = z.infer<typeof studioSchema>;

/** @throws Error with a line for each problem. */
export async function readStudio(root: string): Promise<Studio> {
  const source = await readFile(path.join(root, studioFile), 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new Error(
      `${studioFile} is missing: copy deploy/studio/studio.sample.yaml to it, and write who may come in.`,
    );
  });
  const { data, problem } = parseYaml(source, studioFile);
  const studio = studioSchema.safeParse(data);
  if (!problem && studio.success) return studio.data;
  throw new Error((problem ? [problem] : listIssues(studioFile, studio.error, data)).map(describeProblem).join('\n'));
}

export interface Gate {
  /** Undefined for a foreign host name. */
  originOf(host: string): Promise<string | undefined>;
  /** @throws RefusalError */
  personOf(request: IncomingMessage): Promise<Person>;
}

/** Guards against DNS rebinding. */
const ownName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** One person, by the identity in Git's configuration. */
export async function openLocalGate(root: string): Promise<Gate> {
  const git = new Git(root);
  const name = (await git.find(['config', 'user.name'])) ?? 'The owner';
  const email = (await git.find(['config', 'user.email'])) ?? 'owner@localhost';
  const person = { name, email, role: 'owner' } as const;
  return {
    originOf: async (host) => Promise.resolve(ownName.test(host) ? `http://${host}` : undefined),
    personOf: async () => Promise.resolve(person),
  };
}

const header = 'remote-email';

/** Trusts the proxy's header, since only the proxy can open the socket. Reads studio.yaml for each request. */
export function openStudioGate(root: string): Gate {
  const read = async () =>
    readStudio(root).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      throw new RefusalError(503, `${studioFile} has a mistake, so nobody is let in: the server's log says where.`);
    });
  return {
    originOf: async (host) => {
      const { address } = await read();
      return new URL(address).host === host ? address : undefined;
    },
    personOf: async ({ rawHeaders }) => {
      // Some proxies pass on a second header, or one with underscores, from the browser.
      const names = rawHeaders.filter(
        (name, index) => index % 2 === 0 && name.toLowerCase().replace(/[^a-z0-9]+/g, '-') === header,
      );
      const [name] = names;
      if (name === undefined)
        throw new RefusalError(401, 'Nobody is signed in: open the editor in a browser, and sign in.');
      if (names.length > 1 || name.toLowerCase() !== header) {
        throw new RefusalError(403, 'This request names more than one person, so nobody is let in.');
      }
      const email = (rawHeaders[rawHeaders.indexOf(name) + 1] ?? '').toLowerCase();
      const person = (await read()).people.find((one) => one.email === email);
      if (!email) throw new RefusalError(401, 'Nobody is signed in: open the editor in a browser, and sign in.');
      if (!person)
        throw new RefusalError(403, `${email} is not among the people of this editor: ask its owner to add you.`);
      return person;
    },
  };
}
