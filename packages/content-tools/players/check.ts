/** `npm run players:check`: asks the hosts of all players of content/, and exits with 1 if one is dead. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from '@site/model/check/read-site.ts';
import { readCommandLine } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { findHosts } from '../hosts/oembed.ts';
import { checkPlayers } from './check-players.ts';
import { listIgnored } from './list-ignored.ts';

await runMain(async () => {
  const { values } = readCommandLine(process.argv.slice(2), {
    command: 'npm run players:check',
    does: 'Asks Vimeo and YouTube whether this site may show each video of the content. Exits with 1 if one is dead.',
    options: {
      markdown: { type: 'string', value: 'file', help: 'also writes the report to this file, as Markdown' },
      ignore: { type: 'string', value: 'file', help: 'writes the links that lychee should ignore to this file' },
    },
  });
  const content = path.resolve('content');
  if (values.ignore !== undefined)
    await writeFile(values.ignore, listIgnored(await readSite(pathToFileURL(`${content}/`))));
  const print = (line: string) => console.log(printable(line));
  const { text, hasDead } = await checkPlayers(content, findHosts(process.env), print);
  print(`\n${text}`);
  if (values.markdown !== undefined) await writeFile(values.markdown, text);
  return hasDead ? 1 : 0;
});
