/** `npm run post:add`. */
import { runMain } from '@site/system/run-main.ts';
import { runAdd } from './run-add.ts';
import { addPost } from './post-command.ts';

await runMain(() => runAdd(addPost));
