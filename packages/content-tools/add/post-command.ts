import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { postSchema } from '@site/model/schemas/blog.ts';
import { text } from '@site/model/schemas/fields.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { writeEntryYaml } from './entry-yaml.ts';
import { nextId } from './free-place.ts';
import { AnswerError } from './interview.ts';
import { askName } from './name-file.ts';
import { askField, type Question } from './question.ts';
import type { AddCommand, AddContext, Addition } from './run-add.ts';

/** A day as articles write it, such as `13 May 2016`. */
export function formatPostDate(day: Date): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(day);
}

const { shape } = postSchema;

const writer = unified().use(rehypeStringify);

function writeParagraph(words: string): string {
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: words.trim() }],
  };
  return writer.stringify({ type: 'root', children: [paragraph] });
}

const fileAdvice = 'write the place of a file that holds the article as HTML';

const fileQuestion: Question<string> = {
  field: 'file',
  advice: fileAdvice,
  check: async (answer) => {
    const html = await readFile(answer.trim(), 'utf8').catch(() => undefined);
    if (html === undefined) return { advice: `names ${answer}, which cannot be read: ${fileAdvice}` };
    const { error } = shape.contentHtml.safeParse(html);
    return error ? { advice: `${error.issues[0]?.message ?? ''} in ${answer}` } : { value: html };
  },
};

async function make({ words, interview, content }: AddContext): Promise<Addition> {
  if (words.length > 0) throw new AnswerError(`${words.join(' ')} is too much: write --title "${words.join(' ')}"`);
  const title = await interview.ask(askField('title', shape.title));
  const date = await interview.ask(askField('date', shape.date, { initial: formatPostDate(new Date()) }));
  const description = await interview.ask(askField('description', shape.description));
  const html = await interview.take(fileQuestion);
  const hint = 'or --file with the whole article as HTML';
  const paragraph =
    html === undefined
      ? await interview.ask(askField('paragraph', text('the first paragraph', { max: 2_000 }), { hint }))
      : '';
  const filesOf = (name: string) => [`blog/${name}.yaml`];
  const freeName = title === undefined ? undefined : await interview.ask(askName(title, '', content, filesOf));
  const answers = interview.finish('an article', { fileName: freeName, title, date, description, paragraph });
  const { entries } = await readContent(content);
  const entry = `blog/${answers.fileName}.yaml`;
  const contentHtml = `${(html ?? writeParagraph(answers.paragraph)).trim()}\n`;
  const id = nextId(entries.filter(({ name }) => name === 'posts'));
  const isBegun = html === undefined;
  const data = {
    id,
    title: answers.title,
    date: answers.date,
    description: answers.description,
    ...(isBegun && { draft: true }),
    contentHtml,
  };
  return {
    entry,
    files: { [entry]: writeEntryYaml(data) },
    notes: isBegun
      ? [
          'It is a draft: take the line "draft: true" out once the article is whole.',
          `Look at it with npm run dev: /blog/${answers.fileName}`,
        ]
      : [`Look at it with npm start: /blog/${answers.fileName}`],
  };
}

/** `npm run post:add`: an article of a file, or a draft with its first words. */
export const addPost: AddCommand = {
  options: ['title', 'date', 'description', 'paragraph', 'file', 'file-name'],
  make,
};
