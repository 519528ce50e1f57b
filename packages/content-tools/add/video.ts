/** `npm run video:add`. */
import { runMain } from '@site/system/run-main.ts';
import { runAdd } from './run-add.ts';
import { addVideo } from './video-command.ts';

await runMain(() => runAdd(addVideo));
