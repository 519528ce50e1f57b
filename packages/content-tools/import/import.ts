/** `npm run blog:import -- export.xml`: imports the posts of a WordPress export into content/blog. */
import path from 'node:path';
import { printable } from '@site/model/command/printable.ts';
import { runMain } from '@site/model/command/run-main.ts';
import { importBlog, readOptions } from './import-blog.ts';

await runMain(async () =>
  importBlog({
    options: readOptions(process.argv.slice(2)),
    content: path.resolve('content'),
    print: (line) => console.log(printable(line)),
  }),
);
