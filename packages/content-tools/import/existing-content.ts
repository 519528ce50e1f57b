import { z } from 'zod';
import { parsePostDate } from '@site/model/blog/post-date.ts';
import { readContent } from '@site/model/check/read-content.ts';

/** An article that stands in content/blog before the import. */
export interface ExistingPost {
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  /** Such as 2016-05-13; empty where the file says none. */
  readonly day: string;
}

export interface ExistingContent {
  readonly posts: readonly ExistingPost[];
  /** Titles and descriptions of pages and articles, in small letters: no other may have them. */
  readonly titles: ReadonlySet<string>;
  readonly descriptions: ReadonlySet<string>;
  /** What content/site.yaml says; empty where it says nothing. */
  readonly formerHost: string;
}

const text = z.string().catch('');
const result = z.object({ title: text, description: text });
const none = { title: '', description: '' };

/** What is read of any content file, whatever else it holds and whether or not it is right. */
const fieldsSchema = result
  .extend({ id: z.number().catch(0), date: text, formerHost: text, alias: result.catch(none) })
  .catch({ ...none, id: 0, date: '', formerHost: '', alias: none });

/** @param folder the content folder. */
export async function readExisting(folder: string): Promise<ExistingContent> {
  const { entries } = await readContent(folder);
  const read = entries.map(({ name, slug, data }) => ({ name, slug, ...fieldsSchema.parse(data) }));
  const results = read.flatMap(({ title, description, alias }) => [{ title, description }, alias]);
  return {
    posts: read
      .filter(({ name }) => name === 'posts')
      .map(({ slug, id, title, date }) => ({ slug, id, title, day: parsePostDate(date)?.iso ?? '' })),
    titles: new Set(results.map(({ title }) => title.toLowerCase())),
    descriptions: new Set(results.map(({ description }) => description.toLowerCase())),
    formerHost: read.find(({ name }) => name === 'site')?.formerHost ?? '',
  };
}
