/** `npm run new-company`: asks who the company is and what it does, and writes a small content for it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@site/model/command/run-main.ts';
import { listenForStop } from '@site/model/command/stop-signal.ts';
import { EntryError } from '../entries/entry-error.ts';
import { askAll, Cancelled } from './ask-all.ts';
import { checkTarget, makeCompany } from './make-company.ts';
import { questions } from './questions.ts';

const root = path.join(import.meta.dirname, '../../..');
const from = path.join(root, 'content');

const help = `npm run new-company -- [options]
Asks who the company is and writes a small site for its trade. An option answers a question.

${Object.entries(questions)
  .map(([name, { advice }]) => `--${name.padEnd(10)} ${advice}`)
  .join('\n')}

--folder     the folder to write; content without it
--replace    puts the new content in the place of a folder that is there; its files have to be committed
--help       prints this`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

await runMain(async () => {
  const options = Object.fromEntries(Object.keys(questions).map((name) => [name, text]));
  const { values } = parseArgs({
    options: { ...options, folder: { ...text, default: 'content' }, replace: flag, help: flag },
  });
  const { folder, replace, help: isAsked, ...given } = values;
  if (isAsked) {
    console.log(help);
    return 0;
  }
  const stop = listenForStop();
  try {
    // Before the questions, so that nobody answers them in vain.
    await checkTarget({ target: folder, replace });
    const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
    const answers = await askAll({ given, isAtTerminal, signal: stop.signal });
    await makeCompany({ from, target: folder, replace, answers });
  } catch (error) {
    if (error instanceof Cancelled || stop.signal.aborted) {
      console.error('Stopped. Nothing was written.');
      return stop.exitCode() || 130;
    }
    if (!(error instanceof EntryError)) throw error;
    console.error(`${error.message}\n\nNothing was written.`);
    return 1;
  }
  const named = folder.includes(' ') ? `"${folder}"` : folder;
  const start = folder === 'content' ? 'npm start' : `npm start -- --content ${named}`;
  console.log(
    `Wrote ${folder}. See it with ${start}. What has to be replaced is marked as a sample: npm run edit lists it.`,
  );
  return 0;
});
