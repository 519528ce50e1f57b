import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { videoSchema } from '@site/model/schemas/video.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { readSite } from '@site/model/check/read-site.ts';
import type { VideoFacts } from '../hosts/oembed.ts';
import { parseVideoLink, playerAddress, vimeoNumber, type HostedVideo } from '../hosts/video-link.ts';
import { askPicture } from './ask-picture.ts';
import { writeEntryYaml } from './entry-yaml.ts';
import { firstOrder, moveBack, nextId } from './free-place.ts';
import { AnswerError } from './interview.ts';
import { loadPoster, loadVideoFacts, type LoadOptions } from './load-video.ts';
import { askName } from './name-file.ts';
import { askField, optionName, readNumber, type Question } from './question.ts';
import type { AddCommand, AddContext, Addition } from './run-add.ts';
import { askedFields, askWords, videoFolders, videoTargets, type VideoFolder } from './video-targets.ts';

const timeoutMs = 15_000;

const linkAdvice =
  'write the link of a video on Vimeo or YouTube, such as https://vimeo.com/123456789 or https://youtu.be/aqz-KE-bpKQ';

const linkQuestion: Question<HostedVideo> = {
  field: 'link',
  advice: linkAdvice,
  check: (answer) => {
    const video = parseVideoLink(answer.trim());
    return video ? { value: video } : { advice: `is "${answer}", which leads to no video: ${linkAdvice}` };
  },
};

const onlyVimeo = 'content/videos takes videos of Vimeo alone';

function folderQuestion({ host }: HostedVideo): Question<VideoFolder> {
  const folders = host === 'vimeo' ? videoFolders : videoFolders.filter((folder) => folder !== 'videos');
  const why = host === 'vimeo' ? '' : `, since ${onlyVimeo}`;
  const advice = `write one of ${folders.join(', ')}${why}`;
  return {
    field: 'to',
    advice,
    choices: folders,
    initial: host === 'vimeo' ? 'videos' : undefined,
    check: (answer) => {
      const value = folders.find((folder) => folder === answer);
      return value ? { value } : { advice: `is "${answer}": ${advice}` };
    },
  };
}

function textOf({ data }: RawEntry, field: string): string {
  const value = (Object(data) as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
}

/** @throws AnswerError where the list has the video already, with another hash or without one. */
function refuseSecond(video: HostedVideo, entries: readonly RawEntry[]): void {
  const same = entries.find((entry) => {
    const src = textOf(entry, 'src');
    const found = src.startsWith('https:') ? parseVideoLink(src) : undefined;
    const id = found ? found.id : textOf(entry, 'vimeoId').split('?')[0];
    return id === video.id;
  });
  if (same) throw new AnswerError(`${same.file}: has this video already (${video.id}): change that file`);
}

async function askPoster(
  { interview }: AddContext,
  facts: VideoFacts,
  options: LoadOptions,
): Promise<Buffer | undefined> {
  const own = await interview.take(askPicture('poster', 'posters'));
  if (own) return own;
  const found = await loadPoster(facts, options);
  return found ?? interview.ask(askPicture('poster', 'posters', ', since its host gives none that is large enough'));
}

async function moveOthersBack(entries: readonly RawEntry[], content: string, by: number): Promise<[string, string][]> {
  return Promise.all(
    entries.map(async ({ file }): Promise<[string, string]> => {
      const place = path.posix.relative('content', file);
      return [place, moveBack(await readFile(path.join(content, place), 'utf8'), by)];
    }),
  );
}

async function findVideo({ words, interview }: AddContext): Promise<HostedVideo> {
  if (words.length > 1) throw new AnswerError(`${words.slice(1).join(' ')} is too much: ${linkAdvice}`);
  const checked = words[0] === undefined ? undefined : await linkQuestion.check(words[0]);
  if (checked && 'advice' in checked) throw new AnswerError(`The link ${checked.advice}.`);
  if (checked) return checked.value;
  const video = await interview.ask(linkQuestion);
  if (!video) throw new AnswerError(`The link is missing: ${linkAdvice}.`);
  return video;
}

async function make(context: AddContext): Promise<Addition> {
  const { interview, content, hosts, signal } = context;
  const video = await findVideo(context);
  const folder = await interview.ask(folderQuestion(video));
  // What is missing for days on set is missing for films too.
  const target = videoTargets[folder ?? 'behind-the-scenes'];
  const collection = (await readContent(content)).entries.filter(({ name }) => name === target.name);
  if (folder) refuseSecond(video, collection);
  const { origin } = await readSite(pathToFileURL(`${content}${path.sep}`));
  const options = { hosts, origin, timeoutMs, signal };
  const facts = await loadVideoFacts(video, options);
  const answers = await askWords(folder ?? 'behind-the-scenes', interview, facts);
  const ownPoster = await askPoster(context, facts, options);
  const posterAlt = await interview.ask(askField('posterAlt', videoSchema.shape.posterAlt));
  const ownOrder = await interview.take(askField('order', videoSchema.shape.order, { read: readNumber }));
  const filesOf = (name: string) => [`${folder ?? ''}/${name}.yaml`, `media/posters/${name}.jpg`];
  const title = typeof answers.title === 'string' ? answers.title : undefined;
  const ownName =
    title === undefined ? undefined : await interview.ask(askName(title, target.prefix, content, filesOf));
  const { name, poster } = interview.finish(folder ?? 'it', { name: ownName, poster: ownPoster });

  // Portfolios are lists of their own.
  const list = collection.filter((entry) => folder !== 'videos' || textOf(entry, 'category') === answers.category);
  const { order, moveOthers } = ownOrder === undefined ? firstOrder(list) : { order: ownOrder, moveOthers: 0 };
  const data: Record<string, unknown> = {
    ...answers,
    id: nextId(collection),
    vimeoId: vimeoNumber(video),
    src: playerAddress(video),
    order,
    poster: `../media/posters/${name}.jpg`,
    posterAlt,
  };
  const entry = `${folder ?? ''}/${name}.yaml`;
  const moved = moveOthers > 0 ? await moveOthersBack(list, content, moveOthers) : [];
  return {
    entry,
    files: {
      [entry]: writeEntryYaml(Object.fromEntries(target.fields.map((field) => [field, data[field]]))),
      [`media/posters/${name}.jpg`]: poster,
      ...Object.fromEntries(moved),
    },
    notes: [
      ...(moved.length > 0
        ? [`The orders of ${String(moved.length)} others grew by ${String(moveOthers)}, to make room.`]
        : []),
      `Look at it with npm start: ${target.page(name)}`,
    ],
  };
}

/** `npm run video:add`: a link becomes an entry and its poster. */
export const addVideo: AddCommand = {
  options: ['link', 'to', 'file-name', ...askedFields.map(optionName)],
  make,
};
