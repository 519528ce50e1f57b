import { memberSchema } from '@site/model/schemas/people.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { askPicture } from './ask-picture.ts';
import { writeEntryYaml } from './entry-yaml.ts';
import { lastOrder } from './free-place.ts';
import { AnswerError } from './interview.ts';
import { askName } from './name-file.ts';
import { askField, readNumber, type Question } from './question.ts';
import type { AddCommand, AddContext, Addition } from './run-add.ts';

const { shape } = memberSchema;

const specialQuestion: Question<boolean> = { field: 'special', advice: '', check: () => ({ value: true }) };

async function make({ words, interview, content }: AddContext): Promise<Addition> {
  if (words.length > 0) throw new AnswerError(`${words.join(' ')} is too much: write --name "${words.join(' ')}"`);
  const name = await interview.ask(askField('name', shape.name));
  const title = await interview.ask(askField('title', shape.title));
  const quote = await interview.ask(askField('quote', shape.quote));
  const portrait = await interview.ask(askPicture('portrait', 'portraits'));
  const special = await interview.take(specialQuestion);
  const order = await interview.take(askField('order', shape.order, { read: readNumber }));
  const filesOf = (file: string) => [`team/${file}.yaml`, `media/portraits/${file}.jpg`];
  const ownName = name === undefined ? undefined : await interview.ask(askName(name, '', content, filesOf));
  const answers = interview.finish('a member', { fileName: ownName, name, title, quote, portrait });
  const { entries } = await readContent(content);
  const entry = `team/${answers.fileName}.yaml`;
  const data = {
    name: answers.name,
    title: answers.title,
    quote: answers.quote,
    img: `../media/portraits/${answers.fileName}.jpg`,
    special,
    order: order ?? lastOrder(entries.filter((other) => other.name === 'team')),
  };
  return {
    entry,
    files: { [entry]: writeEntryYaml(data), [`media/portraits/${answers.fileName}.jpg`]: answers.portrait },
    notes: ['Look at it with npm start: /about'],
  };
}

/** `npm run member:add`: somebody of the crew, with a portrait. */
export const addMember: AddCommand = {
  options: ['name', 'title', 'quote', 'portrait', 'order', 'file-name'],
  flags: ['special'],
  make,
};
