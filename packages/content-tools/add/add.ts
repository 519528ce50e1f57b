/** `npm run video:add`, `post:add` and `member:add`: `node add.ts <command>` adds an entry to content/ in the current folder. */
import path from 'node:path';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { EntryError } from '../entries/save-content.ts';
import { findHosts } from '../hosts/oembed.ts';
import { addEntry, commands, type Command } from './add-entry.ts';
import { Cancelled, findTerminal } from './ask.ts';

const isCommand = (name: string | undefined): name is Command => name !== undefined && name in commands;

await runMain(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!isCommand(command)) throw new Error(`Write what to add: ${Object.keys(commands).join(', ')}`);
  const stop = listenForStop();
  const options = { args, content: path.resolve('content'), hosts: findHosts(process.env) };
  try {
    console.log(await addEntry(command, { ...options, terminal: findTerminal(), signal: stop.signal }));
    return 0;
  } catch (error) {
    if (error instanceof Cancelled || stop.signal.aborted) {
      console.error('Stopped. Nothing was written.');
      return stop.exitCode() || 130;
    }
    if (!(error instanceof EntryError)) throw error;
    console.error(`${error.message}\n\nNothing was written.`);
    return 1;
  }
});
