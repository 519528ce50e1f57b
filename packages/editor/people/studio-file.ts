import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { findLine } from '@site/model/check/find-line.ts';
import { parseYaml } from '@site/model/check/parse-yaml.ts';
import { describeProblem, listIssues, type Problem } from '@site/model/check/problem.ts';
import { hasCode } from '@site/model/files/has-code.ts';

/** At the project's root; `npm run studio` needs it, and nothing else does. */
export const studioFile = 'studio.yaml';

/** A message for a field that is missing or wrong. */
const say = (advice: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `${input === undefined ? 'is missing' : 'is wrong'}: ${advice}`,
});

const addressAdvice = say('write how a browser opens the editor, such as https://studio.example.com');
const listenAdvice = say('write a socket, such as /run/studio/studio.sock, or 127.0.0.1:4322');
const wayAdvice = say('write users, headers or token');
const keysAdvice = say('write the https address of the keys, such as https://access.example.com/keys.json');
const issuerAdvice = say('write who signs, as the token says it in "iss", such as https://access.example.com');
const emailAdvice = say('write an email address, such as ana@example.com');
const nameAdvice = say('write the name that the history will show, such as Ana Quiroga');

/** An address without a path, as browsers send it in `Origin`; without TLS only to try it out on one machine. */
const originSchema = z
  .string(addressAdvice)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, addressAdvice)
  .refine((text) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/.test(text), addressAdvice);

const token = z.strictObject({
  way: z.literal('token'),
  keys: z.string(keysAdvice).refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', keysAdvice),
  issuer: z.string(issuerAdvice).min(1, issuerAdvice),
  audience: z.string(say('write whom it is for, as the token says it in "aud"')).min(1),
  header: z
    .string()
    .regex(/^[A-Za-z][A-Za-z-]*$/, say('write the name of the header with the token'))
    .default('Cf-Access-Jwt-Assertion'),
});

const signIn = z.discriminatedUnion(
  'way',
  [z.strictObject({ way: z.literal('users') }), z.strictObject({ way: z.literal('headers') }), token],
  wayAdvice,
);

const person = z.strictObject({
  email: z.email(emailAdvice).toLowerCase(),
  name: z
    .string(nameAdvice)
    .trim()
    // What Git takes as a name.
    .regex(/^[^-<>\p{Cc}][^<>\p{Cc}]{0,79}$/u, nameAdvice),
  role: z.enum(['owner', 'editor', 'guest'], say('write owner, editor or guest')),
  user: z
    .string()
    .regex(/^[\w.@-]+$/, say("write the name among Caddy's users, such as ana"))
    .optional(),
});

const studioSchema = z
  .strictObject({
    address: originSchema,
    listen: z
      .string(listenAdvice)
      .regex(/^(?:\/.+|(?:127\.0\.0\.1|\[::1\]|localhost):\d{1,5})$/, listenAdvice)
      .default('/run/studio/studio.sock'),
    preview: originSchema.optional(),
    releases: z.string().regex(/^\/./, say('write a folder from the root, such as /srv/site')).optional(),
    signIn: signIn.default({ way: 'users' }),
    people: z.array(person, say('write a list of email, name and role')).min(1, say('write at least an owner')),
  })
  .superRefine(({ address, preview, signIn: { way }, people }, context) => {
    if (preview === address) {
      const message = 'is that of the editor: give the preview another name, such as https://preview.example.com';
      context.addIssue({ code: 'custom', path: ['preview'], message });
    }
    if (!people.some(({ role }) => role === 'owner')) {
      context.addIssue({ code: 'custom', path: ['people'], message: 'have no owner: give one of them the role owner' });
    }
    for (const [index, one] of people.entries()) {
      const isTwice = (key: 'email' | 'user') =>
        one[key] !== undefined && people.findIndex((other) => other[key] === one[key]) < index;
      for (const key of (['email', 'user'] as const).filter(isTwice)) {
        const message = `is there twice: keep one of the two people with ${one[key] ?? ''}`;
        context.addIssue({ code: 'custom', path: ['people', index, key], message });
      }
      if (way === 'users' && one.user === undefined) {
        const message = "is missing: write the name that this person has among Caddy's users, such as ana";
        context.addIssue({ code: 'custom', path: ['people', index, 'user'], message });
      }
    }
  });

/** What studio.yaml says. */
export type Studio = z.infer<typeof studioSchema>;

/** @throws Error with a line for each problem of the text. */
export function parseStudio(source: string): Studio {
  const { data, problem } = parseYaml(source, studioFile);
  const { data: studio, error } = studioSchema.safeParse(data);
  if (studio && !problem) return studio;
  const problems = problem ? [problem] : listIssues(studioFile, error, data).map(nameUnknown);
  const withLine = (one: Problem): Problem => {
    const line = one.line ?? findLine(source, one.field);
    return line === undefined ? one : { ...one, line };
  };
  throw new Error(problems.map((one) => describeProblem(withLine(one))).join('\n'));
}

/** Zod names fields that nothing reads in English of its own. */
function nameUnknown(problem: Problem): Problem {
  const [, names] = /^Unrecognized keys?: (.+)$/.exec(problem.advice) ?? [];
  return names === undefined
    ? problem
    : {
        ...problem,
        advice: `${problem.field === '' ? 'the file ' : ''}has ${names}, which nothing reads: correct or remove it`,
      };
}

/** @returns undefined where the file is missing. */
export async function readStudioText(root: string): Promise<string | undefined> {
  return readFile(path.join(root, studioFile), 'utf8').catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    return undefined;
  });
}

/** @throws Error that says what to write, where the file is missing or wrong. */
export async function readStudio(root: string): Promise<Studio> {
  const source = await readStudioText(root);
  if (source !== undefined) return parseStudio(source);
  throw new Error(`${studioFile} is missing: copy deploy/studio/studio.sample.yaml to it, and name who may edit.`);
}
