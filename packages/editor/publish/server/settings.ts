import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fieldName } from '@site/model/check/problem.ts';
import { parseYaml } from '@site/model/check/read-content.ts';
import { PublishTrouble } from './trouble.ts';

/** A name that Git cannot take for an option. */
const gitName = (what: string) =>
  z.string({ error: `is missing: write ${what}` }).regex(/^\w[\w./-]*$/, `is not right: write ${what}`);

const settingsSchema = z.strictObject({
  remote: gitName('the name of the remote repository, such as "origin"'),
  branch: gitName('the branch that is online, such as "main"'),
  deploy: z
    .array(z.string().min(1), { error: 'is not right: write a command and its arguments, such as ["npm", "run", "x"]' })
    .min(1, 'is empty: write a command and its arguments, or leave the line out')
    .optional(),
  address: z.url({ protocol: /^https?$/, error: 'is not right: write an address with https://' }).optional(),
  waitMinutes: z.number({ error: 'is not right: write a number of minutes' }).positive().default(45),
});

/** How the site is published: `publish` in package.json. */
export interface PublishSettings {
  readonly remote: string;
  /** The branch of the remote repository that is online. */
  readonly branch: string;
  /** Puts dist online where no workflow of the remote repository does. */
  readonly deploy?: readonly string[] | undefined;
  /** Where the site answers, without a slash at its end. */
  readonly address: string;
  /** How long the new site may take to appear. */
  readonly waitMinutes: number;
}

/** @throws PublishTrouble that names file and field. */
export async function readPublishSettings(root: string): Promise<PublishSettings> {
  const { publish } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { publish?: unknown };
  if (publish === undefined) {
    throw new PublishTrouble(
      'package.json does not say where the site is published: add "publish": { "remote": "origin", "branch": "main" }.',
    );
  }
  const { data, error } = settingsSchema.safeParse(publish);
  if (!data) {
    const [issue] = error.issues;
    const field = ['publish', fieldName(issue?.path ?? [])].filter(Boolean).join('.');
    throw new PublishTrouble(`package.json: ${field} ${issue?.message ?? 'is not right'}.`);
  }
  const { data: site } = parseYaml(await readFile(path.join(root, 'content/site.yaml'), 'utf8'), 'content/site.yaml');
  const { origin } = Object(site) as { origin?: unknown };
  const address = data.address ?? (typeof origin === 'string' ? origin : '');
  return { ...data, address: address.replace(/\/$/, '') };
}
