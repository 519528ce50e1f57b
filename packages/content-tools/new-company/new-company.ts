/** `npm run new-company`: writes a small content folder for a company. The editor's first page asks the same questions. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@site/model/command/run-main.ts';
import { EntryError } from '../entries/entry-error.ts';
import { makeCompany } from './make-company.ts';
import { questions, readAnswers } from './questions.ts';

const root = path.join(import.meta.dirname, '../../..');
const from = path.join(root, 'content');

const help = `npm run new-company -- --folder mine [answers]
Writes a small site for a company's trade into a new folder. The answers:

${Object.entries(questions)
  .map(([name, { advice }]) => `--${name.padEnd(10)} ${advice}`)
  .join('\n')}

--folder     the folder to write
--help       prints this`;

const text = { type: 'string' } as const;

await runMain(async () => {
  const options = Object.fromEntries(Object.keys(questions).map((name) => [name, text]));
  const { values } = parseArgs({ options: { ...options, folder: text, help: { type: 'boolean', default: false } } });
  const { folder = '', help: isAsked, ...given } = values;
  if (isAsked) {
    console.log(help);
    return 0;
  }
  const read = readAnswers(given);
  try {
    if (folder === '') throw new EntryError('--folder is missing: write the folder, such as mine');
    if ('refused' in read) {
      const lines = Object.entries(read.refused).map(([name, problem]) => `--${name} ${problem}`);
      throw new EntryError(lines.join('\n'));
    }
    await makeCompany({ from, target: folder, answers: read.answers });
  } catch (error) {
    if (!(error instanceof EntryError)) throw error;
    console.error(`${error.message}\n\nNothing was written.`);
    return 1;
  }
  const named = folder.includes(' ') ? `"${folder}"` : folder;
  console.log(
    `Wrote ${folder}. See it with npm start -- --content ${named}. What has to be replaced is marked as a sample: npm run content:check -- ${named} lists it.`,
  );
  return 0;
});
