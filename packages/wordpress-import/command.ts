/** `npm run blog:import -- export.xml [more.xml …]`: imports the posts of a WordPress export into content/blog. */
import path from 'node:path';
import { readCommandLine, UsageError } from '@site/model/command/command-line.ts';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { importBlog, type ImportOptions } from './import-blog.ts';

/** @throws HelpRequest, or UsageError that says what to write. */
function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = readCommandLine(args, {
    command: 'npm run blog:import',
    does: 'Imports the articles of a WordPress export into content/blog, with redirects from their old addresses, and a report of everything that is left out.',
    takes: '<export.xml> [more files of the same export]',
    options: {
      uploads: {
        type: 'string',
        value: 'folder',
        help: "a copy of the old site's wp-content/uploads, for the pictures",
      },
      'dry-run': { type: 'boolean', default: false, help: 'writes nothing, and prints the report' },
    },
  });
  const [first] = positionals;
  if (first === undefined)
    throw new UsageError('Write the name of an export, such as npm run blog:import -- export.xml');
  const { dir, name } = path.parse(first);
  const report = path.join(dir, `${name}.report.md`);
  return { files: positionals, uploads: values.uploads, dryRun: values['dry-run'], report };
}

await runMain(async () =>
  importBlog(readOptions(process.argv.slice(2)), path.resolve('content'), (line) => console.log(printable(line))),
);
