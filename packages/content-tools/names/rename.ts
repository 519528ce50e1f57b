/** `npm run content:rename`: renames or deletes an entry of content/, and lets everything follow. Its `--help` lists the options. */
import path from 'node:path';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { readCommandLine, UsageError } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { changeName } from './change-name.ts';
import type { NamesPlan } from './follow-names.ts';

/** The plan, a line for each thing. */
function describePlan({ moves, uses, redirects, edits }: NamesPlan): string {
  return [
    ...moves.map(({ from, to }) => `${from.name} ${to ? `becomes ${to.name}` : 'goes'}`),
    ...uses.map(({ file, field, value, isLost, canGo }) => {
      const fate = !isLost ? 'follows' : canGo ? 'is removed, or replaced' : 'is replaced';
      return `${file}: ${field}, ${value}, ${fate}`;
    }),
    ...redirects.map(({ from, to }) => `${from} leads to ${to}`),
    `${String(edits.length)} ${edits.length === 1 ? 'file' : 'files'}: ${edits.map(({ file }) => file).join(', ')}`,
  ].join('\n');
}

await runMain(async () => {
  const { values, positionals } = readCommandLine(process.argv.slice(2), {
    command: 'npm run content:rename',
    does: 'Gives an entry of content/ another name, or a page another address, or deletes it. References, links and redirects follow. All of it is done, or nothing.',
    takes: '<entry> [new name, or new address of a page]',
    options: {
      delete: { type: 'boolean', default: false, help: 'deletes the entry; what can do without it leaves it out' },
      instead: {
        type: 'string',
        value: 'name',
        help: 'with --delete: what takes its place everywhere, by name or, for a page, by address',
      },
      'leads-to': {
        type: 'string',
        value: 'address',
        help: 'with --delete: the page to which the old address leads; the page that listed it if left out',
      },
      'dry-run': { type: 'boolean', default: false, help: 'says what would change, and changes nothing' },
      content: { type: 'string', value: 'folder', default: 'content', help: 'another content folder' },
    },
  });
  const [entry, to, ...more] = positionals;
  if (entry === undefined || more.length > 0 || (to === undefined) !== values.delete) {
    throw new UsageError('Write an entry and its new name, or an entry and --delete; --help has more.');
  }
  const { instead } = values;
  // An entry with a page of its own is named in links, too.
  const isAddress = instead?.startsWith('/') === true;
  const name = instead && bareAddress(instead).split('/').at(-1);
  const section = /^\/?(?:content\/)?(videos|blog|team|crew)\//.exec(entry)?.[1]?.replace('team', 'crew');
  const address = isAddress ? instead : section && name && `/${section}/${name}`;
  const plan = await changeName(path.resolve(values.content), {
    entry,
    to,
    isDryRun: values['dry-run'],
    choices: {
      leadsTo: values['leads-to'] ?? address,
      ...(instead !== undefined && { instead: { video: name, person: name, path: address } }),
    },
  });
  console.log(printable(describePlan(plan)));
  return 0;
});
