/** `npm run links:check`: checks every player and outward link of content/, and exits with 1 if one is dead. */
import path from 'node:path';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { findHosts } from '../hosts/oembed.ts';
import { patientPace } from '../hosts/polite-client.ts';
import { checkLinks } from './check-links.ts';

await runMain(async () =>
  checkLinks({
    args: process.argv.slice(2),
    content: path.resolve('content'),
    hosts: findHosts(process.env),
    pace: patientPace,
    print: (line) => console.log(printable(line)),
  }),
);
