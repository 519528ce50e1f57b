import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { readCommandLine, type CommandOption } from '@site/system/command-line.ts';
import {
  collectionNames,
  entryPage,
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
import type { Field } from '../entries/describe-fields.ts';
import { EntryError, saveContent } from '../entries/save-content.ts';
import { linkAdvice, parseLink, readVideoLink, takesHost, type LinkedVideo } from '../entries/video-from-link.ts';
import type { Hosts } from '../hosts/oembed.ts';
import type { HostedVideo } from '@site/model/video/video-link.ts';
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
export interface CommandContext {
  /** The arguments after the command's name. */
  readonly args: string[];
  /** The content folder. */
  readonly content: string;
  readonly hosts: Hosts;
  /** Undefined where there is nobody to answer prompts. */
  readonly terminal: Terminal | undefined;
  readonly signal: AbortSignal;
}

type Values = Readonly<Record<string, unknown>>;

/** Fields that are generated, come from the link, or name files that no command makes. */
const notAsked = new Set(['id', 'vimeoId', 'src', 'loop', 'featuredLoop']);

function askedFields(name: CollectionName) {
  return Object.entries(fieldsOf(name)).filter(([field]) => !notAsked.has(field));
}

/** What each command says of itself. */
const descriptions: Readonly<Record<Command, string>> = {
  video:
    'Adds a video to content/ by its link: to the portfolios, the movies or the days on set. What neither its host nor an option says is asked. With every option given, --poster among them, its host is not asked either.',
  post: 'Adds an article to content/blog. What no option says is asked.',
  member: 'Adds somebody to content/team. What no option says is asked.',
};

function describeField(name: string, field: Field): string {
  if (field.kind === 'choice') return `One of ${field.options.join(', ')}.`;
  const { advice } = askField(name, field);
  return advice.startsWith('Write') || advice === field.label ? advice : `${field.label}: ${advice}`;
}

/** The options of a command, in the words of the fields that they fill. */
function listOptions(command: Command): Readonly<Record<string, CommandOption>> {
  const options: Record<string, CommandOption> = {};
  if (command === 'video') {
    options.link = {
      type: 'string',
      value: 'address',
      help: 'Of the video on Vimeo or YouTube; "--link" may be left out.',
    };
    options.to = { type: 'string', value: 'folder', help: `One of ${commands.video.map(folderOf).join(', ')}.` };
  }
  for (const [name, field] of commands[command].flatMap(askedFields)) {
    if (field.kind === 'prose') {
      options.paragraph = { type: 'string', value: 'text', help: 'The first paragraph of a draft.' };
      options.file = { type: 'string', value: 'path', help: 'The whole article instead, as text or HTML.' };
    } else if (field.kind === 'switch') options[optionName(name, field)] = { type: 'boolean', help: `${field.label}.` };
    else options[optionName(name, field)] = { type: 'string', help: describeField(name, field) };
  }
  return { ...options, 'file-name': { type: 'string', value: 'name', help: 'Made from the title if left out.' } };
}

/** @throws HelpRequest, or UsageError for options that are not known. */
function readArguments(command: Command, args: string[]): Readonly<Record<string, string>> {
  const { values, positionals } = readCommandLine(args, {
    command: `npm run ${command}:add`,
    does: descriptions[command],
    ...(command === 'video' && { takes: '<link>' }),
    options: listOptions(command),
  });
  const given = Object.fromEntries(Object.entries(values).map(([option, value]) => [option, String(value)]));
  const [link, ...others] = positionals;
  if (others.length > 0) throw new EntryError(`"${others.join(' ')}" does not belong to an option`);
  return link === undefined ? given : { ...given, link };
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
  const possible = commands.video.filter((name) => takesHost(name, host));
  const others = commands.video.filter((name) => !takesHost(name, host));
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

/** Answers to the fields of an entry; required ones are asked for, others are only taken from options. */
async function askFields(name: CollectionName, linked: LinkedVideo | undefined, interview: Interview) {
  const values: Record<string, unknown> = { ...linked?.facts };
  const initials: Values = { date: formatPostDate(new Date()), ...linked?.suggestions, ...linked?.facts };
  let picture: { field: string; folder: 'posters' | 'portraits'; data: Buffer | undefined } | undefined;
  for (const [key, field] of askedFields(name)) {
    const question = askField(key, field, initials[key], linked?.facts[key] !== undefined);
    if (field.kind === 'picture') {
      const folder = field.folder === 'portraits' ? 'portraits' : 'posters';
      const why = linked ? ', since its host has none that is large enough' : '';
      const own = askPicture(question.option, folder, why);
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

/** Asks for fields that the schema only requires because of other answers: a music video needs a genre. */
async function askDependent(name: CollectionName, values: Values, interview: Interview): Promise<Values> {
  const { error } = contentFiles[name].schema.safeParse(values);
  const answers: Record<string, unknown> = {};
  for (const { path: place, message } of error?.issues ?? []) {
    const [key, field] = askedFields(name).find(([candidate]) => candidate === place[0]) ?? [];
    if (key === undefined || !field?.optional || values[key] !== undefined) continue;
    const question = askField(key, field);
    answers[key] = await interview.ask({
      ...question,
      read: (answer) => {
        if (answer === undefined) throw new EntryError(message);
        return question.read(answer);
      },
    });
  }
  return answers;
}

/** A video comes first in its list, a member last. Each category of videos is a list of its own. */
function placeInList(entries: readonly RawEntry[], { category }: Values, isFirst: boolean) {
  const list = entries.filter((entry) => valuesOf(entry).category === category);
  return { list, ...(isFirst ? firstOrder(list) : { order: lastOrder(list), moveOthers: 0 }) };
}

/** @returns the new text of each entry's file, by its name in the content folder. */
async function moveEntries(entries: readonly RawEntry[], content: string, by: number): Promise<[string, string][]> {
  return Promise.all(
    entries.map(async ({ file }): Promise<[string, string]> => {
      const name = path.posix.relative('content', file);
      return [name, moveBack(await readFile(path.join(content, name), 'utf8'), by)];
    }),
  );
}

/**
 * Makes an entry from answers and saves it.
 * @returns a message that says what was written.
 * @throws EntryError with what to do where nothing was written; Cancelled where the person at the terminal stopped.
 */
export async function addEntry(command: Command, context: CommandContext): Promise<string> {
  const { args, content, signal } = context;
  const given = readArguments(command, args);
  // Checked first, so that nobody answers ten questions to learn about a problem in another file.
  const problems = await checkContent(content);
  if (problems.length > 0) throw new EntryError(problems.map(describeProblem).join('\n'));
  const interview = new Interview({ ...context, given });
  let name: CollectionName;
  let linked: LinkedVideo | undefined;
  if (command === 'video') {
    const { link, video } = await interview.require(linkQuestion);
    name = await interview.require(askCollection(video));
    const answered = askedFields(name).filter(([field, how]) => given[optionName(field, how)] !== undefined);
    linked = await readVideoLink(name, link, { ...context, answered: answered.map(([field]) => field) });
  } else [name] = commands[command];
  const { values, picture } = await askFields(name, linked, interview);
  interview.check();
  const title = String(values[titleField(name)]);
  const slug = await interview.require(askFileName(title, name, content, picture?.folder));

  const known = (await readContent(content)).entries;
  const entries = known.filter((entry) => entry.name === name);
  const { list, order, moveOthers } = placeInList(entries, values, linked !== undefined);
  const complete: Values = {
    id: nextId(entries),
    ...values,
    order: values.order ?? order,
    ...(picture && { [picture.field]: `../media/${picture.folder}/${slug}.jpg` }),
  };
  const data = { ...complete, ...(await askDependent(name, complete, interview)) };
  interview.finish(folderOf(name));
  // Long texts are easier to read at the end of a file.
  const fields = Object.entries(fieldsOf(name)).sort(
    ([, a], [, b]) => Number(a.kind === 'prose') - Number(b.kind === 'prose'),
  );
  const yaml = writeEntryYaml(Object.fromEntries(fields.map(([field]) => [field, data[field as keyof typeof data]])));
  const moved = moveOthers > 0 && values.order === undefined ? await moveEntries(list, content, moveOthers) : [];
  const files: [string, string | Uint8Array][] = [[`${folderOf(name)}/${slug}.yaml`, yaml]];
  if (picture?.data) files.push([`media/${picture.folder}/${slug}.jpg`, picture.data]);
  files.push(...moved);
  signal.throwIfAborted();
  await saveContent(content, async (stage) => {
    for (const [file, text] of files) await stage.write(file, text);
  });
  const page = entryPage(name, slug, readRoutes(known, '{product}')) ?? 'no page shows it yet';
  return [
    ['Written:', ...files.map(([file]) => `content/${file}`)].join('\n'),
    yaml.trimEnd(),
    ...(moved.length > 0
      ? [`To make room, ${String(moveOthers)} was added to the orders of ${String(moved.length)} other entries.`]
      : []),
    data.draft === true
      ? `It is a draft: remove the line "draft: true" once it is finished. See it with npm run dev: ${page}`
      : `See it with npm start: ${page}`,
  ].join('\n\n');
}
