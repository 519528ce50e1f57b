import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import {
  collectionNames,
  entryPages,
  fieldsOf,
  folderOf,
  isVideoCollection,
  titleField,
  type CollectionName,
} from '../entries/collections.ts';
import {
  firstOrder,
  formatPostDate,
  lastOrder,
  moveBack,
  nextId,
  valuesOf,
  writeEntryYaml,
} from '../entries/new-entry.ts';
import { EntryError, saveContent } from '../entries/save-content.ts';
import { linkAdvice, parseLink, readVideoLink, takesHost, type LinkedVideo } from '../entries/video-from-link.ts';
import type { Hosts } from '../hosts/oembed.ts';
import type { HostedVideo } from '../hosts/video-link.ts';
import { Interview, type Question, type Terminal } from './ask.ts';
import { askField, askFile, askFileName, askPicture, optionName, paragraphQuestion } from './questions.ts';

/** The collections that each command can add to. */
export const commands = {
  video: collectionNames.filter(isVideoCollection),
  post: ['posts'],
  member: ['team'],
} as const satisfies Record<string, readonly CollectionName[]>;

export type Command = keyof typeof commands;

/** What a command works with. */
export interface Surroundings {
  /** What follows the command's name. */
  readonly args: string[];
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  /** Undefined where nobody can be asked. */
  readonly terminal: Terminal | undefined;
  readonly signal: AbortSignal;
}

interface Context extends Omit<Surroundings, 'args' | 'terminal'> {
  readonly interview: Interview;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields that are counted, come from the link, or are files that no command makes. */
const notAsked = new Set(['id', 'vimeoId', 'src', 'loop', 'featuredLoop']);

function askedFields(name: CollectionName) {
  return Object.entries(fieldsOf(name))
    .filter(([field]) => !notAsked.has(field))
    .map(([field, described]) => ({ name: field, field: described }));
}

/** @throws EntryError that lists the options. */
function readArguments(command: Command, args: string[]) {
  const types: Record<string, { type: 'string' | 'boolean' }> = { 'file-name': { type: 'string' } };
  for (const name of commands[command]) {
    for (const named of askedFields(name)) {
      if (named.field.kind === 'prose') types.paragraph = types.file = { type: 'string' };
      else types[optionName(named)] = { type: named.field.kind === 'switch' ? 'boolean' : 'string' };
    }
  }
  if (command === 'video') types.link = types.to = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args, options: types, allowPositionals: true });
    const given: Record<string, string> = {};
    for (const [option, value] of Object.entries(values)) given[option] = String(value);
    const [link, ...others] = command === 'video' ? positionals : [undefined, ...positionals];
    if (others.length > 0) throw new EntryError(`"${others.join(' ')}" does not belong to an option`);
    return link === undefined ? given : { ...given, link };
  } catch (error) {
    const known = Object.entries(types).map(([name, { type }]) => `--${name}${type === 'string' ? ' "…"' : ''}`);
    // The second sentence of Node's message is about words that begin with a hyphen.
    const [fault] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new EntryError(`${fault ?? ''}\nOptions: ${known.join(', ')}`);
  }
}

const linkQuestion: Question<{ readonly link: string; readonly video: HostedVideo }> = {
  option: 'link',
  advice: linkAdvice,
  read: (link) => {
    if (link === undefined) throw new EntryError(`is missing: ${linkAdvice}`);
    return { link, video: parseLink(link) };
  },
};

function askCollection({ host }: HostedVideo): Question<CollectionName> {
  const [possible, others] = [true, false].map((wanted) =>
    commands.video.filter((name) => takesHost(name, host) === wanted),
  ) as [CollectionName[], CollectionName[]];
  const choices = possible.map(folderOf);
  const why = others.map((name) => `, since content/${folderOf(name)} only takes videos on Vimeo`).join('');
  const advice = `write one of ${choices.join(', ')}${why}`;
  return {
    option: 'to',
    advice,
    choices,
    initial: others.length === 0 ? choices[0] : undefined,
    read: (answer) => {
      const name = possible.find((candidate) => folderOf(candidate) === answer);
      if (!name) throw new EntryError(answer === undefined ? `is missing: ${advice}` : `is "${answer}": ${advice}`);
      return name;
    },
  };
}

/** The collection of the new entry and, for a video, what its link says. */
async function readSubject(
  command: Command,
  { interview, ...options }: Context,
): Promise<{ readonly name: CollectionName; readonly linked?: LinkedVideo }> {
  if (command !== 'video') return { name: commands[command][0] };
  const { video, link } = interview.require({ found: await interview.ask(linkQuestion) }).found;
  const { name } = interview.require({ name: await interview.ask(askCollection(video)) });
  return { name, linked: await readVideoLink(name, link, options) };
}

