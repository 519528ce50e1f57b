import { behindTheScenesSchema, movieSchema, videoSchema } from '@site/model/schemas/video.ts';
import type { VideoFacts } from '../hosts/oembed.ts';
import type { Interview } from './interview.ts';
import { askField, readCredits, readNumber } from './question.ts';

/** The folders of content/ that hold videos. */
export const videoFolders = ['videos', 'behind-the-scenes', 'movies'] as const;
export type VideoFolder = (typeof videoFolders)[number];

interface VideoTarget {
  /** As contentFiles calls it. */
  readonly name: 'videos' | 'behindTheScenes' | 'movies';
  /** What the names of its files start with, so that posters of all three stand in one folder. */
  readonly prefix: string;
  /** The page that shows it. */
  readonly page: (name: string) => string;
  /** The fields of a file in their order. */
  readonly fields: readonly string[];
}

export const videoTargets: Readonly<Record<VideoFolder, VideoTarget>> = {
  videos: {
    name: 'videos',
    prefix: '',
    page: (name) => `/videos/${name}`,
    fields:
      'id title vimeoId description category order artist genre industry year published durationSeconds location synopsis credits poster posterAlt'.split(
        ' ',
      ),
  },
  'behind-the-scenes': {
    name: 'behindTheScenes',
    prefix: 'bts-',
    page: () => '/behind-the-scenes',
    fields: 'title src order poster posterAlt description'.split(' '),
  },
  movies: {
    name: 'movies',
    prefix: 'film-',
    page: () => '/movies',
    fields: 'title src order year director runtimeMinutes description logline poster posterAlt'.split(' '),
  },
};

/** Every field that the command may ask for. */
export const askedFields = [...new Set(Object.values(videoTargets).flatMap(({ fields }) => fields))].filter(
  (field) => !['id', 'vimeoId', 'src'].includes(field),
);

type Answers = Record<string, unknown>;

async function askVideo(interview: Interview, facts: VideoFacts): Promise<Answers> {
  const { shape } = videoSchema;
  const genres = shape.genre.unwrap().options;
  const industries = shape.industry.unwrap().options;
  const answers: Answers = {};
  answers.title = await interview.ask(askField('title', shape.title, { initial: facts.title }));
  answers.description = await interview.ask(askField('description', shape.description));
  const hint = 'a music video needs --genre, a corporate one --industry';
  const category = await interview.ask(askField('category', shape.category, { choices: shape.category.options, hint }));
  answers.category = category;
  answers.artist = await interview.ask(askField('artist', shape.artist));
  if (category === 'music')
    answers.genre = await interview.ask(askField('genre', shape.genre.unwrap(), { choices: genres }));
  if (category === 'corporate') {
    answers.industry = await interview.ask(askField('industry', shape.industry.unwrap(), { choices: industries }));
  }
  const initial = facts.published?.slice(0, 4);
  answers.year = await interview.ask(askField('year', shape.year, { read: readNumber, initial }));
  answers.published = await interview.ask(
    askField('published', shape.published, { initial: facts.published, settled: true }),
  );
  answers.durationSeconds = await interview.ask(
    askField('durationSeconds', shape.durationSeconds, {
      read: readNumber,
      initial: facts.durationSeconds?.toString(),
      settled: true,
    }),
  );
  answers.location = await interview.ask(askField('location', shape.location));
  answers.synopsis = await interview.ask(askField('synopsis', shape.synopsis));
  const form = 'such as Director: Ana Quiroga; Editor: Desmond Pryce';
  answers.credits = await interview.ask(askField('credits', shape.credits, { read: readCredits, hint: form }));
  return answers;
}

async function askMovie(interview: Interview, facts: VideoFacts): Promise<Answers> {
  const { shape } = movieSchema;
  const title = await interview.ask(askField('title', shape.title, { initial: facts.title }));
  const year = await interview.ask(
    askField('year', shape.year, { read: readNumber, initial: facts.published?.slice(0, 4) }),
  );
  const director = await interview.ask(askField('director', shape.director));
  // The link may be that of a trailer, so its length only stands there ready.
  const minutes = facts.durationSeconds && Math.max(1, Math.round(facts.durationSeconds / 60));
  const runtimeMinutes = await interview.ask(
    askField('runtimeMinutes', shape.runtimeMinutes, {
      read: readNumber,
      initial: minutes ? String(minutes) : undefined,
    }),
  );
  const description = await interview.ask(askField('description', shape.description));
  const logline = await interview.ask(askField('logline', shape.logline));
  return { title, year, director, runtimeMinutes, description, logline };
}

async function askBehindTheScenes(interview: Interview, facts: VideoFacts): Promise<Answers> {
  const { shape } = behindTheScenesSchema;
  const title = await interview.ask(askField('title', shape.title, { initial: facts.title }));
  const description = await interview.ask(askField('description', shape.description));
  return { title, description };
}

/** Asks for the words of a new entry, in the order of its fields; what is missing is undefined. */
export async function askWords(folder: VideoFolder, interview: Interview, facts: VideoFacts): Promise<Answers> {
  const asking = { videos: askVideo, movies: askMovie, 'behind-the-scenes': askBehindTheScenes };
  return asking[folder](interview, facts);
}
