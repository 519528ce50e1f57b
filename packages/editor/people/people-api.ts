import path from 'node:path';
import { z } from 'zod';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import { parseYaml } from '@site/model/check/parse-yaml.ts';
import { publish } from '../publish/server/publish.ts';
import { PublishTrouble } from '../publish/server/trouble.ts';
import type { Asked, Routes } from '../server/route.ts';
import { mayPublish, type Listed, type PeopleAnswer, type PersonChange } from './person.ts';
import { parseStudio, readStudioText, studioFile } from './studio-file.ts';

const listed = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(['owner', 'editor', 'guest']),
  user: z.string().optional(),
}) satisfies z.ZodType<Listed>;

const changeSchema = z.object({
  email: z.string().optional(),
  person: listed.optional(),
}) satisfies z.ZodType<PersonChange>;

const whereInFile = /^studio\.yaml(?::\d+)*: (?:people\[\d+\]\.)?/gm;

/**
 * Writes a change of one person into the text of studio.yaml; its comments stay.
 * @throws PublishTrouble with the sentence for what can't be written.
 */
export function changePeople(source: string, { email, person }: PersonChange): string {
  const known = parseStudio(source).people.findIndex((one) => one.email === email);
  // As it is written, without what is understood where it is left out.
  const written = parseYaml(source, studioFile).data as { readonly people: readonly Listed[] };
  if (email !== undefined && known < 0) {
    throw new PublishTrouble('Somebody else has changed the list meanwhile: look at it again.');
  }
  const place = email === undefined ? written.people.length : known;
  const people = written.people.toSpliced(place, 1, ...(person ? [person] : []));
  const text = patchFile(studioFile, source, { ...written, people });
  try {
    parseStudio(text);
  } catch (error) {
    throw new PublishTrouble(String(error instanceof Error ? error.message : error).replace(whereInFile, ''));
  }
  return text;
}

function describe({ email, person }: PersonChange): string {
  if (!person) return `Remove ${email ?? ''} from the editor`;
  return `${email === undefined ? 'Add' : 'Change'} ${person.name}, ${person.role} of the editor`;
}

async function listPeople({ content, person: asking }: Asked): Promise<PeopleAnswer | undefined> {
  const source = await readStudioText(path.dirname(path.resolve(content)));
  if (source === undefined || !mayPublish(asking)) return undefined;
  const { people, signIn } = parseStudio(source);
  return { people, hasUsers: signIn.way === 'users' };
}

async function savePeople({ request, content, person: asking }: Asked): Promise<object | undefined> {
  const root = path.dirname(path.resolve(content));
  if (!mayPublish(asking) || (await readStudioText(root)) === undefined) return undefined;
  const change = changeSchema.parse(await request.json());
  const write = async () => changePeople((await readStudioText(root)) ?? '', change);
  await publish(root, { person: asking, files: [], say: `${describe(change)}\n`, beside: { file: studioFile, write } });
  return {};
}

/** Who may use the editor: a list that owners see and change, by a commit of their own. */
export const peopleRoutes: Routes = { 'GET editor/people': listPeople, 'POST editor/people': savePeople };
