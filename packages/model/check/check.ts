/** `npm run content:check`: reports what is wrong in content/, or what could be better. `--help` lists the options. */
import path from 'node:path';
import { readCommandLine } from '../command/command-line.ts';
import { listFiles } from '../files/list-files.ts';
import { printable } from '../command/printable.ts';
import { runMain } from '../command/run-main.ts';
import { examineContent } from './check-content.ts';
import { addLines } from './find-line.ts';
import { listHints } from './hints.ts';
import { describeProblem, describeProblems } from '@site/zod-content/problem.ts';
import { listSamples } from './samples.ts';

/** From this many files on, the check takes long enough to need a message on the screen. */
const manyFiles = 5_000;

await runMain(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    command: 'npm run content:check',
    does: 'Reports what is wrong in content/, and exits with 1 if anything is. Otherwise suggests improvements.',
    takes: '[folder]',
    options: {
      quiet: { type: 'boolean', default: false, help: 'says only what is wrong' },
      pages: { type: 'boolean', default: false, help: 'also lists the path of every page' },
    },
  });
  const [given] = positionals;
  const folder = given === undefined ? path.join(import.meta.dirname, '../../../content') : path.resolve(given);
  const inFolder = (message: string) =>
    given === undefined ? message : message.replaceAll(/(?<![\w./-])content\//g, () => `${given.replace(/\/+$/, '')}/`);
  const count = listFiles(folder).length;
  if (count > manyFiles) console.error(`Reading ${count.toLocaleString('en-US')} files …`);
  const content = await examineContent(folder);
  const { problems } = content;
  // Hints only once there are no problems.
  const hints = problems.length > 0 || values.quiet ? [] : await addLines(folder, await listHints(folder, content));
  if (problems.length > 0) {
    console.error(printable(inFolder(describeProblems(problems))));
  } else if (!values.quiet) {
    console.log('Content is in order.');
    for (const route of values.pages ? content.routes.all : []) console.log(route.path);
    const samples = listSamples(content.entries).length;
    for (const [heading, some] of [
      [`${samples} ${samples === 1 ? 'sample' : 'samples'} left`, hints.slice(0, samples)],
      ['It could be better', hints.slice(samples)],
    ] as const) {
      if (some.length === 0) continue;
      console.log(printable(inFolder(`\n${heading}:\n${some.map(describeProblem).join('\n')}`)));
    }
  }
  return problems.length > 0 ? 1 : 0;
});
