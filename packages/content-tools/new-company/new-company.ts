/** `npm run new-company`: writes a small content folder for a company. The editor's first page asks the same questions. */
import path from 'node:path';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { EntryError } from '../entries/entry-error.ts';
import { makeCompany } from './make-company.ts';
import { questions, readAnswers } from './questions.ts';

const root = path.join(import.meta.dirname, '../../..');
const from = path.join(root, 'content');

const answers = Object.entries(questions).map(
  ([name, { advice }]) => [name, { type: 'string', help: advice }] as const,
);

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run new-company',
    does: "Writes a small site for a company's trade into a new folder.",
    options: {
      ...(Object.fromEntries(answers) as Record<keyof typeof questions, (typeof answers)[number][1]>),
      folder: { type: 'string', value: 'folder', default: '', help: 'the folder to write' },
    },
  });
  const { folder, ...given } = values;
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
