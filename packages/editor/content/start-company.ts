import path from 'node:path';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { listUncommitted, stageCompany } from '@site/content-tools/new-company/make-company.ts';
import { questions, readAnswers, type Given, type Question } from '@site/content-tools/new-company/questions.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { isExampleHost } from '@site/model/contact/example-host.ts';
import type { Signature } from '../people/person.ts';
import { Git } from '../publish/server/git.ts';
import { startWords } from '../publish/server/history.ts';
import { findStanding } from '../saves/drafts.ts';
import { saveAs } from '../saves/save-as.ts';

/** A question of `npm run new-company`, as a field of a form. */
export interface StartQuestion {
  readonly name: string;
  readonly label: string;
  readonly advice: string;
  /** What can be chosen; undefined where it is written. */
  readonly choices: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** What is wrong with each answer that was refused, by its question's name. */
export type RefusedAnswers = Readonly<Record<string, string | undefined>>;

/** Whether visitors could open a site at a host's name. */
const isReal = (host: string) => !isExampleHost(host) && host !== 'localhost';

/** What a company is asked whose site has no address of its own yet; undefined where it has. @param origin as written. */
export function listStartQuestions(origin: unknown): readonly StartQuestion[] | undefined {
  if (typeof origin === 'string' && URL.canParse(origin) && isReal(new URL(origin).hostname)) return undefined;
  return Object.entries<Question>(questions).map(([name, { label, advice, choices }]) => ({
    name,
    label,
    advice: `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`,
    choices: choices && Object.entries(choices).map(([value, words]) => ({ value, label: words })),
  }));
}

/** @throws EntryError where the history would not keep what is in the content folder. */
async function refuseLoss(content: string): Promise<void> {
  const changes = await listUncommitted(content);
  // The history of saves takes in, before each save, all that Git does not ignore.
  const isSaved = (await findStanding(new Git(path.dirname(path.resolve(content))))) !== undefined;
  const lost = isSaved ? changes?.filter((line) => line.startsWith('!!')) : changes;
  if (lost?.length === 0) return;
  throw new EntryError(
    'What is here would be lost, because no history keeps it: commit the content folder with Git first, then try again.',
  );
}

/**
 * Puts a small site for a new company in the place of the example, as `npm run new-company -- --replace` does; what was
 * there stays in the history.
 * @param content the content folder.
 * @returns what is wrong with the answers; undefined where the site is written.
 * @throws EntryError where it can't be written; nothing has changed then.
 */
export async function startCompany(
  content: string,
  given: Given,
  person: Signature,
): Promise<RefusedAnswers | undefined> {
  const read = readAnswers(given);
  if ('refused' in read) {
    const labels = Object.entries(questions).map(([name, { label }]) => [name, label] as const);
    return Object.fromEntries(
      labels.flatMap(([name, label]) => {
        const problem = read.refused[name];
        return problem === undefined ? [] : [[name, `${label} ${problem}`]];
      }),
    );
  }
  const { answers } = read;
  const change = async (stage: ContentStage) => {
    const site = readContent(stage.content).entries.find(({ name }) => name === 'site');
    // Another window may have started it.
    if (!listStartQuestions(site && valuesOf(site).origin)) {
      throw new EntryError("This site is a company's own by now, and was left as it is: reload this page.");
    }
    await refuseLoss(content);
    await stageCompany(stage, answers);
  };
  await saveAs(content, person, change, `${startWords} ${answers.name}\n`);
  return undefined;
}
