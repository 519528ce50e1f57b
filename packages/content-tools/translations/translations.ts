/** `npm run content:translations`: marks translations as up to date. Its `--help` lists the options. */
import path from 'node:path';
import { readCommandLine, UsageError } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { renewDigests } from './renew-digests.ts';

await runMain(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    command: 'npm run content:translations',
    does: 'Marks translations as up to date with the first language. npm run content:check lists those that are not.',
    takes: '<translation or folder, such as es/pages/about> …',
    options: { content: { type: 'string', value: 'folder', default: 'content', help: 'another content folder' } },
  });
  if (positionals.length === 0) throw new UsageError('Write which: a translation, such as es/pages/about, or a folder');
  const renewed = await renewDigests(path.resolve(values.content), positionals);
  console.log(printable(renewed.length > 0 ? renewed.join('\n') : 'Already up to date.'));
  return 0;
});
