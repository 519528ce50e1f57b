/** `npm run blog:import -- export.xml`: brings the articles of a WordPress export into content/blog. */
import path from 'node:path';
import { runMain } from '@site/system/run-main.ts';
import { readOptions } from './options.ts';
import { runImport } from './run-import.ts';

await runMain(async () =>
  runImport({
    options: readOptions(process.argv.slice(2)),
    content: path.join(import.meta.dirname, '../../../content'),
    say: (line) => {
      console.log(line);
    },
  }),
);