/** Answers to the fields of an entry; required ones are asked for, others are only taken from options. */
async function askFields(name: CollectionName, linked: LinkedVideo | undefined, { interview }: Context) {
  const values: Record<string, unknown> = { ...linked?.facts };
  const initials: Values = { date: formatPostDate(new Date()), ...linked?.suggestions, ...linked?.facts };
  let picture:
    { readonly field: string; readonly folder: 'posters' | 'portraits'; data: Buffer | undefined } | undefined;
  const fields = askedFields(name);
  for (const named of fields) {
    const { name: key, field } = named;
    const question = askField(named, { initial: initials[key], isSettled: linked?.facts[key] !== undefined });
    if (field.kind === 'picture') {
      const folder = field.folder === 'portraits' ? 'portraits' : 'posters';
      const why = linked ? ', since its host has none that is large enough' : '';
      const own = askPicture(optionName(named), folder, why);
      const data = (await interview.take(own)) ?? (await linked?.loadPoster()) ?? (await interview.ask(own));
      picture = { field: key, folder, data };
    } else if (field.kind === 'prose') {
      const html = await interview.take(askFile(field));
      values[key] = html ?? (await interview.ask(paragraphQuestion));
      if (html === undefined) values.draft = true;
    } else if (field.optional || key === 'order') values[key] = (await interview.take(question)) ?? values[key];
    else values[key] = await interview.ask(question);
  }
  return { values, picture };
}

/** What the schema only needs because of other answers: a music video needs a genre. */
async function askDependent(name: CollectionName, values: Values, { interview }: Context): Promise<Values> {
  const { error } = contentFiles[name].schema.safeParse(values);
  const answers: Record<string, unknown> = {};
  for (const { path: place, message } of error?.issues ?? []) {
    const named = askedFields(name).find((candidate) => candidate.name === place[0]);
    if (!named?.field.optional || values[named.name] !== undefined) continue;
    const question = askField(named);
    answers[named.name] = await interview.ask({
      ...question,
      read: (answer) => {
        if (answer === undefined) throw new EntryError(message);
        return question.read(answer);
      },
    });
  }
  return answers;
}

async function moveOthers(entries: readonly RawEntry[], content: string, by: number): Promise<[string, string][]> {
  return Promise.all(
    entries.map(async ({ file }): Promise<[string, string]> => {
      const place = path.posix.relative('content', file);
      return [place, moveBack(await readFile(path.join(content, place), 'utf8'), by)];
    }),
  );
}

/** A video comes first in its list, a member last. Each category of videos is a list of its own. */
function placeIn(entries: readonly RawEntry[], { category }: Values, isFirst: boolean) {
  const list = entries.filter((entry) => valuesOf(entry).category === category);
  return { list, ...(isFirst ? firstOrder(list) : { order: lastOrder(list), moveOthers: 0 }) };
}

/**
 * Makes an entry from answers and saves it.
 * @returns what was written, in words.
 * @throws EntryError where nothing was, with what to do; Cancelled where the person at the terminal stopped it.
 */
export async function addEntry(command: Command, { args, terminal, ...surroundings }: Surroundings): Promise<string> {
  const { content, signal } = surroundings;
  const given = readArguments(command, args);
  // Checked first, so that nobody answers ten questions to hear about a fault in another file.
  const problems = await checkContent(content);
  if (problems.length > 0) throw new EntryError(problems.map(describeProblem).join('\n'));
  const interview = new Interview({ given, terminal, signal });
  const context = { ...surroundings, interview };
  const { name, linked } = await readSubject(command, context);
  const { values, picture } = await askFields(name, linked, context);
  const title = values[titleField(name)];
  const nameQuestion = typeof title === 'string' && askFileName(title, name, content, picture?.folder);
  const answer = nameQuestion ? await interview.ask(nameQuestion) : undefined;
  const { fileName } = interview.require({ fileName: answer });

  const entries = (await readContent(content)).entries.filter((entry) => entry.name === name);
  const { list, order, moveOthers: by } = placeIn(entries, values, linked !== undefined);
  const counted: Record<string, unknown> = {
    id: nextId(entries),
    ...values,
    order: values.order ?? order,
    ...(picture && { [picture.field]: `../media/${picture.folder}/${fileName}.jpg` }),
  };
  const data: Values = { ...counted, ...(await askDependent(name, counted, context)) };
  interview.finish(folderOf(name));
  // Long texts are easier to read at the end of a file.
  const fields = Object.entries(fieldsOf(name)).sort(
    ([, a], [, b]) => Number(a.kind === 'prose') - Number(b.kind === 'prose'),
  );
  const entry = `${folderOf(name)}/${fileName}.yaml`;
  const source = writeEntryYaml(Object.fromEntries(fields.map(([field]) => [field, data[field]])));
  const moved = by > 0 && values.order === undefined ? await moveOthers(list, content, by) : [];
  const files: Record<string, string | Uint8Array> = {
    [entry]: source,
    ...(picture?.data && { [`media/${picture.folder}/${fileName}.jpg`]: picture.data }),
    ...Object.fromEntries(moved),
  };
  signal.throwIfAborted();
  await saveContent(content, async (stage) => {
    for (const [file, written] of Object.entries(files)) await stage.write(file, written);
  });
  const page = entryPages[name].replace('{slug}', fileName);
  return [
    `Written:\n${Object.keys(files)
      .map((file) => `content/${file}`)
      .join('\n')}`,
    source.trimEnd(),
    ...(moved.length > 0 ? [`The orders of ${String(moved.length)} others grew by ${String(by)}, to make room.`] : []),
    ...(data.draft === true
      ? [`It is a draft: remove the line "draft: true" once it is finished. See it with npm run dev: ${page}`]
      : [`See it with npm start: ${page}`]),
  ].join('\n\n');
}
